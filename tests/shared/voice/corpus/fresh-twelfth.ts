// The twelfth round, in four parts: from Ireland and the north of England, from the States and from people whose first
// language is another, as recognisers mishear it, and a mixed one after the mending. Right when first run: 41 of 60, 34 of
// 60, 55 of 62; then 39 of 43. Two lines were dangerous: "thirty five minutes on the routes no the ends" was asked as 30,
// and a ratio heard as "one two two" was read back as a shade.
export default `
chair | right can you make that thirty five minutes instead there | change-minutes 35
chair | so it's thirty grams of the seven one and ten of the eight three with twenty vol | formula Bowl 1: 30 7/1 + 10 8/3; 20 vol
chair | no wait twenty five grams of seven one | none
chair | forty grams of six one no wait thirty five grams of six one twenty vol | formula Bowl 1: 35 6/1; 20 vol
chair | what's in the roots bowl | whats-in-the-bowl on Roots
chair | whats in the ends bowl | whats-in-the-bowl on Ends
chair | what have i got on the roots | none
chair | what's in the bowl for the roots again | whats-in-the-bowl on Roots
chair | will you pop a half hour on the ends for me pet | timer-start Ends 1800
chair | stick the roots on for thirty five | timer-start Roots 2100
chair | give the toner another five minutes so | timer-add Toner 300
chair | toner needs five more | timer-add Toner 300
chair | five more on the toner there | timer-add Toner 300
chair | how are we getting on with the roots | none
chair | how long's left on the roots now | time-left Roots
chair | is the toner done yet | time-left Toner
chair | kill the toner | timer-stop Toner
chair | knock the toner timer off would you | timer-stop Toner
chair | drop the developer to ten | change-developer 10
chair | bring her up to thirty vol | change-developer 30
chair | she's gone a bit warm so make it ten vol | none
chair | take it down to a ten vol | change-developer 10
chair | sure lash in another ten grams of eight three | add-shade 8/3 10
chair | and ten grams of nine one as well | add-shade 9/1 10
chair | leave out the eight three | remove-shade 8/3
chair | swap the eight three for an eight four | change-shade 8/3>8/4
chair | do the same as the last time | same-as-last-time
chair | what had she on the last time | last-formula
chair | what did we put on her last time hun | last-formula
chair | when was she in last | last-visit
chair | has she anything she's allergic to | allergies
chair | any allergies at all with her | allergies
chair | did she get the patch test done | patch-test
chair | is she patch tested | patch-test
chair | is the patch test in date | patch-test
chair | make a note there that she wants it cooler round the face | note she wants it cooler round the face
chair | note to self she hates the fringe short | none
chair | stick a note on that her scalp was tender | note her scalp was tender
chair | book her in again for six weeks | rebook 42
chair | get her back in in eight weeks | rebook 56
chair | put her down for eight weeks' time | rebook 56
chair | next one there | next-step
chair | on to the next one | next-step
chair | that bit's done what's next | next-step
chair | go back a step | previous-step
chair | where are we up to | where-was-i
chair | say that again there i missed it | repeat
chair | sorry what was that | repeat
chair | whisht | none
chair | ah would you be quiet | stop-talking
chair | i've that mixed now start it | none
chair | right start the bowl so | start-bowl
chair | save that formula on her card | save-formula
chair | hang on undo that | undo
chair | that's wrong undo it | undo
app | bring up siobhan murphy there for me | open-client Siobhan Murphy
app | get us up keeva byrne's card | open-client Caoimhe Byrne
app | who's this priya patel open her up | none
asked | yeah grand save it | yes
asked | no leave it | no
chair | okay so let's do like thirty grams of seven N with twenty volume one to one | formula Bowl 1: 30 7N; 20 vol; 1:1
chair | can we go ahead and switch to thirty volume | change-developer 30
chair | let's bump the developer up to thirty | change-developer 30
chair | actually let's use ten volume on that | change-developer 10
chair | i need a thirty five minute timer on the roots | timer-start Roots 2100
chair | set timer thirty five minutes roots | timer-start Roots 2100
chair | start a timer for twenty five minutes on the bleach | timer-start Bleach 1500
chair | please to put ten minutes for the toner | timer-start Toner 600
chair | can you put timer ten minutes for toner | timer-start Toner 600
chair | how much minutes stay for the roots | none
chair | how many minutes for the toner still | none
chair | cancel the roots timer please | timer-stop Roots
chair | pause toner timer | timer-pause Toner
chair | give it an additional five minutes on the roots | timer-add Roots 300
chair | tack on five more minutes to the toner | timer-add Toner 300
chair | what did i use on her last visit | last-formula
chair | pull up her last formula | last-formula
chair | show me her last color | last-formula
chair | what's her formula from last time | last-formula
chair | same formula as last time please | same-as-last-time
chair | repeat last formula | same-as-last-time
chair | is she allergic for something | allergies
chair | does she have some allergy | allergies
chair | has she any allergy | allergies
chair | when is her patch test | patch-test
chair | she did the patch test | patch-test
chair | when she was here last time | last-visit
chair | what is the last visit | last-visit
chair | read for me the notes | read-notes
chair | read back her notes | read-notes
chair | add a note she wants less brassy next time | note she wants less brassy next time
chair | take a note client prefers ash tones | note client prefers ash tones
chair | make note that scalp is sensitive | note scalp is sensitive
chair | rebook for six weeks out | rebook 42
chair | schedule her again in six weeks | rebook 42
chair | set a reminder to rebook in eight weeks | rebook 56
chair | remind me to rebook her in eight weeks | rebook 56
chair | go to next step please | next-step
chair | next step please six | next-step
chair | previous step please | previous-step
chair | repeat please the step | repeat
chair | repeat this please one more time | repeat
chair | speak more slow please | slower
chair | too fast please slow | slower
chair | more loud please | louder
chair | stop to talk | none
chair | stop reading please | stop-talking
chair | add fifteen grams of nine v to the bowl | add-shade 9V 15
chair | put fifteen grams more of seven one | none
chair | change seven one for seven three | change-shade 7/1>7/3
chair | change the seven one with seven three | change-shade 7/1>7/3
chair | make it one to two ratio | change-ratio 1:2
chair | mix ratio one to two | change-ratio 1:2
chair | what is inside the bowl | whats-in-the-bowl
chair | what is in the roots bowl please | whats-in-the-bowl on Roots
chair | read me the roots bowl | whats-in-the-bowl on Roots
chair | save formula to her profile | save-formula
chair | save this formula please | save-formula
chair | i finish the service | none
app | open client neeve kelly | open-client Niamh Kelly
chair | for tea grams seven one | none
chair | for tea grams of seven one twenty vole | none
chair | 30 g 71 twenty vole | formula Bowl 1: 30 7/1; 20 vol
chair | dirty grams seven one twenty vol | none
chair | thirty grands seven one twenty vol | none
chair | 30 grams 7-Eleven 20 vol | formula Bowl 1: 30 7/11; 20 vol
chair | 30 grams 7:01 20 vol | none
chair | 30 grams 7/1 and 10 grams 8/3 20 vols 1 to 1.5 35 min | formula Bowl 1: 30 7/1 + 10 8/3; 20 vol; 1:1.5; 35 min
chair | make it twenty vole | change-developer 20
chair | make it twenty bowl | change-developer 20
chair | make it dirty vol | none
chair | make it thirteen no thirty vol | change-developer 30
chair | make it forty no hang on thirty vol | change-developer 30
chair | make it thirty vol no wait twenty | change-developer 20
chair | thirty five no wait twenty five minutes on the roots | timer-start Roots 1500
chair | thirty five minutes on the routes no the ends | timer-start Ends 2100
chair | thirty five minutes on the roots make that forty | none
chair | set a timer for ten sorry fifteen minutes on the tuner | timer-start Toner 900
chair | five more minutes on the tuna | timer-add Toner 300
chair | five more minuets on the roots | timer-add Roots 300
chair | how long left on the route's | time-left Roots
chair | what's in the roots bowel | none
chair | what's in the bowel | none
chair | ad ten grams of eight three | none
chair | add ten graham's of eight three | add-shade 8/3 10
chair | add ten grams of ate three | add-shade 8/3 10
chair | add ten grams of eight tree | add-shade 8/3 10
chair | add ten grams of nine oh two | add-shade 9/02 10
chair | take out the ate three | remove-shade 8/3
chair | twenty vol no sorry ten vol on the roots | none
chair | twenty five grams seven one er no thirty grams seven one | formula Bowl 1: 30 7/1
chair | thirty grams seven one no wait twenty five | formula Bowl 1: 25 7/1
chair | thirty grams seven one plus ten eight three no make that fifteen twenty vol | none
chair | sixty grams of developer no fifty | change-developer-grams 50 g
chair | one two one and a half thirty vol thirty grams seven one | none
chair | thirty grams of seven one one two two twenty vol | none
chair | change the ratio to one two two | none
chair | change the ratio to 1 221 and a half | none
chair | equal parts no one to one and a half | none
chair | thirty minutes no sorry the ratio one to two | none
chair | ten vol on the roots and twenty on the ends | none
chair | roots thirty grams six one ten vol ends thirty grams seven one twenty vol | formula Roots: 30 6/1; 10 vol | Ends: 30 7/1; 20 vol
chair | make it sixty percent | which-volume 60 percent
chair | make it sex percent | none
chair | make it six percent no nine | none
chair | swap eight three for a date four | none
chair | no to she wants it lighter | none
chair | not she wants it lighter | none
chair | note she wants it lighter no scratch that | note she wants it lighter no scratch that
chair | re book in six weeks | rebook 42
chair | rebook her in sex weeks | none
chair | book her in six no eight weeks | none
chair | pouch test | none
chair | patched test | patch-test
chair | any allergy's | allergies
chair | next stop | none
chair | text step | none
chair | start the bowel | none
asked | yes but make it forty | none
asked developer | no thirty | change-developer 30
asked formula | no wait twenty five grams | formula Bowl 1: 25 7/1; 20 vol; 1:1.5; 35 min
asked timer | no forty | timer-start Roots 2400
chair | em can you do me twenty grams of eight one and twenty of nine one with thirty vol equal parts | formula Bowl 1: 20 8/1 + 20 9/1; 30 vol; 1:1
chair | thirty five grams five three no wait five four twenty vol | formula Bowl 1: 35 5/4; 20 vol
chair | sorry make that fifteen grams of the eight three | change-grams 8/3 15
chair | actually no make it forty minutes | change-minutes 40
chair | give the roots another ten would you | timer-add Roots 600
chair | could you stick ten more minutes on the roots pet | timer-add Roots 600
chair | roots need ten more minutes | timer-add Roots 600
chair | what's left on the toner | time-left Toner
chair | how long has the toner got | time-left Toner
chair | turn the roots timer off | timer-stop Roots
chair | hold the toner timer there a minute | timer-pause Toner
chair | put a twenty minute timer on the ends please | timer-start Ends 1200
chair | twenty five minutes on the foils no sorry thirty five | none
chair | forty five no thirty five minutes on the bleach | timer-start Bleach 2100
chair | ten mins for the gloss | timer-start Gloss 600
chair | what's in the second bowl | none
chair | tell me what's in the toner bowl | whats-in-the-bowl on Toner
chair | read back the roots mix | whats-in-the-bowl on Roots
chair | what did i put in the bowl | whats-in-the-bowl
chair | drop it to twenty vol | change-developer 20
chair | change the peroxide to six percent | change-developer 20
chair | change the peroxide to fifteen | which-volume 15
chair | switch the ratio to one to one and a half | change-ratio 1:1.5
chair | lose the eight three | remove-shade 8/3
chair | take out the nine one | remove-shade 9/1
chair | bung in five grams of seven four as well | add-shade 7/4 5
chair | five grams of seven four as well | add-shade 7/4 5
chair | has she reacted to anything before | none
chair | is she allergic to ppd | none
chair | remind me what she's allergic to | allergies
chair | when did we last patch test her | patch-test
chair | what was on her the last time she was in | last-formula
chair | go again with last time's formula | none
chair | make a note her hairline went red | note her hairline went red
chair | note she took the full forty five minutes | note she took the full forty five minutes
chair | see her again in five weeks | rebook 35
chair | pencil her in for six weeks | none
chair | skip to step four | go-to-step 4
chair | what's this step again | none
chair | can you read that out to me | read-answer
asked formula | yeah no make it thirty five grams | none
asked developer | no no thirty | change-developer 30
asked timer | yes that's right | yes
`
