// The ninth round, of a stylist in the middle of a service: no apostrophes, signs said by name, numbers in two pieces. Written
// with the two after it before the rules were read; run once before the rules were changed: 41 of 60 were right, no talk
// was taken for a command.
export default `
chair | right so thats thirty gram seven point one and ten of eight three with twenty volume one to one and half for thirty five minutes on the roots | formula Roots: 30 7.1 + 10 8/3; 20 vol; 1:1.5; 35 min
chair | can you pop it up to thirty volume | change-developer 30
chair | drop the developer down to ten vol love | change-developer 10
chair | swap the seven one for a seven two please | change-shade 7/1>7/2
chair | actually make the ate three fifteen grams | change-grams 8/3 15
chair | make that eight three twelve grams instead | change-grams 8/3 12
chair | give it forty minutes not thirty five | change-minutes 40
chair | leave it on for ty minutes | change-minutes 40
chair | mix it one to two | change-ratio 1:2
chair | make it a one to one and a half mix | change-ratio 1:1.5
chair | chuck another five grams of nine one in | add-shade 9/1 5
chair | add five grams of nine point one. | add-shade 9.1 5
chair | take the eight three out | remove-shade 8/3
chair | lose the eight point three | remove-shade 8.3
chair | um whats in this bowl again | whats-in-the-bowl
chair | right start that bowl | start-bowl
chair | bowls on, start it | start-bowl
chair | set the roots timer going for thirty five | timer-start Roots 2100
chair | stick a timer on for the toner twenty minutes | timer-start Toner 1200
chair | thirty five mins on the roots please six | timer-start Roots 2100
chair | timer for the ends, ten minutes | timer-start Ends 600
chair | start a timer, twenty, no, twenty five minutes for the roots | timer-start Roots 1500
chair | give the toner another five minutes | timer-add Toner 300
chair | five more on the roots | timer-add Roots 300
chair | hold the toner timer a sec | timer-pause Toner
chair | set the toner off again | timer-resume Toner
chair | kill the roots timer | timer-stop Roots
chair | how long has she got left on the roots | time-left Roots
chair | hows the toner doing for time | time-left Toner
chair | what timers have i got on | which-timers
chair | whats left on everything | time-left
chair | has she had a patch test | patch-test
chair | when was her patch test | patch-test
chair | is she allergic to owt | allergies
chair | any allergies i need to know about | allergies
chair | what did we use last time | last-formula
chair | whats her usual mix | last-formula
chair | do the same as last time for her | same-as-last-time
chair | when was she last in | last-visit
chair | book her back in in six weeks | rebook 42
chair | put her down for eight weeks time | rebook 56
chair | make a note she prefers it cooler round the face | note she prefers it cooler round the face
chair | note that she's allergic to latex gloves, full stop | note she's allergic to latex gloves.
chair | take a note | start-note
chair | whats the next step | next-step
chair | right ive done that whats next | next-step
chair | go back a step | previous-step
chair | say that again i missed it | repeat
chair | what step was i on | which-step
app | bring up neeve kelly | open-client Niamh Kelly
app | get me shiv on murphys card | open-client Siobhan Murphy
app | pull up keeva burn | open-client Caoimhe Byrne
app | open seersha | open-client Saoirse Doyle
app | can you find mow gorzata novak for me | open-client Małgorzata Nowak
client | take me to the chair with her | open-chair
app | show me my products | go-to products
asked | yeah thats right save it | yes
asked | no leave it | no
asked | thats perfect cheers | none
asked developer | no sorry thirty volume | change-developer 30
unrelated | she said thirty pound for a blow dry and i nearly died
unrelated | twenty past one or half past is fine for the meeting
unrelated | have you been anywhere nice this year
unrelated | no honestly im fine with whatever you think
unrelated | the next one along is open on a sunday
unrelated | did you watch it last night the ending was mad
unrelated | he's seven in march and already wants highlights
unrelated | can you get me a coffee when youre done there
unrelated | i take two sugars please love
unrelated | yeah save it for later we'll have it with our lunch
unrelated | its thirty quid for the pair down the market
unrelated | we stopped at the services for ten minutes
unrelated | turn the radio up a bit i love this one
unrelated | turn the music down a touch would you
unrelated | she started at half eight and was done by one
unrelated | roots is the name of that new cafe by the station
unrelated | put the kettle on for five minutes
unrelated | my mum takes twenty tablets a day
unrelated | same as last time please and a cappuccino
unrelated | book a table for four on saturday
unrelated | how long have you got left till your holidays
unrelated | how long left on your maternity
unrelated | ive added another room on the back of the house
unrelated | note to self never go there again
unrelated | they changed the number of the bus again
unrelated | the bowl of soup was cold so i sent it back
unrelated | take the bins out will you its tuesday
unrelated | remind me what your sister's called
unrelated | open the window its boiling in here
unrelated | close the door behind you love
unrelated | go back to the start and tell me all of it
unrelated | did she say yes when he asked
unrelated | cancel my two o clock she rang earlier
unrelated | start the car ill be down in five
unrelated | what was the last thing you watched
unrelated | can you pass me the foils
unrelated | where are the towels kept now
unrelated | hand me the tail comb darling
unrelated | pop your head back for me
unrelated | is the water alright for you
unrelated | lean forward a sec
unrelated | just going to rinse you off now
unrelated | how does that temperature feel
unrelated | we're going to spain for ten days
unrelated | forty in the shade it was
unrelated | one to one lessons are dear aren't they
unrelated | she runs seven point one kilometres every morning
unrelated | thirty volumes of that encyclopedia in the loft
unrelated | my timer went off and the cake was burnt
unrelated | oven on for thirty five minutes at one eighty
unrelated | stop it you're making me laugh
unrelated | pause the telly your dad's talking
unrelated | carry on what were you saying
unrelated | help yourself to a biscuit
unrelated | undo that top button its warm
unrelated | the previous owner left it in a state
unrelated | save your money i said to him
unrelated | mark green was in the paper again
unrelated | rose gold is everywhere this season
unrelated | ella and emma are coming to the wedding
`
