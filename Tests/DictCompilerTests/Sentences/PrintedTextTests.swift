import DictCompiler
import DictModel
import DictText
import Testing

/// What no sentence in print has, by the signs of a text alone.
@Suite("Sentences as print would set them") struct PrintedTextTests {
    private func flaw(_ text: String, _ language: Language) -> SentenceFlaw? {
        let bytes = Array(text.utf8)
        let tokens = Tokeniser(language).tokens(in: bytes.span).map { Token($0) }
        let sentence = SentenceWords(
            TokenisedText(text: bytes, tokens: tokens), folding: Folding(language))
        return SentenceJudge(language, isBlocked: { _ in false }, isFamiliar: { _ in true })
            .findingWithoutTags(sentence)?.flaw
    }

    @Test(
        arguments: [
            ("The hunters’ dogs ran through the dark forest.", nil),
            ("The hunters' dogs ran through the dark forest.", nil),
            ("The doctor’s answer was short: ‘Stay in bed.’", nil),
            ("The doctor's answer was short: 'Stay in bed.'", nil),
            ("The doctor said: “Ann told me, ‘Stay in bed.’”", nil),
            ("Peter opened „the box“ and found ‹a key› there.", nil),
            ("Peter opened »the box« and found «a key» there.", nil),
            ("Rock ’n’ roll was loud in the ’80s, wasn’t it?", nil),
            ("Is it true that ’tis the season for apples?", nil),
            ("My aunt had had a long day at work.", nil),
            ("We know that that dog is old.", nil),
            ("The 3rd train leaves the platform at noon.", nil),
            ("The last train leaves platform B12 at noon.", nil),
            ("The water in the lake is 20 °C.", nil),
            ("Subtitles by the team of the old house.", .quoteFragment),
            ("Nobody here is older than I.", nil),
            ("Where does the old farmer come from?", nil),
            ("The shop sells bread & butter for 5.50 a piece.", nil),
            ("The rope costs .5 dollars more each year.", nil),
            ("Come in and sit down by the fire.", nil),
            // Quotation marks.
            ("I never saw such a big house before.’", .unbalanced),
            ("No room for you in this house!’ they cried out.", .unbalanced),
            ("The nurse said, ‘I shall come back tomorrow.", .unbalanced),
            ("You must not open it at night,’ said she.", .unbalanced),
            ("The clerk said, 'We shall open the office early.", .unbalanced),
            ("Our cook burned „the potatoes again on Sunday.", .unbalanced),
            ("Peter opened ‹the box and found a key.", .unbalanced),
            ("Peter opened [the box and found a key.", .markup),
            ("Peter opened “the box (and found” a key).", .unbalanced),
            // Holes.
            ("At , Norway has one of the deepest lakes.", .hole),
            ("Copper is a soft metal which can be found in and .", .hole),
            ("Copper is a soft metal that is in rocks and.", .hole),
            ("You may come in and, if you like, sit down.", nil),
            ("My aunt waited for the bus... and walked home.", nil),
            ("The farmer sold his cows--all of them--in the morning.", nil),
            ("(“The girl said ‘no’,” my aunt told us.)", .quoteFragment),
            ("My aunt told us (“The girl said ‘no!’”).", nil),
            ("The old man eats a pear–––––.", .hole),
            ("The old man eats a pear––and a plum.", .hole),
            ("The old man eats a pear – – and a plum.", .hole),
            ("The old man eats a pear – and a plum.", nil),
            ("Mr. —— eats a pear in the garden.", .hole),
            ("The old man eats a pear!!!!", .noEnd),
            ("The old man eats a pear?? Nobody knows.", .hole),
            ("The old man eats a pear....... and a plum.", .hole),
            ("The old man eats a pear--- and a plum.", .hole),
            ("The old man eats a pear–-–-–-.", .hole),
            ("The population was in and has grown since then.", .hole),
            ("The mayor of , a village, opened the zoo.", .hole),
            ("The queen,, opened the swimming pool.", .hole),
            ("The queen, , opened the swimming pool.", .tokenised),
            ("The tower () stands near the old church.", .hole),
            ("The tower (, ) stands near the old church.", .hole),
            ("The judge of ... read the law to us.", .hole),
            ("The soup was warm ...and then the tower fell.", .hole),
            ("The clerk read the of the report to us.", .hole),
            ("The clerk bought my, but not the other.", .hole),
            ("The farmer of [name] sold his cows yesterday.", .markup),
            // Blanks.
            ("The guests ate bread , cheese and fruit.", .tokenised),
            ("Is the museum open on Sundays ?", .tokenised),
            ("The nurse ( who is kind) reads a story.", .tokenised),
            ("A clerk opened the \" secret \" letter for us.", .tokenised),
            ("The farmer did n't sell his cows last winter.", .tokenised),
            ("The boys ' bikes stood in the rain all night.", .tokenised),
            ("We 've seen the castle on the hill before.", .tokenised),
            // Words.
            ("We bought a a lamp for the bedroom.", .doubled),
            ("Some students forgot forgot their homework.", .doubled),
            ("The cat w as found under the table.", .brokenWord),
            ("The chiId swam in the river with us.", .brokenWord),
            ("The dog and l went to the park.", .brokenWord),
            ("We saw the film in l938 with them.", .brokenWord),
            ("He'ii take the cat to the museum tomorrow.", .brokenWord),
            ("The farmer fed his cows1 in the barn.", .brokenWord),
            ("Mr.Brown left the garden before dinner.", .cut),
            ("The book costs 1,000.That is a lot for us.", .cut),
            ("Did you meet Walter I.", .cut),
            ("The tallest of them all is Augustus E.", .cut),
            ("John: We have to leave the house now.", .quoteFragment),
            ("An app- political appointee spoke to us.", .brokenWord),
            ("The hand- and footwork of the dancer was good.", nil),
            ("The farmer was given – given a cow.", .doubled),
            ("The black cat And found the river again.", .cut),
            ("We read The Times and went to bed.", nil),
            ("We divide the whole book into parts, 1.", .cut),
            ("The oldest of them was born in May, 1970.", nil),
            ("We divide the whole book into parts, 1st.", .cut),
            ("Each of us left the house before the 5th.", nil),
            ("The dance lasts until the 9th. day of the week.", .cut),
            ("One day my aunt told us about Dr.", .cut),
            ("The boat is in the house of Mrs.", .cut),
            ("We knew that the answer was no.", nil),
            ("The farmer has 3 Now look at his cows.", .cut),
            ("The clerk sat down So we left the room.", .cut),
            ("The nurse does not know, um, what to do.", .brokenWord),
            ("My aunt told – my aunt told us about it.", .doubled),
            ("My aunt – the old one – told us about it.", nil),
            ("X. Of the feasts of the old church.", .cut),
            ("K. Turbam ran across the field with us.", .cut),
            ("The dog went mad— this is what we saw.", .tokenised),
            ("The dog went mad —this is what we saw.", .tokenised),
            ("The shop sells the in great numbers.", .hole),
            // Marks of files.
            ("The group / the village has a mayor.", .markup),
            ("The price is high&nbsp;and the shop is closed.", .markup),
            ("The caf&#233; near the river opens at dawn.", .markup),
            ("The clerk opened the office%20door with a key.", .markup),
            ("The painter mixed ''blue'' and yellow paint.", .markup),
            ("The museum shows [[coin]]s from the old town.", .markup),
            ("The river is frozen[2] and nobody swims there.", .markup),
            ("Wolves hunt at night.2 They rest by day.", .markup),
            ("A nurse washed her hands ¶ before lunch.", .markup),
            ("The king kiſſed the old queen again.", .characters),
            // Languages.
            ("Many men went west in search of gold.", nil),
            ("Mijn hand is warm en nat van de regen.", .otherLanguage),
            ("Je me suis assis sur une table.", .otherLanguage),
            ("A mulher come uma banana no carro.", .otherLanguage),
            ("No me gusta la sopa de la casa.", .otherLanguage),
            ("Die man was in sy huis met sy hond.", .otherLanguage),
        ] as [(String, SentenceFlaw?)])
    func `an English text has the flaw`(text: String, flaw: SentenceFlaw?) {
        #expect(self.flaw(text, .english) == flaw)
    }

