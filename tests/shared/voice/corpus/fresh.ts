// Thought up by somebody who had not read the rules, with the mistakes recognisers make; run once before any rule was
// changed for them (what came of that stands in decision 024).
export default `
app | could i have siobhan's card up please | open-client Siobhan Murphy
app | can we get shivon murphy up | open-client Siobhan Murphy
app | pull up neve kelly | open-client Niamh Kelly
app | get me eefa walsh | open-client Aoife Walsh
app | show me sursha | open-client Saoirse Doyle
app | i need priya patel | open-client Priya Patel
app | open steven reed | open-client Stephen Reid
app | open gracie okafor | open-client Grace Okafor
app | have a look at joy bowler | open-client Joy Bowler
app | open margaret ashe | open-client Margaret Ash
app | open sarah hughes | open-client Sara Hughes
app | um start rose gold in the chair | open-chair Rose Gold
app | right start a service with hugh lions please | open-chair Hugh Lyons
app | begin a service for emma grant | open-chair Emma Grant
app | chair mode for thomas wojcik | open-chair Tomasz Wójcik
client | start the service | open-chair
app | look up mrs o'connor | find-client mrs o'connor
app | find me a client called nowak | find-client nowak
app | search for green | find-client green
app | open the settings | go-to settings
app | can i see my products | go-to products
app | take me home | go-to dashboard
app | go to the client list | go-to clients
app | show me the history | go-to history
app | what's waiting to send | go-to waiting
app | open comfort settings | go-to comfort
app | get me the help page | go-to help
app | go back please | go-back
app | back a page | go-back
client | get me a formula | ask-tool Colour Formula for Siobhan Murphy
app | retail edge for zoe | ask-tool Retail Edge for Zoe Clarke
app | ask salon profit | ask-tool Salon Profit
app | open up the appointments | ask-tool Appointments
chair | read that out to me | read-answer
chair | can you read it out please | read-answer
chair | read me that again | repeat
chair | come again | repeat
chair | sorry what was that | repeat
chair | one more time please | repeat
chair | okay what's next | next-step
chair | right next bit | next-step
chair | done next | next-step
chair | go back a step | previous-step
chair | the step before | previous-step
chair | start from the first step | first-step
chair | skip to the last step | last-step
chair | go to step number three | go-to-step 3
chair | which step are we on | which-step
chair | quiet please | stop-talking
chair | okay that's enough | stop-talking
chair | hang on a sec | pause-talking
chair | hold on | pause-talking
chair | okay go ahead | go-on
chair | keep going | go-on
chair | slow down please | slower
chair | speed up a bit | faster
chair | too fast | slower
chair | i can't hear you | louder
chair | bit louder please six | louder
chair | too loud | quieter
chair | turn it down | quieter
chair | turn the sound off | mute
chair | sound back on | unmute
chair | where did i get to | where-was-i
chair | undo that please | undo
chair | scrap that last one | undo
chair | keep the screen awake | awake-on
chair | don't let the screen go to sleep | awake-on
chair | you can let the screen sleep now | awake-off
chair | keep listening to me | latch-on
chair | you can stop listening now | latch-off
chair | what are the commands | help
chair | what can you do | help
chair | that's us finished end the service | end-service
chair | finish the service | end-service
chair | forty grams of six point three with twenty vole for thirty five minutes | formula Bowl 1: 40 6.3; 20 vol; 35 min
chair | thirty grams seven point one twenty vole one to one point five | formula Bowl 1: 30 7.1; 20 vol; 1:1.5
chair | 30 grams of 7.1 and 10 grams of 8.3 with 20 volume 1 to 1.5 35 minutes | formula Bowl 1: 30 7.1 + 10 8.3; 20 vol; 1:1.5; 35 min
chair | it's thirty five grams of five oh with thirty volume | formula Bowl 1: 35 5/0; 30 vol
chair | so that's twenty grams eight one twenty grams nine one ten vol one to two | formula Bowl 1: 20 8/1 + 20 9/1; 10 vol; 1:2
chair | fifty five grams of six zero and five grams of six six twenty volumes equal parts forty minutes | formula Bowl 1: 55 6/0 + 5 6/6; 20 vol; 1:1; 40 min
chair | i've got sixty grams of bleach with twenty vol one to two | formula Bowl 1: 60 bleach; 20 vol; 1:2
chair | on the ends twenty five grams nine three ten vole fifteen minutes | formula Ends: 25 9/3; 10 vol; 15 min
chair | roots forty grams six one thirty vol ends thirty grams seven one ten vol | formula Roots: 40 6/1; 30 vol | Ends: 30 7/1; 10 vol
chair | forty grams seven one twenty vol make that thirty five grams | none
chair | thirty grams of seven one and fifteen vol | which-volume 15
chair | bowl of forty grams four zero six percent forty minutes | formula Bowl 1: 40 4/0; 20 vol; 40 min
chair | make it ten vole | change-developer 10
chair | use thirty volume instead | change-developer 30
chair | can we go down to ten vol | change-developer 10
chair | change it to twenty vol please | change-developer 20
chair | make it twelve percent | change-developer 40
chair | go with thirty vol on the roots | change-developer 30 on Roots
chair | make that five vol | change-developer 5
chair | leave it forty minutes | change-minutes 40
chair | make it thirty minutes instead | change-minutes 30
chair | change the time to twenty five minutes | change-minutes 25
chair | mix it one to two | change-ratio 1:2
chair | make it one to one point five | change-ratio 1:1.5
chair | swap the seven one for seven eleven | change-shade 7/1>7/11
chair | use eight one instead of eight three | change-shade 8/3>8/1
chair | make it thirty five grams of seven one | change-grams 7/1 35
chair | make the eight three fifteen grams | change-grams 8/3 15
chair | add ten grams of eight three | add-shade 8/3 10
chair | add ten grams of eight point three to the bowl | add-shade 8.3 10
chair | put in five grams of six six | add-shade 6/6 5
chair | and another ten grams of nine one | add-shade 9/1 10
chair | add twenty grams of clear to the roots | add-shade clear 20 on Roots
chair | take out the eight three | remove-shade 8/3
chair | take the eight three out | remove-shade 8/3
chair | leave out the seven one | remove-shade 7/1
chair | add another bowl for the toner | add-bowl Toner
chair | get rid of the roots bowl | remove-bowl Roots
chair | same as before please | same-as-last-time
chair | let's do what we did last time | same-as-last-time
chair | what did we use last time | last-formula
client | what was her last colour | last-formula
chair | what's in this bowl | whats-in-the-bowl
chair | read me the bowl | whats-in-the-bowl
chair | i'm mixing now | start-bowl
chair | okay start mixing the bowl | start-bowl
chair | save the formula please | save-formula
chair | set a timer on the roots for thirty five minutes | timer-start Roots 2100
chair | thirty five on the ends | timer-start Ends 2100
chair | start twenty minutes for the foils | timer-start Foils 1200
chair | give me ten minutes on the fringe | timer-start Fringe 600
chair | put the mid lengths on for fifteen minutes | timer-start Mid-lengths 900
chair | timer for half an hour | timer-start Timer 1800
chair | set a timer until half past two for the foils | timer-start Foils until 2:30
chair | ends thirty five fringe ten | timers-start Ends 2100 / Fringe 600
chair | set timers ends thirty five minutes and foils forty | timers-start Ends 2100 / Foils 2400
chair | set another five on the roots | timer-add Roots 300
chair | five more on the routes please | timer-add Roots 300
chair | give the toner two more minutes | timer-add Toner 120
chair | give it another five minutes | choices timer-add Roots 300 / timer-add Toner 300
one timer | give it another five minutes | timer-add Roots 300
one timer | stop the timer | timer-stop Roots
one timer | turn it off the timer | none
chair | kill the toner timer | timer-stop Toner
chair | stop the roots timer please | timer-stop Roots
chair | stop all timers | timers-stop Roots / Toner
chair | stop all the timers please | timers-stop Roots / Toner
chair | turn every timer off | timers-stop Roots / Toner
chair | pause the toner | timer-pause Toner
chair | hold the roots timer | timer-pause Roots
chair | carry on with the toner timer | timer-resume Toner
chair | start the roots timer again | timer-resume Roots
chair | how long on the roots | time-left Roots
chair | how long's left | time-left
chair | what's left on the toner | time-left Toner
chair | how are the timers doing | which-timers
chair | what timers have i got on | which-timers
chair | has she got any allergies | allergies
chair | is siobhan allergic to anything | allergies
chair | when was her patch test | patch-test
chair | when was she last in | last-visit
client | how long since her last visit | last-visit
chair | what do the notes say | read-notes
chair | book her back in in six weeks | rebook 42
chair | remind me to rebook in a couple of months | rebook 60
client | rebook siobhan in eight weeks | rebook 56
chair | note that the front needs less time | note the front needs less time
chair | make a note she's sensitive round the hairline | note she's sensitive round the hairline
chair | take a note please | start-note
noting | she wants to go lighter by summer | dictated she wants to go lighter by summer
noting | okay end note | end-note
asked | yep go for it | yes
asked | yeah that's it | yes
asked | that's right save | yes
asked | no wait | no
asked | leave it | cancel
asked | right so yes | yes
asked | forget it | cancel
choices | number two please | choose 2
choices | the top one | choose 1
volume | thirty vole | formula Bowl 1: 30 7/1; 30 vol
volume | make it twenty | formula Bowl 1: 30 7/1; 20 vol
unrelated | did you stop at the shops on the way in
unrelated | stop it you're making me blush
unrelated | stop all that noise will you
unrelated | he wants to stop all the overtime
unrelated | pause for thought that's what i say
unrelated | pause the telly i said and he just sat there
unrelated | add ten quid to the tip and keep the change
unrelated | add ten minutes for the traffic at least
unrelated | add me on instagram would you
unrelated | can you add two sugars to that
unrelated | take out the bins love
unrelated | take out the eight o'clock she's cancelled
unrelated | we had a take out and a film
unrelated | she took out a loan for thirty grand
unrelated | take the lead out of the car
unrelated | roots and all she said it was her own colour
unrelated | my roots are irish on my mother's side
unrelated | the ends justify the means
unrelated | twenty volumes of encyclopaedias in the attic
unrelated | there were twenty voles in the garden
unrelated | turn the volume up on that song i love it
unrelated | thirty five minutes we waited for that bus
unrelated | thirty five on sunday and i don't feel a day over twenty
unrelated | forty minutes on the treadmill and i was dead
unrelated | ten more minutes and i'd have been late
unrelated | five more on the guest list
unrelated | set another place at the table
unrelated | set the alarm for six did you
unrelated | how long on the waiting list for the dentist
unrelated | how long on the plane
unrelated | how long have you been going with him
unrelated | what's left of the cake
unrelated | seven one it finished we were robbed
unrelated | it was seven one at half time and eight three at the end
unrelated | make it thirty people for the party
unrelated | make it ten past so i can park
unrelated | make it rain as they say
unrelated | change the subject before she comes back
unrelated | swap the shift with jenny if you can
unrelated | next please is what they shout at the post office
unrelated | step two is always harder in those programmes
unrelated | go back to spain i would in a heartbeat
unrelated | go to bed at nine these days
unrelated | note the date in your diary for the wedding
unrelated | she left a note on the fridge
unrelated | notes of vanilla and something else in it
unrelated | book club is on thursday
unrelated | book her in for the dog groomers
unrelated | rebook the flights in six weeks if they'll let you
unrelated | read the last one it's brilliant
unrelated | read any good books
unrelated | repeat prescription that's what i'm after
unrelated | undo the top button you look boiling
unrelated | save me a seat on the bus
unrelated | save the whales
unrelated | yes but only on a friday
unrelated | yes and then he goes no
unrelated | no way did he say that
unrelated | cancel the subscription i told him
unrelated | never mind him he's always like that
unrelated | first one to fall asleep loses
unrelated | the second one was better than the first film
unrelated | open plan kitchen and a big island
unrelated | open the window would you it's boiling
unrelated | show me a picture of the dog
unrelated | show me your nails
unrelated | find someone your own age
unrelated | find a penny pick it up
unrelated | start again at the beginning i wasn't listening
unrelated | start the dinner at five
unrelated | start mixing with the wrong crowd
unrelated | end the lease in march i think
unrelated | finish the milk before it goes off
unrelated | same again please barman
unrelated | same as last year really somewhere hot
unrelated | keep the screen door shut the dog gets out
unrelated | keep listening to him and you'll go mad
unrelated | louder for the people at the back
unrelated | slow down you move too fast
unrelated | faster than a rat up a drainpipe
unrelated | quiet in here today isn't it
unrelated | grace is the name if it's a girl
unrelated | mark my words she'll be back
unrelated | rose gold is my favourite for a phone
unrelated | joy to the world and all that
unrelated | is she allergic to work or what
unrelated | any allergies my little one's got loads
unrelated | what can i say i was drunk
unrelated | help yourself to a biscuit
unrelated | roots thirty five ends ten that's what my tree says
unrelated | all timers in that kitchen are broken
unrelated | put in ten grams of yeast and leave it to rise
unrelated | and another thing
`
