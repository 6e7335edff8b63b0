package dictreader;

import java.time.LocalDate;

/** The day of the first answer, and how many answers from there on are those of days, one a day. */
public record Days(LocalDate first, int count) {}
