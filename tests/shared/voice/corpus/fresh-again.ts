// The second round, after the rules had been widened for the first (fresh.ts); run once before they were changed again.
export default `
app | i want to see margaret ash's card | open-client Margaret Ash
app | open shavon | open-client Siobhan Murphy
app | bring me up caoimhe | open-client Caoimhe Byrne
app | get tomas woycik up | open-client Tomasz Wójcik
app | who's next open sinead o connor | none
app | open her card please | none
client | open her card please | open-client Siobhan Murphy
app | put ella grant in the chair | open-chair Ella Grant
client | let's start the service | open-chair
app | find grace | find-client grace
app | go to the products page | go-to products
app | get me back to the dashboard | go-to dashboard
app | i need the colour formula | ask-tool Colour Formula
client | recommend some products | ask-tool Retail Edge for Siobhan Murphy
chair | could you read it to me again | repeat
chair | say that one more time | repeat
chair | what did you say | repeat
chair | go to the next one | next-step
chair | i've done that one | next-step
chair | go back one | previous-step
chair | what was the step before | previous-step
chair | go to step number four | go-to-step 4
chair | stop reading please | stop-talking
chair | give me a second | pause-talking
chair | you can go on | go-on
chair | can you speak more slowly | slower
chair | that's too slow | faster
chair | i can't hear you six | louder
chair | turn it up a bit | louder
chair | undo that last thing | undo
chair | keep my screen on please | awake-on
chair | don't turn the screen off | awake-on
chair | what else can i say | help
chair | i'm done with this client end the service | end-service
chair | we've finished the service | end-service
chair | thirty grams of seven point one ten grams of eight point three twenty vol one to one and a half thirty five minutes | formula Bowl 1: 30 7.1 + 10 8.3; 20 vol; 1:1.5; 35 min
chair | today it's forty grams of seven four with thirty vol | formula Bowl 1: 40 7/4; 30 vol
chair | mixing forty grams of five three and twenty grams of six three with ten vol one to one and a half | formula Bowl 1: 40 5/3 + 20 6/3; 10 vol; 1:1.5
chair | roots forty grams six oh twenty vol thirty five minutes ends twenty grams seven oh ten vol ten minutes | formula Roots: 40 6/0; 20 vol; 35 min | Ends: 20 7/0; 10 vol; 10 min
chair | thirty grahams of seven won twenty vole | formula Bowl 1: 30 7/1; 20 vol
chair | thirty five grams of nine point sixteen six percent one to two | formula Bowl 1: 35 9.16; 20 vol; 1:2
chair | can we make that ten vol | change-developer 10
chair | i'd rather have ten vol | change-developer 10
chair | take it down to ten volume | change-developer 10
chair | up it to thirty vol | change-developer 30
chair | use nine percent on the ends | change-developer 30 on Ends
chair | make the first bowl thirty vol | change-developer 30 on Roots
chair | make the second bowl thirty vol | none
chair | give it forty minutes | change-minutes 40
chair | make the roots forty minutes | change-minutes 40 on Roots
chair | do it one to one | change-ratio 1:1
chair | change the eight three to eight one | change-shade 8/3>8/1
chair | put eight one in instead of the eight three | change-shade 8/3>8/1
chair | thirty five grams of seven one not thirty | none
chair | make that seven one forty grams | change-grams 7/1 40
chair | add another ten grams of the seven one | add-shade 7/1 10
chair | add 10 g of 9/16 | add-shade 9/16 10
chair | throw in five grams of clear | add-shade clear 5
chair | pop ten grams of eight three in | add-shade 8/3 10
chair | add five grams of nought one to the ends | add-shade 0/1 5 on Ends
chair | take out the 8/3 | remove-shade 8/3
chair | get the eight three out of there | remove-shade 8/3
chair | i don't want the eight three | none
chair | lose the eight three | remove-shade 8/3
chair | remove eight three from the roots | remove-shade 8/3 on Roots
chair | do a separate bowl for the ends | add-bowl Ends
chair | bin the ends bowl | remove-bowl Ends
chair | same again as last time | same-as-last-time
chair | repeat the last formula | same-as-last-time
chair | remind me what she had last time | last-formula
chair | what's in the mix at the moment | whats-in-the-bowl
chair | begin the bowl | start-bowl
chair | log what we used | save-formula
chair | thirty five minutes for the roots from now | timer-start Roots 2100
chair | forty five on the foils | timer-start Foils 2700
chair | twenty on the ends | choices timer-start Ends 1200 / change-developer 20 on Ends
chair | roots thirty five ends ten | timers-start Roots 2100 / Ends 600
chair | set thirty five on the roots and ten on the ends | timers-start Roots 2100 / Ends 600
chair | foils forty minutes roots thirty and toner five | timers-start Foils 2400 / Roots 1800 / Toner 300
chair | roots thirty ends ten | none
chair | pop a timer on for twenty minutes | timer-start Timer 1200
chair | time me ten minutes | timer-start Timer 600
chair | can you give the roots another five | timer-add Roots 300
chair | ten more minutes for the toner | timer-add Toner 600
chair | put another ten on the toner | timer-add Toner 600
chair | stop everything | none
chair | cancel all the timers | timers-stop Roots / Toner
chair | stop both timers | timers-stop Roots / Toner
chair | stop the first timer | timer-stop Roots
chair | stop the one that's ringing | timer-stop Roots
chair | turn off the alarm | timer-stop Roots
one timer | stop the alarm | timer-stop Roots
chair | pause the roots | timer-pause Roots
chair | pause both timers | timers-pause Roots / Toner
chair | unpause the toner | timer-resume Toner
chair | how long have the roots got | time-left Roots
chair | how long have i got on the toner | time-left Toner
chair | how much time is left | time-left
chair | are the roots done yet | time-left Roots
chair | what's siobhan allergic to | allergies
chair | does she need a patch test | patch-test
client | when did siobhan last come in | last-visit
chair | read her notes | read-notes
chair | get her back in in five weeks | rebook 35
client | remind me to book her in six weeks | rebook 42
chair | note her hairline went red after five minutes | note her hairline went red after five minutes
chair | can you note that she wants it cooler next time | note she wants it cooler next time
noting | that's everything | dictated that's everything
asked | yes that's fine | yes
asked | sounds good | none
asked | yes sounds good | yes
asked | no don't | no
asked | actually no | no
choices | second one please | choose 2
volume | twenty volume please | formula Bowl 1: 30 7/1; 20 vol
unrelated | twenty on the lottery and not a penny back
unrelated | thirty five on the clock and no sign of a goal
unrelated | roots twenty one is my favourite club
unrelated | he's forty on the second of june
unrelated | ten on the door and five on the guest list
unrelated | split ends and dry ends she had both
unrelated | add a bit more to the pot each month
unrelated | add her to the group chat
unrelated | add ten on for the tip
unrelated | put in ten hours yesterday
unrelated | put the kettle on will you
unrelated | take the dog out at six
unrelated | take out a loan or take out a mortgage
unrelated | drop the kids off at eight
unrelated | lose the attitude i told her
unrelated | skip the starter and get two puddings
unrelated | stop all of this nonsense about brexit
unrelated | stop the first bus you see
unrelated | pause the programme i'm going to the loo
unrelated | set another date i've not heard back
unrelated | give it another go he said
unrelated | give it another year and see
unrelated | give her another chance
unrelated | how long on hold with the bank an hour
unrelated | how much is left on your mortgage
unrelated | what's left is mostly rice
unrelated | get her back in the car
unrelated | get me a coffee while you're up
unrelated | have a look at that dress
unrelated | see what i mean
unrelated | i need a holiday
unrelated | i need ten minutes to myself
unrelated | let me tell you about my sister
unrelated | can we go somewhere warm
unrelated | can i have the bill
unrelated | mix it up a bit he says
unrelated | use it or lose it
unrelated | go with the flow
unrelated | leave it forty years and it's vintage
unrelated | it's thirty grams of sugar in one can
unrelated | we've got twenty volunteers
unrelated | that's too fast for a thirty zone
unrelated | i can't hear a thing with that dryer
unrelated | that's everything i think
unrelated | sounds good to me she goes
unrelated | one more time and i'm leaving
unrelated | scrap the whole idea
unrelated | put it back where you found it
unrelated | bring me up to speed on the gossip
unrelated | her card declined in the shop
unrelated | ends at ten on a friday
unrelated | ends at ten
unrelated | highlights eighty five
unrelated | gloss forty cut fifty
unrelated | top ten
unrelated | tips twenty between us
unrelated | back in ten
unrelated | front two and back four
unrelated | thirty on the day and forty on the night
unrelated | ten on the trot
unrelated | toner's thirty five pounds on its own
unrelated | roots and ends are the same to him
unrelated | see emma grant on friday was it
unrelated | i need joy in my life
unrelated | have a look at mark green's new car
unrelated | get grace up from nursery for me
unrelated | get rid of the bowl haircut
unrelated | take out the rubbish and the recycling
unrelated | take the seven out of it and you get three
unrelated | leave out the eggs
unrelated | lose ten pounds by christmas
unrelated | remove the seven forty from your diary
unrelated | drop eight kilos
unrelated | add ten grams of salt
unrelated | add ten grams of butter and eight eggs
unrelated | another ten minutes and i'm gone
unrelated | give it ten more and call it a day
unrelated | stop both of them fighting
unrelated | stop the alarm going off at six he says
unrelated | cancel all the plans
unrelated | the first one rings then the second one
unrelated | turn it up a bit i love this one
unrelated | it's too loud in here
unrelated | that's too slow for the motorway
unrelated | give me a minute i'm coming
unrelated | go back one more time to tenerife
unrelated | i've done that one twice and never again
unrelated | scrap that we'll do sunday
`
