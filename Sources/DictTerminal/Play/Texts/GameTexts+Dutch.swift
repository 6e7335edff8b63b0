import WordGames

extension GameTexts {
    static let dutch = GameTexts(
        common: Common(
            language: "Nederlands", keys: ["? spelregels", "Esc menu", "Ctrl-C stoppen"],
            keysRule:
                "Esc opent het menu en ? deze spelregels. Het spel wordt na elke zet bewaard.",
            roundOver: "De ronde is afgelopen; met :new begin je een nieuwe.",
            onePerDay: "Er is één opgave per dag; morgen komt de volgende.",
            notOneLetter: "Typ één letter.", typeLetter: "Typ een letter", goOn: "Enter verder",
            none: "nog geen",
            wins: { "\(TerminalText.grouped($0)) gewonnen" },
            resume: { "bewaard; met \($0) speel je verder" }),
        menus: Menus(
            whichGame: "Welk spel?", keys: "Pijltjes en Enter, of het nummer", back: "Esc terug",
            scroll: "Omhoog, omlaag en spatie bladeren",
            lines: { "Regel \($0) tot en met \($1) van \($2)" }, title: { "\($0): menu" },
            resume: "Verder spelen", newRound: "Nieuwe ronde", startAgain: "Opnieuw vanaf niveau 1",
            otherLanguage: "In het Engels spelen", otherPlayers: "Andere spelers",
            anotherPlayer: "Een andere speler", scores: "Beste spelers",
            scoresAndStatistics: "Beste spelers en statistieken", rules: "Spelregels",
            quit: "Stoppen (je spel is bewaard)", rulesOf: { "Spelregels van \($0)" },
            copy: "Selecteer de tekst om hem te kopiëren", whoPlays: { "Wie speelt er \($0)?" },
            player: { "Speler \($0)" }, orOneOfThese: "of een van deze:",
            badName: "Een naam heeft 1 tot \(PlayerNames.longest) zichtbare tekens, en is niet "
                + "\(PlayOptions.computerName).",
            isPlaying: { "\($0) speelt al mee." }, nameKeys: "Typ of kies een naam, dan Enter",
            computer: { strength in
                switch strength {
                case .easy: "Computer, makkelijk"
                case .medium: "Computer, gemiddeld"
                case .hard: "Computer, moeilijk"
                }
            }),
        lines: Lines(
            hint: "Met :rules zie je de spelregels, met :help de opdrachten.",
            nameOf: { "Naam van speler \($0)> " },
            needsName: { "Speler \($0) heeft een naam nodig." },
            badName: { "Speler \($0) kan niet zo heten." },
            nothingToShare: "Er is nog geen uitslag om te delen.",
            noSuchChoice: "Die keuze is er niet.",
            help: [
                ":rules  de spelregels", ":new  een nieuwe ronde",
                ":language en|nl  een andere taal en een nieuwe ronde",
                ":names A,B  andere spelers", ":choose N  een niveau of een soort zinnen",
                ":scores  de beste spelers en de statistieken",
                ":share  de uitslag van Vijf letters als tekst om te delen",
                ":quit  het spel bewaren en stoppen",
            ], unknownLanguage: { "onbekende taal \"\($0)\" (kies en of nl)" },
            notANumber: { "\"\($0)\" is geen getal" },
            unknownCommand: { "onbekende opdracht \"\($0)\"; met :help zie je de opdrachten" },
            saved: { "Je spel is bewaard; met \($0) speel je verder." }),
        notes: Notes(
            installed: "Je speelt met de Nederlandse woorden van dictc zelf.",
            otherPlayers: "Het bewaarde spel was van andere spelers; dit is een nieuw spel.",
            unreadable: "Het bewaarde spel is niet te lezen; dit is een nieuw spel.",
            kept: { " De oude bestanden staan in \($0)." },
            sameForAll: { "De opgave van \($0) is voor iedereen dezelfde." },
            resumed: "Je bewaarde spel gaat verder.",
            carriedOver: "Je bewaarde spel gaat verder. De woordenlijst is intussen veranderd.",
            otherWords: "De woordenlijst is veranderd. De stand blijft; dit is een nieuwe ronde.",
            invalid: "De bewaarde ronde klopt niet. De stand blijft; dit is een nieuwe ronde."),
        scores: Scores(
            heading: "Beste spelers", of: { "Beste spelers van \($0)" },
            noWins: "nog niemand heeft gewonnen",
            summary: {
                "\($0.played) gespeeld, \($0.winPercentage)% gewonnen, \($0.streak) op rij, "
                    + "beste reeks \($0.bestStreak)"
            }, byLevel: "Gewonnen, per niveau", byGuesses: "Gewonnen, per aantal pogingen",
            byWrongLetters: "Gewonnen, per aantal fouten"),
        guess: .dutch, ghost: .dutch, wordle: .dutch, hangman: .dutch, fill: .dutch)
}

