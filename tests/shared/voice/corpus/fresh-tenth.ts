// The tenth round; run once after the ninth was mended: 33 of 60 were right, no talk was taken for a command.
export default `
chair | okay so roots are forty grams six zero twenty vol one to one thirty five minutes and ends are twenty grams of eight three ten vol one to two for ten minutes | formula Roots: 40 6/0; 20 vol; 1:1; 35 min | Ends: 20 8/3; 10 vol; 1:2; 10 min
chair | on the roots i'm using sixty grams of seven dot one comma twenty volume comma one to one point five | formula Roots: 60 7.1; 20 vol; 1:1.5
chair | mixing up a toner twenty grams nine sixteen with six percent one to two twenty minutes | formula Toner: 20 9/16; 20 vol; 1:2; 20 min
chair | forty g of five slash seven and twenty vol one to one on the roots | formula Roots: 40 5/7; 20 vol; 1:1
chair | can i have thirty vol in there instead | change-developer 30
chair | change developer to nine per cent | change-developer 30
chair | i'm going up to forty vol | change-developer 40
chair | its ten volume not twenty | change-developer 10
chair | make it thirty five grams of the seven one | change-grams 7/1 35
chair | only twenty five grams of seven point one | change-grams 7.1 25
chair | bump the seven one up to forty grams | change-grams 7/1 40
chair | swap eight three for eight four | change-shade 8/3>8/4
chair | change the eight point three to nine point three. | change-shade 8.3>9.3
chair | use six one instead of seven one | change-shade 7/1>6/1
chair | development time forty five minutes | change-minutes 45
chair | process for thirty minutes | change-minutes 30
chair | one to two ratio please | change-ratio 1:2
chair | sixty grams of developer | change-developer-grams 60 g
chair | ten more grams of six seven in the roots bowl | add-shade 6/7 10 on Roots
chair | and five grams of zero eleven | add-shade 0/11 5
chair | do me a second bowl for the ends | add-bowl Ends
chair | new bowl for the fringe | add-bowl Fringe
chair | bin that bowl | remove-bowl
chair | scrap the roots bowl | remove-bowl Roots
chair | read me the bowl back | whats-in-the-bowl
chair | thats me mixed, start the bowl | start-bowl
chair | save that formula to her card | save-formula
chair | save what ive used | save-formula
chair | half an hour on the roots | timer-start Roots 1800
chair | put the mid lengths on for a quarter of an hour | timer-start Mid-lengths 900
chair | roots on till ten past three | timer-start Roots until 3:10
chair | foils on for forty five minutes please | timer-start Foils 2700
chair | time the toner for eight minutes | timer-start Toner 480
chair | roots thirty five and ends fifteen minutes | timers-start Roots 2100 / Ends 900
chair | two more minutes on that toner | timer-add Toner 120
chair | add ten to the roots timer | timer-add Roots 600
chair | cancel the toner timer | timer-stop Toner
chair | stop all the timers | timers-stop Roots / Toner
chair | pause everything | timers-pause Roots / Toner
chair | is the toner nearly done | time-left Toner
one timer | how much longer | time-left
one timer | hows she doing for time | time-left
one timer | another three minutes please | timer-add Roots 180
chair | whats she allergic to | allergies
chair | is her patch test still in date | patch-test
chair | read us her notes | read-notes
chair | what do the notes say about her | read-notes
chair | see her again in about five weeks | rebook 35
chair | note colon she wants to go warmer next time period | note she wants to go warmer next time period
noting | thats the end of the note | end-note
app | siobhan murphy please | open-client Siobhan Murphy
app | shiv awn murphy | open-client Siobhan Murphy
app | look up grace oka for | find-client grace oka for
app | is ee fa walsh in here | find-client ee fa walsh
app | find kathryn price no catherine smith | find-client catherine smith
app | switch over to shan | switch-person
chair | never mind | none
chair | stop talking now thanks | stop-talking
chair | bit quieter please | quieter
chair | keep listening | latch-on
unrelated | twenty volume is what they all used when i trained
unrelated | i had mine done with forty vol once and it snapped off
unrelated | it was a one to one mix of mud and water down that field
unrelated | my roots are irish on my dad's side
unrelated | she's allergic to hard work that one
unrelated | is she still seeing him then
unrelated | when was she last here she looks different
unrelated | i'll have the same as her please
unrelated | put it back to how it was i told the builder
unrelated | we mixed thirty bags of cement in a weekend
unrelated | thirty five minutes on the bus and no seat
unrelated | forty minutes on hold to the gas board
unrelated | ten more minutes and i'd have walked out
unrelated | five more weeks till we fly
unrelated | stop the lights at the crossing were broken again
unrelated | start the week as you mean to go on
unrelated | all the timers in that kitchen go off at once
unrelated | end of the note she'd put a little kiss
unrelated | a note through the door saying sorry
unrelated | save me a seat at the front
unrelated | save some for the rest of us
unrelated | do it again do it again he was shouting
unrelated | repeat prescription took three days
unrelated | next please she shouted across the counter
unrelated | he skipped a step and fell down the lot
unrelated | last step broke my heel clean off
unrelated | open a tab at the bar would you
unrelated | close your eyes a minute while i do your fringe
unrelated | just say when its too hot
unrelated | yes chef he says to me
unrelated | yeah no yeah i know what you mean
unrelated | go on then twist my arm
unrelated | go on without me i'll catch you up
unrelated | no don't save it just bin it i told him
unrelated | right that's me i'm off for my break
unrelated | who's next in the chair then
unrelated | switch over its love island
unrelated | switch to decaf my doctor says
unrelated | i've changed to sensitive toothpaste
unrelated | mute point as my nan would say
unrelated | louder than a jumbo jet their dog
unrelated | slow down you'll crash the thing
unrelated | faster than you'd think the weeks go
unrelated | read the room i said to him
unrelated | she's got notes from the midwife
unrelated | the patch test on the tarmac took them a month
unrelated | last visit to the dentist cost me two hundred
unrelated | book her in at the vets she said
unrelated | six weeks in plaster he was
unrelated | in eight weeks she'll be due
unrelated | find the keys find the car find the kids
unrelated | take the rest of the day off
unrelated | remove your shoes at the door please
unrelated | add it to the bill love
unrelated | twenty grams of protein in a tin of tuna
unrelated | forty grams of sugar in one can its wicked
unrelated | eight three two that's the alarm code now
unrelated | nine one one they ring over there
unrelated | hold it there don't move
unrelated | minutes of the meeting came through
`