    @Test(
        arguments: [
            ("'s Avonds slaapt de kat op de warme bank.", nil),
            ("De winkel is 's nachts en 's zondags altijd dicht.", nil),
            ("Opa zei: 'Ik ga met de trein naar zee.'", nil),
            ("Oma’s foto’s van z’n oude auto liggen daar.", nil),
            ("De man die die fiets verkoopt is oud.", nil),
            ("Heb je zo’n grote hond ooit gezien?", nil),
            ("De hond at het brood op .", .tokenised),
            ("De foto' s van de boerderij liggen op tafel.", .brokenWord),
            ("De baby ' s slapen in de warme kamer.", .tokenised),
            ("Het kind heeft z 'n jas in de klas gelaten.", .brokenWord),
            ("De auto 's staan voor de deur van de garage.", .tokenised),
            ("Er was noch brood, noch vlees in het huis.", nil),
            ("Het gehoor- en gezichtsvermogen van de kat is goed.", nil),
            ("De armoede en - bescherming van dieren is belangrijk.", .hole),
            ("De rechter Was in de tuin met zijn hond.", .cut),
            ("Meneer Van der Meer slaapt in de tuin.", nil),
            ("Ik heb een een hond en nog een kat.", .doubled),
            ("De boer verkocht de, en niet de andere.", .hole),
            ("De boom is zo oud als 's menschen geheugen.", nil),
            ("De auto 's rijden door de oude stad.", .tokenised),
            ("De wagen stond stil voor het huis No.", .cut),
            ("De boer sliep in de tuin Dan kwam de hond.", .cut),
            ("My sister was in the garden with her dog.", .otherLanguage),
            ("Die man was in sy huis met sy hond.", .otherLanguage),
        ] as [(String, SentenceFlaw?)])
    func `a Dutch text has the flaw`(text: String, flaw: SentenceFlaw?) {
        #expect(self.flaw(text, .dutch) == flaw)
    }
}
