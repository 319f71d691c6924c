// The fourth round: gloves on, in a hurry, from Cork to Glasgow to Ohio; run once before the rules were changed
// again: 18 of the first 69 were right, and no talk was taken for a command. From "asked timer" on: what was new then.
export default `
app | right six get us neev kelly up would you | open-client Niamh Kelly
app | could you pull margaret ash up on the screen for me there | open-client Margaret Ash
app | open up priya patel's file will ya | open-client Priya Patel
app | show us kathryn price | open-client Kathryn Price
app | get mark greene's card up please | open-client Mark Green
app | i need keeva byrne's record | open-client Caoimhe Byrne
app | have we a client called okafor | find-client okafor
app | look up murphy for me | find-client murphy
app | into the chair with joy bowler | open-chair Joy Bowler
client | right pop her in the chair | open-chair
app | away to the clients page | go-to clients
app | bring up the settings there | go-to settings
app | head back to the home screen | go-to dashboard
client | get salon profit up | ask-tool Salon Profit
chair | grand next one | next-step
chair | aye what's next then | next-step
chair | okay that's done next step | next-step
chair | hang on go back one there | previous-step
chair | sorry what was that last bit again | repeat
chair | sorry didn't catch that say it again | repeat
chair | can you read us out the answer | read-answer
chair | right that's enough talking | stop-talking
chair | you're talking too fast slow down a wee bit | slower
chair | you're awful quiet there turn yourself up | louder
chair | em forty five grams of seven three and eh fifteen of eight one with twenty vol | formula Bowl 1: 45 7/3 + 15 8/1; 20 vol
chair | so that'll be thirty grams of six seven with sixty grams of twenty vol | formula Bowl 1: 30 6/7; 20 vol; 60 g
chair | thirty grams of seven won and ten of ate three twenty vol one and a half parts | formula Bowl 1: 30 7/1 + 10 8/3; 20 vol; 1:1.5
chair | forty grams of seven one no make it thirty with ten vol | formula Bowl 1: 30 7/1; 10 vol
chair | twenty grams of eight three sorry twenty five with twenty vol | formula Bowl 1: 25 8/3; 20 vol
chair | roots thirty grams five oh thirty vol and the ends twenty grams seven three ten vol | formula Roots: 30 5/0; 30 vol | Ends: 20 7/3; 10 vol
chair | go with thirty vol instead | change-developer 30
chair | actually no bump it up to forty vol | change-developer 40
chair | i'll knock it down to ten vol | change-developer 10
chair | let's do the roots with thirty vol instead | change-developer 30 on Roots
chair | leave it on for forty minutes instead | change-minutes 40
chair | knock the time down to twenty five minutes | change-minutes 25
chair | make the seven one forty grams | change-grams 7/1 40
chair | do thirty five of the seven one instead | change-grams 7/1 35
chair | use eight one instead of eight three | change-shade 8/3>8/1
chair | swap out the eight three for nine three would you | change-shade 8/3>9/3
chair | throw in another five grams of eight three | add-shade 8/3 5
chair | stick ten grams of six oh in there as well | add-shade 6/0 10
chair | leave out the eight three | remove-shade 8/3
chair | mix it one to two instead | change-ratio 1:2
chair | what have i got in the bowl again | whats-in-the-bowl
chair | what did she have on her last time | last-formula
chair | same again as the last time six | same-as-last-time
chair | right that's the bowl mixed start it | start-bowl
chair | stick thirty five minutes on the roots there | timer-add Roots 2100
chair | put a timer on for ten minutes for the toner | timer-start Toner 600
chair | twenty minutes on the fringe please | timer-start Fringe 1200
chair | give us another five on the roots | timer-add Roots 300
chair | bung another two minutes on the toner | timer-add Toner 120
chair | roots thirty five no make it thirty minutes | timer-start Roots 1800
chair | how long have we on the roots | time-left Roots
chair | is the toner nearly done how long left | time-left Toner
chair | knock off the toner timer | timer-stop Toner
chair | pause the roots a minute would you | timer-pause Roots
chair | note she'd like it a bit warmer the next time | note she'd like it a bit warmer the next time
chair | jot down she's sensitive behind the ears | note she's sensitive behind the ears
chair | has she any allergies | allergies
chair | when was she in with us last | last-visit
chair | is her patch test still good | patch-test
chair | remind her to book in again in six weeks | rebook 42
chair | scrap that | undo
asked | aye go on then save it | yes
asked | naw leave it | no
asked | yes that's grand | yes
choices | the second wan | choose 2
unrelated | i had her in for roots last week and it took forty minutes
unrelated | siobhan are you warm enough there pet
unrelated | niamh kelly's getting married did you hear
unrelated | you'd want about thirty grams of sugar in that
unrelated | sure i only live ten minutes up the road
unrelated | make it thirty he says and i says away on with you
unrelated | my mammy used twenty vol at home god love her
unrelated | would you go a bit lighter the next time do you think
unrelated | stop it siobhan you're a scream
unrelated | next thing the alarm goes off
unrelated | that's my timer for the oven at home
unrelated | she's on her second one now a wee girl
unrelated | go back to the start what did he say
unrelated | i'd a patch test done once and i came out in lumps
unrelated | save us a seat would you
unrelated | sixty grams of butter and the same of flour
unrelated | carry on with what you were saying
unrelated | can you pause a second while i get this call
unrelated | switch to maria's chair after lunch she's quieter
unrelated | all my timers are gone off at home
unrelated | seven one was my old bus
unrelated | yeah grand i'll sort it out with siobhan later
asked timer | no make it thirty | timer-start Roots 1800
asked timer | sorry thirty | timer-start Roots 1800
asked timer | no i said forty minutes | timer-start Roots 2400
asked timer | no the toner | timer-start Toner 2100
asked formula | no make it thirty vol | formula Bowl 1: 40 7/1; 30 vol; 1:1.5; 35 min
asked formula | no thirty five grams | formula Bowl 1: 35 7/1; 20 vol; 1:1.5; 35 min
asked formula | no make it forty five minutes | formula Bowl 1: 40 7/1; 20 vol; 1:1.5; 45 min
asked formula | no make it thirty | choices formula Bowl 1: 40 7/1; 30 vol; 1:1.5; 35 min / formula Bowl 1: 30 7/1; 20 vol; 1:1.5; 35 min
asked formula | no one to two | formula Bowl 1: 40 7/1; 20 vol; 1:2; 35 min
asked developer | no make it thirty | change-developer 30
asked developer | no thirty | change-developer 30
asked developer | i said ten vol | change-developer 10
chair | sixty grams of twenty vol | change-developer-grams 60 g of 20 vol
chair | make it sixty grams of developer | change-developer-grams 60 g
chair | make the developer eighty grams | change-developer-grams 80 g
chair | put in ninety grams of thirty vol on the ends | change-developer-grams 90 g of 30 vol on Ends
chair | pause all the timers | timers-pause Roots / Toner
chair | hold every timer a minute | timers-pause Roots / Toner
chair | carry on all timers | timers-resume Roots / Toner
chair | start all the timers again | timers-resume Roots / Toner
one timer | pause all timers | timer-pause Roots
app | switch to maria | switch-person Maria Costa
chair | hand over to shan | switch-person
chair | maria's taking over | none
chair | maria is taking over | switch-person Maria Costa
app | switch to emma grant | open-client Emma Grant
app | sign maria in | switch-person Maria Costa
`