extension GameTexts.Guess {
    fileprivate static let dutch = GameTexts.Guess(
        game: GameTexts.Game(
            title: "Raad het woord",
            summary: "zoek het geheime woord aan de hand van de letters die kloppen",
            rules: GameRules(
                aim:
                    "Een van de woorden is het geheime woord. Na elke poging zie je hoeveel letters "
                    + "ook in het geheime woord zitten.",
                details: [
                    "Waar de letters staan, maakt niet uit. Een letter die in beide woorden twee keer "
                        + "voorkomt, telt twee keer.",
                    "Is PEN het geheime woord, dan geeft TEN 2 en NEP 3.",
                    "In de titel staat hoeveel pogingen je nog hebt. Een woord dat er niet bij staat, "
                        + "kost geen poging.",
                    "Na winst kom je op het volgende niveau, en na het laatste weer op het eerste. Een "
                        + "verloren niveau speel je nog eens met andere woorden.",
                ],
                keys: [
                    "Typ een woord of kies het met de pijltjes; met Enter raad je het.",
                    "In het menu kies je een niveau dat je al hebt bereikt.",
                ],
                input:
                    "Elke regel is een poging; met :choose N ga je naar een niveau dat je al hebt "
                    + "bereikt.")),
        level: "Niveau", facts: { "niveau \($0), \($1)" },
        attempts: { left in
            left.map { "nog \(GameTexts.counted($0, "poging", "pogingen"))" }
                ?? "zoveel pogingen als je wilt"
        }, guesses: "Pogingen:", guessed: { "geraden: \($0)" },
        completed: { "(alle 5 niveaus \($0) keer gehaald)" },
        hint: {
            "\($0): \(GameTexts.counted($1, "letter zit", "letters zitten")) ook in het geheime woord"
        }, lost: { "Niveau \($0) verloren: het was \($1)." },
        won: {
            "\($0) is het! Niveau \($1) gewonnen in \(GameTexts.counted($2, "poging", "pogingen"))."
        }, notInPack: { "\"\($0)\" staat er niet bij; het kost geen poging." },
        over: "De ronde is afgelopen.", keys: "Typ of kies een woord, Enter raden",
        prompt: { "poging \($0)> " })
}

extension GameTexts.Ghost {
    fileprivate static let dutch = GameTexts.Ghost(
        game: GameTexts.Game(
            title: "Ghost", summary: "zeg om de beurt een letter; wie een woord afmaakt, verliest",
            rules: GameRules(
                aim: "Zeg om de beurt een letter. Je verliest als je een bekend woord van "
                    + "\(GhostRules.minimumLosingLength) letters of meer afmaakt, of als er geen woord "
                    + "zo kan beginnen.",
                details: [
                    "Na FIET verliest de S, want FIETS is een woord. Ook de X verliest, want geen "
                        + "woord begint met FIETX.",
                    "Een korter of een zeldzaam woord mag, zolang er een langer woord mee begint.",
                    "Na een ronde zie je een woord dat nog had gekund. De andere speler begint de "
                        + "volgende ronde.",
                    "Rondes die je wint, tellen mee bij de beste spelers; die van de computer niet.",
                ], keys: ["Typ een letter; hij telt meteen."], input: "Elke regel is een letter.")),
        against: "tegen", turn: { "\($0) is aan de beurt" }, says: { "\($0) zegt \($1)." },
        word: { "\($0) is een woord" },
        nothingLonger: { "er is geen langer woord dat met \($0) begint" },
        noWord: { "er is geen woord dat met \($0) begint" },
        wins: { winner, why, loser, letter in "\(winner) wint: \(why), en \(loser) zei \(letter)."
        },
        possible: { "\($0) had nog gekund." }, newRound: "Enter nieuwe ronde")
}

