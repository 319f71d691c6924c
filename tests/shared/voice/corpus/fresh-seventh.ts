// The seventh round; run once before the rules were changed again: 77 of 87 were right, and no talk
// was taken for a command.
export default `
app | find me mrs walsh's card | open-client Aoife Walsh
app | open efa walsh | open-client Aoife Walsh
app | can you get rose gold's record up | open-client Rose Gold
app | let's have a look at joy bowler | open-client Joy Bowler
app | right let's see stephen reid | open-client Stephen Reid
app | who do we have called kelly | none
app | get margaret ash in the chair | open-chair Margaret Ash
app | back to the dashboard there | go-to dashboard
app | show me my products | go-to products
app | can you open the comfort settings | go-to comfort
client | do me a colour formula for her | ask-tool Colour Formula for Siobhan Murphy
app | open up the appointments tool | ask-tool Appointments
chair | okay next | next-step
chair | tell me the next step | next-step
chair | can we go on to the next bit | next-step
chair | go back to the last step i was on | none
chair | take me back a step | previous-step
chair | read the step out again | repeat
chair | sorry again | repeat
chair | say it one more time would you | repeat
chair | talk quieter please | quieter
chair | a wee bit slower | slower
chair | hush | none
chair | right then forty grams of six three and twenty grams of six one with twenty vol one to one and a half for thirty five minutes please | formula Bowl 1: 40 6/3 + 20 6/1; 20 vol; 1:1.5; 35 min
chair | i'm doing thirty grams of seven forty three and thirty of seven four with ten vol | formula Bowl 1: 30 7/43 + 30 7/4; 10 vol
chair | for the roots twenty five grams of four oh and for the ends fifteen grams of five oh with ten vol | formula Roots: 25 4/0 | Ends: 15 5/0; 10 vol
chair | fifty grams of powder with a hundred grams of twenty vol | formula Bowl 1: 50 powder; 20 vol; 100 g
chair | thirty grams seven one sorry eight one with twenty vol | formula Bowl 1: 30 8/1; 20 vol
chair | thirty five grams of six seven no wait make it forty with thirty vol | formula Bowl 1: 40 6/7; 30 vol
chair | use ten vol today instead | change-developer 10
chair | let's go up to thirty vol on the roots | change-developer 30 on Roots
chair | swap the developer for ten vol | change-developer 10
chair | let it go forty minutes | none
chair | change the time to half an hour | change-minutes 30
chair | make that thirty five minutes instead | change-minutes 35
chair | make it fifteen grams of the eight three | change-grams 8/3 15
chair | up the seven one to forty grams | change-grams 7/1 40
chair | use seven three in place of seven one | change-shade 7/1>7/3
chair | mix it one to one | change-ratio 1:1
chair | put ten grams of clear in | add-shade clear 10
chair | add in twenty grams of six oh one | add-shade 6/01 20
chair | take the eight three back out | remove-shade 8/3
chair | pour seventy grams of twenty vol | change-developer-grams 70 g of 20 vol
chair | make the developer seventy five grams on the ends | change-developer-grams 75 g on Ends
chair | what have we mixed here | whats-in-the-bowl
chair | what was her last colour | last-formula
chair | do the same as last time | same-as-last-time
chair | begin the bowl now | start-bowl
chair | keep what we used | save-formula
chair | twenty minutes for the toner please | timer-start Toner 1200
chair | start me a half hour timer on the foils | timer-start Foils 1800
chair | set the timer for eighteen minutes | timer-start Timer 1080
chair | toner eight minutes | timer-start Toner 480
chair | forty five minutes all over | timer-start All over 2700
chair | roots twenty five minutes mid lengths ten minutes | timers-start Roots 1500 / Mid-lengths 600
chair | give the roots another ten | timer-add Roots 600
chair | leave the toner on two more minutes | timer-add Toner 120
chair | what's left on the roots | time-left Roots
chair | are the roots done | time-left Roots
chair | how long have i got on the toner | time-left Toner
chair | stop the clock on the toner | none
chair | end the roots timer | timer-stop Roots
chair | stop both of the timers | timers-stop Roots / Toner
chair | hold all timers | timers-pause Roots / Toner
chair | carry on with all of the timers | timers-resume Roots / Toner
chair | carry on with the roots | timer-resume Roots
chair | make a note her scalp was a bit tight today | note her scalp was a bit tight today
chair | can you note that she's wearing it up for the wedding | note she's wearing it up for the wedding
chair | what's she allergic to | allergies
chair | has she any notes | read-notes
chair | when was her last appointment | last-visit
chair | has her patch test run out | patch-test
chair | rebook her for six weeks | rebook 42
chair | get her back in in a month | rebook 30
chair | undo that for me | undo
chair | switch over to maria | switch-person Maria Costa
chair | ana is taking over | switch-person Ana
asked | yes | yes
asked | that's right aye | yes
asked | aye grand | yes
asked | nah don't save that | no
asked timer | no twenty | timer-start Roots 1200
asked timer | make that an hour | timer-start Roots 3600
asked formula | no make it thirty grams | formula Bowl 1: 30 7/1; 20 vol; 1:1.5; 35 min
asked formula | no forty minutes | formula Bowl 1: 40 7/1; 20 vol; 1:1.5; 40 min
asked developer | make that forty | change-developer 40
choices | the second | choose 2
unrelated | she's taking over the whole front room with it
unrelated | no wait till you hear this
unrelated | let's have a look at you now
unrelated | that's the last step i promise
unrelated | twenty for the two of them is grand
unrelated | i was up to ninety with the kids
unrelated | a hundred grams of cheese a day she eats
unrelated | make that two coffees would you
unrelated | what's left in the pot
unrelated | are the roots always that dark
unrelated | switch it over to the news there
unrelated | keep what you want and bin the rest
unrelated | leave it to me
unrelated | it's grand yes
unrelated | how long have you got on your lunch
unrelated | has she any sense at all
unrelated | what was her last job again
unrelated | when was her last day
unrelated | no forty is the new thirty
unrelated | begin with the good news
`
