// The sixth round; run once before the rules were changed again: 66 of 91 were right, and no talk was
// taken for a command.
export default `
app | get us up the card for rhys evans | open-client Rhys Evans
app | can i see hugh lyons please | open-client Hugh Lyons
app | open up keva's card | open-client Caoimhe Byrne
app | bring up steven reed | open-client Stephen Reid
app | i'm looking for a client called nowak | find-client nowak
app | chair mode for priya would you | open-chair Priya Patel
client | pop her into the chair for me there | open-chair
app | nip over to clients | go-to clients
app | what've i got waiting | go-to waiting
app | show us the history page | go-to history
client | work out a colour formula for her | ask-tool Colour Formula for Siobhan Murphy
app | open communications for me | ask-tool Communications
chair | right so next | next-step
chair | okay done that one move on | next-step
chair | can you take me back to the step before | previous-step
chair | gimme step three | go-to-step 3
chair | skip to step four there | go-to-step 4
chair | what step are we at | which-step
chair | say that again slower | none
chair | i missed that say it again | repeat
chair | read me that one more time | repeat
chair | ah stop talking would you | stop-talking
chair | give it a rest | none
chair | you're going too fast | slower
chair | turn up the sound a bit | louder
chair | talk a bit quicker | faster
chair | thirty five grams of six oh fifteen of six three thirty vol one and a half parts forty minutes | formula Bowl 1: 35 6/0 + 15 6/3; 30 vol; 1:1.5; 40 min
chair | okay so the mix is twenty grams nine one and twenty grams nine two with forty grams of ten vol | formula Bowl 1: 20 9/1 + 20 9/2; 10 vol; 40 g
chair | thirty grams of seven one twenty vol no thirty vol one to one | formula Bowl 1: 30 7/1; 30 vol; 1:1
chair | forty grams bleach twenty vol sorry eighty grams of twenty vol | none
chair | toner is thirty grams ten sixteen ten vol one to two | formula Toner: 30 10/16; 10 vol; 1:2
chair | do thirty grams of five won with twenty vol on the roots | formula Roots: 30 5/1; 20 vol
chair | can we go to thirty vol | change-developer 30
chair | stick with ten vol on the ends | change-developer 10 on Ends
chair | change it to twelve percent | change-developer 40
chair | cut the time to twenty minutes | change-minutes 20
chair | leave it on forty five minutes | change-minutes 45
chair | make the seven one thirty five grams | change-grams 7/1 35
chair | only twenty grams of the seven one | change-grams 7/1 20
chair | change the seven one for a seven three | change-shade 7/1>7/3
chair | use equal parts instead | change-ratio 1:1
chair | mix that one to two | change-ratio 1:2
chair | fire in another ten grams of seven one | add-shade 7/1 10
chair | five more grams of eight three | add-shade 8/3 5
chair | forget the eight three take it out | none
chair | get rid of the eight three | remove-shade 8/3
chair | sixty five grams of developer | change-developer-grams 65 g
chair | make it ninety grams of twenty vol | change-developer-grams 90 g of 20 vol
chair | read me out what's in the bowl | whats-in-the-bowl
chair | what formula did we use on her last time | last-formula
chair | we'll go the same as last time | same-as-last-time
chair | right i'm starting the bowl | start-bowl
chair | save that as today's formula | save-formula
chair | timer for thirty five on the roots | timer-start Roots 2100
chair | put me on a timer for the fringe eight minutes | timer-start Fringe 480
chair | half an hour on the foils | timer-start Foils 1800
chair | twenty five minutes for the highlights there | timer-start Highlights 1500
chair | set a timer for forty sorry forty five minutes on the foils | timer-start Foils 2700
chair | roots thirty five minutes and toner ten minutes | timers-start Roots 2100 / Toner 600
chair | bump the toner up five minutes | timer-add Toner 300
chair | throw another five on the roots | timer-add Roots 300
chair | how's the roots doing for time | time-left Roots
chair | when's the toner up | time-left Toner
chair | what timers are on | which-timers
chair | kill the toner timer | timer-stop Toner
chair | turn off all the timers | timers-stop Roots / Toner
chair | pause both timers | timers-pause Roots / Toner
chair | unpause the timers | timers-resume Roots / Toner
chair | freeze the toner | timer-pause Toner
chair | set the toner going again | timer-resume Toner
chair | note down that she's going on holiday in june | note she's going on holiday in june
chair | new note she found the water too hot | note she found the water too hot
chair | any allergies on her | allergies
chair | is her patch test in date | patch-test
chair | how long since she was last in | last-visit
chair | what's in her notes | read-notes
chair | book her back in for eight weeks time | rebook 56
chair | stick her in again in six weeks | rebook 42
chair | undo | undo
chair | maria is taking over now | switch-person Maria Costa
app | hand it over to maria | switch-person Maria Costa
asked | yeah go on | yes
asked | yes yes save it | yes
asked | no no leave it | no
asked | actually no | no
asked timer | no thirty minutes | timer-start Roots 1800
asked timer | i meant the toner | timer-start Toner 2100
asked developer | no ten | change-developer 10
asked formula | sorry make it ten vol | formula Bowl 1: 40 7/1; 10 vol; 1:1.5; 35 min
choices | first one there | choose 1
choices | the other one please | choose 2
unrelated | she was on to me about the notes from school
unrelated | what was the answer to that in the quiz
unrelated | i read it again last night
unrelated | the last time we used that it went green
unrelated | what's the next thing you're off to then
unrelated | save the date they said and i lost the card
unrelated | undo me there would you i'm boiling
unrelated | i was back in the same step of the ladder for years
unrelated | he's louder than the other three put together
unrelated | are you allergic to anything yourself
unrelated | have you had a patch test with us before
unrelated | when were you last in with us
unrelated | same as before he never rang
unrelated | she does read the notes i'll say that for her
unrelated | sixty grams of developer i ask you
unrelated | no thirty is too young for that
unrelated | i meant the other fella
unrelated | sorry thirty pounds is that right
unrelated | make it quick i've the kids outside
unrelated | it's your second bowl of soup
unrelated | who's taking over from him do you know
unrelated | you can pause it on the telly now
unrelated | it was going slow on the motorway
`