extension GameTexts.Wordle {
    fileprivate static let dutch = GameTexts.Wordle(
        game: GameTexts.Game(
            title: "Vijf letters", summary: "raad het geheime woord in zes pogingen",
            rules: GameRules(
                aim: "Raad het geheime woord in \(WordleGame.tries) pogingen.",
                details: [
                    "[A] op groen: de letter staat op zijn plaats.",
                    "(A) op geel: de letter staat ergens anders in het woord.",
                    "A op grijs: de letter komt niet (vaker) voor. Op het toetsenbord is dat -A-.",
                    "Elke poging moet een woord zijn dat even lang is. Iets anders kost geen poging.",
                ],
                keys: [
                    "Typ een woord; met Enter raad je het. Backspace wist een letter, Ctrl-U het hele "
                        + "woord.",
                    "Na de ronde toont S je uitslag als vierkantjes zonder letters, om te delen.",
                ],
                input:
                    "Elke regel is een poging; na de ronde toont :share de uitslag als vierkantjes "
                    + "zonder letters.")),
        letters: { "\($0) letters" },
        legend: "[A] op zijn plaats, (A) ergens anders, A komt niet voor.",
        notLetters: "Alleen letters; het kost geen poging.",
        wrongLength: { "Een poging heeft \($0) letters; dit kost geen poging." },
        notAWord: { "\($0) staat niet in het woordenboek; het kost geen poging." },
        won: { "Gewonnen in \(GameTexts.counted($0, "poging", "pogingen"))." },
        lost: { "Verloren: het woord was \($0)." }, enter: "Enter raden",
        newWord: "Enter nieuw woord",
        share: "S delen", prompt: { "poging \($0)> " })
}

extension GameTexts.Hangman {
    fileprivate static let dutch = GameTexts.Hangman(
        game: GameTexts.Game(
            title: "Galgje", summary: "raad een zin, letter voor letter",
            rules: GameRules(
                aim:
                    "Raad de zin letter voor letter. Na \(HangmanGame.maximumMisses) foute letters is "
                    + "de ronde verloren.",
                details: [
                    "Een letter verschijnt overal waar hij voorkomt, ook met een accent: met E krijg je "
                        + "ook É.",
                    "Spaties, cijfers en leestekens staan er al.",
                    "Bij elke foute letter groeit de tekening. Een letter die je al hebt geprobeerd, "
                        + "kost niets.",
                ],
                keys: [
                    "Typ een letter; hij telt meteen.",
                    "In het menu kies je makkelijke of moeilijke zinnen.",
                ],
                input:
                    "Elke regel is een letter; met :choose 1 speel je alle zinnen, met :choose 2 "
                    + "makkelijke, tot en met :choose 5.")),
        phrases: "Zinnen", tiers: ["alle", "makkelijk", "gewoon", "moeilijk", "expert"],
        noSuchTier: "Zulke zinnen zijn er niet.", opened: { "\($0) komt voor." },
        missed: { "\($0) komt niet voor." }, repeated: { "\($0) heb je al geprobeerd." },
        wrong: "Foute letters:", left: { "(nog \($0) over)" },
        found: "Gewonnen: je hebt de zin gevonden.",
        missing: "Verloren: de gemarkeerde letters ontbraken.",
        lost: { "Verloren: het was \"\($0)\"." },
        newPhrase: "Enter nieuwe zin", prompt: "letter> ")
}

extension GameTexts.Fill {
    fileprivate static let dutch = GameTexts.Fill(
        game: GameTexts.Game(
            title: "Vul maar in", summary: "zet de verdwenen woorden terug op hun plaats",
            rules: GameRules(
                aim: "Vul op elke lege plek een van de woorden in.",
                details: [
                    "Elk woord hoort in een van de zinnen.",
                    "Elk goed woord is een punt. Is alles goed, dan kom je op het volgende niveau, met "
                        + "één zin meer en een ander soort woorden.",
                    "Anders zie je welke woorden goed waren, en speel je het niveau nog eens met andere "
                        + "zinnen.",
                ],
                keys: [
                    "Met omhoog en omlaag kies je een zin, met links en rechts een woord.",
                    "Of typ een woord of zijn nummer, en Enter.",
                    "Zijn alle plekken gevuld, dan controleert Enter. Met omhoog en omlaag bekijk je de "
                        + "uitslag.",
                ],
                input:
                    "Elke regel is een woord of zijn nummer, voor de eerste lege plek; ervoor mag het "
                    + "nummer van een zin staan.")),
        facts: { "niveau \($0), \(GameTexts.counted($1, "punt", "punten"))" }, options: "Woorden: ",
        oneOption: "Typ één woord, of het nummer van een zin en een woord.",
        noSuchRow: "Die zin is er niet.", noSuchOption: { "\"\($0)\" is niet een van de woorden." },
        result: { "\($0) van \($1) goed, \(GameTexts.counted($2, "punt", "punten"))." },
        complete: { "Niveau \($0) gehaald." }, tryAgain: { "Nog een keer op niveau \($0)." },
        submit: "Druk op Enter om te controleren.", choose: "Typ of kies",
        prompt: { "plek \($0)> " })
}
