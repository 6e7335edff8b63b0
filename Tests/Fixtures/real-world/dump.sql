-- MySQL dump 10.13
CREATE TABLE `words` (`word` varchar(40));
INSERT INTO `words` VALUES ('pea'),('pear');
