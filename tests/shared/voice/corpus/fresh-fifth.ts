// The fifth round: as before, with the client talking in between; run once before the rules were changed
// again: 36 of 81 were right, and no talk was taken for a command.
export default `
app | hiya six can you find me mrs price's card | open-client Kathryn Price
app | pull priya up | open-client Priya Patel
app | lemme see sara hughes | open-client Sara Hughes
app | open saorsha's card | open-client Saoirse Doyle
app | grab me the record for tomas voychik | open-client Tomasz Wójcik
app | search up jones | find-client jones
app | is there anyone called reid | find-client reid
app | start up chair mode with grace | open-chair Grace Okafor
client | let's get her started in the chair | open-chair
app | over to the products please | go-to products
app | what's still waiting to send | go-to waiting
app | open my settings up | go-to settings
client | can you do me a retail recommendation for her | ask-tool Retail Edge for Siobhan Murphy
app | fire up the marketing tool | ask-tool Marketing
chair | next please love | next-step
chair | whats the next thing to do | next-step
chair | got that what's after that | next-step
chair | can we go back one step there pal | previous-step
chair | jump to the last step | last-step
chair | back to the very start | first-step
chair | which step was i on again | which-step
chair | give me that again slower | repeat-slower
chair | run that by me again | repeat
chair | will you read the answer to me | read-answer
chair | ok you can shush now | stop-talking
chair | could you slow it down a touch | slower
chair | bit louder there | louder
chair | so it's fifty grams of six three and ten grams of six one with sixty grams of twenty volume for thirty minutes | formula Bowl 1: 50 6/3 + 10 6/1; 20 vol; 60 g; 30 min
chair | i've done thirty grams of ate won with ten vol one to two | formula Bowl 1: 30 8/1; 10 vol; 1:2
chair | gimme twenty five grams ten point one and five grams clear with twenty vol equal parts | formula Bowl 1: 25 10.1 + 5 clear; 20 vol; 1:1
chair | forty of bleach with eighty of thirty vol one to two | formula Bowl 1: 40 bleach; 30 vol; 80 g; 1:2
chair | thirty grams seven one i mean seven two with twenty vol | formula Bowl 1: 30 7/2; 20 vol
chair | roots forty grams five oh twenty vol forty minutes then the ends thirty grams five three ten vol twenty minutes | formula Roots: 40 5/0; 20 vol; 40 min | Ends: 30 5/3; 10 vol; 20 min
chair | can we drop it to ten vol | change-developer 10
chair | no use the thirty vol | change-developer 30
chair | i want thirty vol on the ends | none
chair | put the time up to forty five minutes | change-minutes 45
chair | leave her on for another ten | none
chair | give it forty instead of thirty five minutes | change-minutes 40
chair | do it one to one and a half | change-ratio 1:1.5
chair | make the eight three fifteen grams | change-grams 8/3 15
chair | bring the seven one up to forty grams | change-grams 7/1 40
chair | swap the seven one out for a seven two | change-shade 7/1>7/2
chair | chuck in ten grams of oh eleven | add-shade 0/11 10
chair | and five grams of clear as well | add-shade clear 5
chair | scrap the eight three | remove-shade 8/3
chair | what's in this bowl again | whats-in-the-bowl
chair | how did i mix it last time | last-formula
chair | same as before for her please | same-as-last-time
chair | kick off the bowl | start-bowl
chair | log what we used today | save-formula
chair | set me a timer twenty minutes on the foils | timer-start Foils 1200
chair | start thirty on the bangs | timer-start Fringe 1800
chair | timer for the money piece fifteen minutes | timer-start Face frame 900
chair | roots forty and ends fifteen | timers-start Roots 2400 / Ends 900
chair | chuck another five minutes on the toner | timer-add Toner 300
chair | toner needs another three minutes | timer-add Toner 180
chair | how's the toner getting on | time-left Toner
chair | how many minutes left on the routes | time-left Roots
chair | cancel that toner timer | timer-stop Toner
chair | hold the roots there | timer-pause Roots
chair | get the roots going again | timer-resume Roots
chair | stop every timer | timers-stop Roots / Toner
chair | take a note she wants it cooler next time | note she wants it cooler next time
chair | remember that she hates the smell of bleach | note she hates the smell of bleach
chair | is she allergic to anything at all | allergies
chair | did she have her patch test | patch-test
chair | when did we last see her | last-visit
chair | anything in her notes | read-notes
chair | get her back in in eight weeks | rebook 56
chair | take that back please | undo
chair | whoops undo that one | undo
asked | yeah that's the one | yes
asked | yup go ahead and save it | yes
asked | no hang on | no
asked timer | no make that twenty five | timer-start Roots 1500
asked timer | make it forty | timer-start Roots 2400
asked formula | i said ten vol | formula Bowl 1: 40 7/1; 10 vol; 1:1.5; 35 min
asked formula | no fifty grams of seven one | formula Bowl 1: 50 7/1; 20 vol; 1:1.5; 35 min
choices | sara with no h | choose 2
choices | number two | choose 2
unrelated | she'd had six weeks of it and nobody rang her back
unrelated | make it a double he said and put it on my tab
unrelated | i'll put the kettle on in ten minutes
unrelated | we'll go back there next summer i think
unrelated | hold on there's somebody at the door
unrelated | i'd rather have it short to be honest
unrelated | bring her over to the basin would you
unrelated | yeah that's lovely that is
unrelated | grand so i'll see you thursday
unrelated | no make it friday i'm away on thursday
unrelated | take out the bins on your way will you
unrelated | add it to my bill thanks love
unrelated | i've thirty grams of protein in that shake
unrelated | it's maria on the phone for you
unrelated | pause for thought isn't it
unrelated | next time i'm having it all off
unrelated | stick it in the oven for thirty five minutes
unrelated | put ten quid on the horse for me
unrelated | sure what would you do
unrelated | is her mother still going with that fella
unrelated | hand that over to me there
unrelated | sorry what was your name again
`
