// Written with the rest and before the rules were tuned; first run when the tuning had ended (see ../understand.test.ts).
export default `
app | could you open siobhan's page please | open-client Siobhan Murphy
app | open shivawn murphy | open-client Siobhan Murphy
app | show siobhan | open-client Siobhan Murphy
app | open up keeva byrne | open-client Caoimhe Byrne
app | open quiva | open-client Caoimhe Byrne
app | bring up ifa walsh | open-client Aoife Walsh
app | open saoirse | open-client Saoirse Doyle
app | open priya's notes | open-client Priya Patel
app | okay six open grace | open-client Grace Okafor
app | go to niamh kelly | open-client Niamh Kelly
app | open zoe clark | open-client Zoe Clarke
app | open zoey | open-client Zoe Clarke
app | open hugh lyons | open-client Hugh Lyons
app | open mark green | open-client Mark Green
app | open joy bowler | open-client Joy Bowler
app | open catherine | choices open-client Catherine Smith / open-client Kathryn Price
app | open magorzata | open-client Małgorzata Nowak
app | open mister reid | open-client Stephen Reid
app | open grant | choices open-client Ella Grant / open-client Emma Grant
app | er could you go to the clients | go-to clients
app | take me to history | go-to history
app | products please | go-to products
app | go back to the dashboard | go-to dashboard
app | show settings | go-to settings
app | find mrs patel | find-client mrs patel
app | search clients for nowak | find-client nowak
app | open the marketing tool | ask-tool Marketing
app | ask for retail advice for emma grant | ask-tool Retail Edge for Emma Grant
client | open the colour formula tool | ask-tool Colour Formula for Siobhan Murphy
app | start a service for ella grant | open-chair Ella Grant
chair | read me the answer | read-answer
chair | read this step | repeat
chair | could you repeat that please | repeat
chair | pardon | repeat
chair | er next one please | next-step
chair | okay next step | next-step
chair | go back one step | previous-step
chair | the last step please | last-step
chair | step 1 | go-to-step 1
chair | jump to step three | go-to-step 3
chair | shut up | stop-talking
chair | stop reading | stop-talking
chair | a bit slower | slower
chair | speak a bit faster | faster
chair | turn the volume up | louder
chair | what was i doing | where-was-i
chair | undo the last one | undo
chair | leave the screen on please | awake-on
asked | yes save it please | yes
asked | correct | yes
asked | nope | no
asked | no that's wrong | no
asked | er no | no
asked | yeah but then he rang her | none
asked | save me a biscuit | none
choices | the second | choose 2
volume | nine per cent | formula Bowl 1: 30 7/1; 30 vol
volume | twenty five | which-volume 25
chair | forty grams six three twenty grams seven three twenty vol one to one thirty minutes | formula Bowl 1: 40 6/3 + 20 7/3; 20 vol; 1:1; 30 min
chair | 40 g 6/3 20 g 7/3 20 vol 1 to 1 30 minutes | formula Bowl 1: 40 6/3 + 20 7/3; 20 vol; 1:1; 30 min
chair | er thirty five grams five naught thirty vol forty five minutes | formula Bowl 1: 35 5/0; 30 vol; 45 min
chair | fifty grams of eight point one with ten volume mixed one to one and a half | formula Bowl 1: 50 8.1; 10 vol; 1:1.5
chair | twenty grams nine sixteen ten vol | formula Bowl 1: 20 9/16; 10 vol
chair | 20 grams 9/16 10 vol one to two for twenty minutes | formula Bowl 1: 20 9/16; 10 vol; 1:2; 20 min
chair | fifteen grams of seven forty three and fifteen grams of seven four twenty vol | formula Bowl 1: 15 7/43 + 15 7/4; 20 vol
chair | sixty grams lightener thirty vol one to two | formula Bowl 1: 60 lightener; 30 vol; 1:2
chair | we used forty grams seven one with twenty vol equal parts for half an hour | formula Bowl 1: 40 7/1; 20 vol; 1:1; 30 min
chair | forty grams seven one twenty vol sorry ten vol | formula Bowl 1: 40 7/1; 10 vol
chair | forty grams seven one at nine percent | formula Bowl 1: 40 7/1; 30 vol
chair | forty grams seven one thirty five vol | which-volume 35
chair | on the regrowth forty grams five zero twenty vol | formula Regrowth: 40 5/0; 20 vol
chair | put it up to thirty vol | change-developer 30
chair | switch to ten vol | change-developer 10
chair | change the developer to six percent | change-developer 20
chair | make it fourteen vol | which-volume 14
chair | make it thirty five minutes | change-minutes 35
chair | make it half an hour | change-minutes 30
chair | change the ratio to one to two | change-ratio 1:2
chair | change the seven one to seven three please | change-shade 7/1>7/3
chair | make the seven one twenty grams | change-grams 7/1 20
chair | please don't change anything | none
chair | we'll do the same as last time | same-as-last-time
chair | what did she have last time | last-formula
chair | add a bowl for the roots | add-bowl Roots
chair | what have i mixed | whats-in-the-bowl
chair | start the next bowl | start-bowl
chair | save it as the formula | save-formula
chair | set the timer for forty minutes on the foils | timer-start Foils 2400
chair | ten minutes on the toner | timer-start Toner 600
chair | an hour on the foils | timer-start Foils 3600
chair | start the toner timer for five minutes | timer-start Toner 300
chair | timer for the roots thirty five minutes please | timer-start Roots 2100
chair | time the toner for fifteen minutes | timer-start Toner 900
chair | set a timer for 1 hour 10 minutes on the roots | timer-start Roots 4200
chair | add another five minutes to the toner | timer-add Toner 300
chair | ten more on the roots | timer-add Roots 600
chair | turn off the toner timer | timer-stop Toner
chair | stop the routes | timer-stop Roots
chair | pause the timer on the roots | timer-pause Roots
chair | restart the toner | timer-resume Toner
chair | how long has the toner got | time-left Toner
chair | how much longer on the roots | time-left Roots
chair | time left on the roots | time-left Roots
chair | list the timers | which-timers
chair | is she allergic to anything | allergies
chair | does she have any allergies | allergies
chair | is her patch test okay | patch-test
chair | when did she last come in | last-visit
chair | remind me to rebook her in four weeks | rebook 28
chair | book her in again in 12 weeks | rebook 84
chair | book again in two months | rebook 60
chair | note the left side takes faster than the right | note the left side takes faster than the right
client | write a note she prefers tea with no sugar | note she prefers tea with no sugar
chair | er note that her scalp was tingling after ten minutes | note her scalp was tingling after ten minutes
chair | start a note | start-note
noting | make it thirty vol next time | dictated make it thirty vol next time
noting | that's the end of the note | end-note
chair | never start the timer without asking | none
chair | end the appointment | end-service
unrelated | did you see that thing about the ferry
unrelated | he's been on the phone for forty minutes
unrelated | i said no more than thirty and she went and spent fifty
unrelated | can you do me a quick brew
unrelated | next thursday works for me
unrelated | next time bring your mum
unrelated | stop at the lights and it's on the left
unrelated | start with the back i think
unrelated | start the car for me would you
unrelated | make it snappy we've got a queue
unrelated | make it two teas
unrelated | change the channel
unrelated | change the towel on chair three
unrelated | swap seats with her if you like
unrelated | add it to my bill
unrelated | add a bit of sugar
unrelated | book a table for four at half seven
unrelated | book her a taxi
unrelated | remind me what your daughter's called
unrelated | note to self never drink on a school night
unrelated | take a note from my book and leave him
unrelated | twenty minutes in the sun and i'm like a lobster
unrelated | thirty grams of cheese is nothing
unrelated | ten more days and we're off
unrelated | five more minutes mum
unrelated | how long left of your maternity leave
unrelated | same as always love
unrelated | same as last time lads same as last time he kept singing
unrelated | save it for the weekend
unrelated | save the date cards went out
unrelated | open a bottle when i get in
unrelated | open wide as the dentist says
unrelated | open on bank holidays are you
unrelated | look for the blue one in the cupboard
unrelated | search me i've no idea
unrelated | go home if you're not well
unrelated | read the room mate
unrelated | repeat after me i am worth it
unrelated | undo that clip for me
unrelated | yes and she said yes
unrelated | help is on the way
unrelated | mute point as they say
unrelated | end of the road for them two
unrelated | remove the bowl from table five
unrelated | new bowl of crisps please
`
