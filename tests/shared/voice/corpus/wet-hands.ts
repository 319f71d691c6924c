// As it is said with wet hands in London, thought up without a look at the rules, in two rounds: right when first run 65 of
// 108, and after that mending, which was in words, not patterns, 59 of 68 new ones. None was taken for another.
// The talk at the end keeps close to the words of the mending.
export default `
chair | what am i doing next | next-step
chair | right next bit please | next-step
chair | what's after that | next-step
chair | go back to the step before this one | previous-step
chair | jump to step three | go-to-step 3
chair | how many steps are there | which-step
chair | where have we got to | where-was-i
chair | say that one more time for me | repeat
chair | sorry missed that | repeat
chair | sorry what was that bit | repeat
chair | can you slow down a touch | slower
chair | you're going a bit quick for me | slower
chair | bit faster please | faster
chair | can you speak up a bit i've got the dryer on | louder
chair | alright shush now | stop-talking
chair | give it a rest | stop-talking
chair | pause there a sec | pause-talking
chair | yeah carry on reading | go-on
chair | off you go again | go-on
chair | what's in this bowl again | whats-in-the-bowl
chair | remind me what i've got in the roots bowl | whats-in-the-bowl on Roots
chair | what am i mixing | read-formula
chair | talk me through the mix | read-formula
chair | give me the weights | read-formula
chair | what do i need to weigh out | read-formula
chair | how much peroxide goes in this | how-much-developer
chair | how many grams of developer is that | how-much-developer
chair | what did i put on her last time she was in | last-formula
chair | what's she normally have | last-formula
chair | what did she have on last | last-formula
chair | just do her usual | same-as-last-time
chair | same colour as last time please | same-as-last-time
chair | exact same mix as before | same-as-last-time
chair | knock it up to thirty vol | change-developer 30
chair | let's drop down to ten vol | change-developer 10
chair | can we do twenty vol instead | change-developer 20
chair | use six percent on the roots | change-developer 20 on Roots
chair | stick ten more grams of eight three in | add-shade 8/3 10
chair | chuck in another five grams of the seven one | add-shade 7/1 5
chair | do me forty grams of seven one instead | change-grams 7/1 40
chair | i've only got seven two so use that instead of seven one | change-shade 7/1>7/2
chair | ditch the eight three | remove-shade 8/3
chair | leave the eight three out | remove-shade 8/3
chair | mix it one to two | change-ratio 1:2
chair | do it equal parts | change-ratio 1:1
chair | leave that on for forty | none
chair | leave it on for forty minutes | change-minutes 40
chair | that's me mixing now start the clock | start-bowl
chair | bowl's mixed start it | start-bowl
chair | i'm putting it on now | none
chair | need a timer for ten minutes | timer-start Timer 600
chair | half an hour on the ends please | timer-start Ends 1800
chair | time me fifteen minutes for the fringe | timer-start Fringe 900
chair | put twenty five minutes on for the roots | timer-add Roots 1500
chair | give the roots another five | timer-add Roots 300
chair | bung five more minutes on the toner | timer-add Toner 300
chair | roots need ten more minutes | timer-add Roots 600
chair | how long have the roots got | time-left Roots
chair | how much time's left on the toner | time-left Toner
chair | what's left on the clock | time-left
chair | are the roots nearly cooked | time-left Roots
chair | stop the toner clock | timer-stop Toner
chair | hold the roots timer for a sec | timer-pause Roots
chair | get the roots timer going again | timer-resume Roots
chair | kill all the timers | timers-stop Roots / Toner
chair | is she alright with ppd | none
chair | anything she's allergic to | allergies
chair | any allergies i should know about | allergies
chair | is her patch test still good | patch-test
chair | when did she last have a patch test | patch-test
chair | when was she last in | last-visit
chair | how long since she's been in | last-visit
chair | read me what i wrote about her | read-notes
chair | anything in her notes | read-notes
chair | make a note she went a bit brassy round the front | note she went a bit brassy round the front
chair | pop a note on that the fringe pulled warm | note the fringe pulled warm
chair | write down she wants it ashier next time | note she wants it ashier next time
chair | she's allergic to latex put that down | none
chair | put her down for six weeks | rebook 42
chair | get her back in in eight weeks | rebook 56
chair | remind me to rebook her in a month | rebook 30
chair | save all that | save-formula
chair | log what we've used | save-formula
chair | save that to her card | save-formula
chair | undo that last thing | undo
chair | no put it back how it was | undo
chair | who have i got next | whos-next
chair | who's in after her | whos-next
chair | scroll down a bit | scroll down
chair | down a bit more | none
chair | go to the bottom of the page | scroll bottom
chair | back up to the top | scroll top
chair | shut that panel | close-panel
chair | get rid of that | none
chair | close this please | close-panel
chair | what can i ask you for | help
chair | don't stop listening | none
chair | stay listening please | latch-on
chair | you can stop listening now | latch-off
chair | that's us done with this service | end-service
client | pull up her last colour | last-formula
client | get the chair going for her | none
client | start her off in the chair | open-chair
app | have i got a niamh on the system | find-client niamh
app | get me siobhan murphy's card up | open-client Siobhan Murphy
app | take me to my products | go-to products
app | back to the home screen please | go-to dashboard
app | show me what's waiting to send | go-to waiting
chair | what do i do now | none
chair | okay what's the next thing | next-step
chair | skip on to the next one | next-step
chair | go back one please | previous-step
chair | take me back to the start | first-step
chair | what step was that | which-step
chair | where was i up to | where-was-i
chair | come again i didn't hear that | repeat
chair | say it again but slower | repeat-slower
chair | too fast for me that | slower
chair | turn it up a bit | louder
chair | bit quieter love | quieter
chair | alright that's enough | stop-talking
chair | hang on a sec | pause-talking
chair | carry on then | go-on
chair | what have i put in this bowl | whats-in-the-bowl
chair | what's in the bowl for the lengths | whats-in-the-bowl on Lengths
chair | run me through the recipe | read-formula
chair | read me out the grams | read-formula
chair | how much developer for this one | how-much-developer
chair | how much peroxide do i put in | how-much-developer
chair | what colour did she have last time | last-formula
chair | what was her usual mix | last-formula
chair | same again as last time | same-as-last-time
chair | use the same as before | same-as-last-time
chair | take the developer up to thirty | change-developer 30
chair | twenty vol on the ends instead | change-developer 20 on Ends
chair | add a splash more seven one | none
chair | five more grams of eight three | add-shade 8/3 5
chair | take the seven one out | remove-shade 7/1
chair | swap the seven one for seven three | change-shade 7/1>7/3
chair | up the seven one to forty grams | change-grams 7/1 40
chair | make it one to one and a half | change-ratio 1:1.5
chair | give it forty five minutes | change-minutes 45
chair | start this bowl for me | start-bowl
chair | set me a timer for twenty minutes | timer-start Timer 1200
chair | toner on for ten minutes | timer-start Toner 600
chair | twenty minutes for the foils | timer-start Foils 1200
chair | another five for the roots please | timer-add Roots 300
chair | how long on the toner | time-left Toner
chair | are the roots done | time-left Roots
chair | when's the toner ready | time-left Toner
chair | turn off the roots timer | timer-stop Roots
chair | pause all the timers | timers-pause Roots / Toner
chair | what timers have i got going | which-timers
chair | has she got any allergies | allergies
chair | is she due a patch test | patch-test
chair | when did i last see her | last-visit
chair | what do my notes say about her | read-notes
chair | note to self use less toner next time | none
chair | jot down that she's going darker for winter | note she's going darker for winter
chair | book her back in for six weeks time | rebook 42
chair | save what i've used today | save-formula
chair | save the formula to her card | save-formula
chair | take that back | undo
chair | who's coming in next | whos-next
chair | scroll up a bit | scroll up
chair | scroll right down to the bottom | scroll bottom
chair | close that menu | close-panel
chair | what can you do | help
chair | keep listening to me | latch-on
chair | finish the service | end-service
client | let's get her in the chair | open-chair
client | open up her card | open-client Siobhan Murphy
app | find me niamh kelly | find-client niamh kelly
app | show me siobhan | open-client Siobhan Murphy
app | open my settings | go-to settings
app | take me home | go-to dashboard
unrelated | i give it a rest on sundays
unrelated | give him a rest love
unrelated | where have they got to with the taxi
unrelated | what are you doing next weekend
unrelated | what am i doing after work
unrelated | do you normally have sugar in it
unrelated | what's she normally like
unrelated | off you go again she said
unrelated | off you go then
unrelated | do her usual trick
unrelated | he's up to his usual
unrelated | save all that for the pub
unrelated | save it for later
unrelated | i'd save that to my phone
unrelated | keep that on file somewhere
unrelated | what have we got to weigh the baby with
unrelated | what's he mixing at that do
unrelated | we were mixing with all sorts
unrelated | who's after a coffee
unrelated | who's in the back
unrelated | who have you got next
unrelated | go to the bottom of the road and turn left
unrelated | it's at the bottom of the page in that magazine
unrelated | close that door
unrelated | shut that window
unrelated | close it behind you
unrelated | is it closed on mondays
unrelated | i missed it on telly last night
unrelated | you're a bit quick off the mark
unrelated | my kids are quick
unrelated | can you speak up for me at the meeting
unrelated | are you cooked from the sun
unrelated | are the potatoes cooked
unrelated | what time is it by that clock
unrelated | that clock's wrong
unrelated | need a coffee
unrelated | i need a timer for my kitchen
unrelated | pause the telly a sec
unrelated | we carry on going there every year
unrelated | are we done with this
unrelated | we're done with that telly service
unrelated | how many steps have you done today
unrelated | what can i say he's an idiot
unrelated | what do you need to weigh
unrelated | how long since you've been to spain
unrelated | what did she have last night
unrelated | she had a salad what did he have last
unrelated | i missed you
unrelated | i missed it
unrelated | what do i weigh
unrelated | what do i weigh now
unrelated | keep the card
unrelated | keep it on file
unrelated | that's a bit quick
`
