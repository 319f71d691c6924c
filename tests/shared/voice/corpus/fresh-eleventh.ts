// The eleventh round; run once after the tenth was mended: 33 of 60 were right. With the rules as they were before the
// ninth, one line of the talk would have been read back as a note.
export default `
chair | hey six make it thirty vol will you | change-developer 30
chair | knock it down to twenty vol | change-developer 20
chair | go for thirty volume on the roots | change-developer 30 on Roots
chair | er developer should be ten | change-developer 10
chair | the ratio's one to one | change-ratio 1:1
chair | change the mix ratio to one and a half | change-ratio 1:1.5
chair | we're doing thirty grams seven one plus ten grams eight three twenty vol one and a half for half an hour | formula Bowl 1: 30 7/1 + 10 8/3; 20 vol; 1:1.5; 30 min
chair | root smudge twenty five grams six one ten vol one to one and a half five minutes | formula Root shadow: 25 6/1; 10 vol; 1:1.5; 5 min
chair | fifty grams bleach thirty vol one to two on the foils | formula Foils: 50 bleach; 30 vol; 1:2
chair | sorry can you make the seven one forty | change-grams 7/1 40
chair | double check whats in the bowl for me | whats-in-the-bowl
chair | put ten grams of clear in it | add-shade clear 10
chair | no more eight three | none
chair | don't put the eight three in | none
chair | swop the eight three with a nine three | change-shade 8/3>9/3
chair | same again | none
chair | exactly what she had last time please | same-as-last-time
chair | whats she had on before | last-formula
chair | remind me of her formula | last-formula
chair | what colour did i do on her in the summer | none
chair | start the roots timer | none
chair | roots are on | none
chair | ten mins on the ends and twenty on the roots please | timers-start Ends 600 / Roots 1200
chair | set a timer for an hour and ten | timer-start Timer 4200
chair | timer forty minutes | timer-start Timer 2400
chair | set me a five minute timer for the basin | timer-start Basin 300
chair | ten minute timer on the toner | timer-start Toner 600
chair | whack another ten on the toner | timer-add Toner 600
chair | extend the roots by five | timer-add Roots 300
chair | take the toner timer off | timer-stop Toner
chair | roots are done stop that timer | timer-stop Roots
chair | freeze the roots timer | timer-pause Roots
chair | carry on with the roots timer | timer-resume Roots
chair | how much time on the toner | time-left Toner
chair | when are the roots done | time-left Roots
chair | when will the toner be ready | time-left Toner
chair | when did she last come to us | last-visit
chair | how long since she was in | last-visit
chair | did she react to her skin test | patch-test
chair | skin test alright is it | patch-test
chair | has she got any allergies hun | allergies
chair | pop a note on saying sensitive behind the ears | note sensitive behind the ears
chair | write down she's growing her fringe out | note she's growing her fringe out
chair | jot this down for me | start-note
chair | can we get her in again in a month | rebook 30
chair | twelve weeks for her next appointment | rebook 84
chair | next one | next-step
chair | one before that | previous-step
chair | step three please | go-to-step 3
chair | start the steps again | first-step
chair | shush a minute | stop-talking
chair | you're too loud | quieter
chair | i can't hear you | louder
chair | scratch that | undo
chair | oops undo it | undo
chair | what can i ask you | help
app | open the retail edge for zoe clark | ask-tool Retail Edge for Zoe Clarke
app | i need prea patel | open-client Priya Patel
app | whos waiting to sync | none
asked | yep crack on | yes
chair | what commands are there | help
chair | set the seven one to thirty | change-grams 7/1 30
chair | change the eight three to fifteen | change-grams 8/3 15
chair | take the eight three out of the roots bowl | remove-shade 8/3 on Roots
chair | take ten grams of seven one out of the bowl | none
chair | take ten grams of seven one out of the roots bowl | none
noting | she likes it cooler comma and shorter full stop | dictated she likes it cooler, and shorter.
unrelated | so i said make it thirty and we'll call it a deal
unrelated | make it two teas and a coffee
unrelated | twenty for the lot and he took it
unrelated | down to ten stone can you believe it
unrelated | up to forty a day he was smoking
unrelated | make it a double i told the barman
unrelated | the same again please barman
unrelated | she had the same last time and loved it
unrelated | it's on the house the second one
unrelated | on the ends of her nails she has little hearts
unrelated | ends of terrace houses go for more
unrelated | ten on the nose i bet and it came in
unrelated | half an hour on the treadmill does me
unrelated | quarter of an hour late as usual
unrelated | till ten past three in the morning
unrelated | back in six weeks the builder says
unrelated | see you in eight weeks then love
unrelated | come back in a month and we'll see
unrelated | same time next week yeah
unrelated | she's booked the registry office for june
unrelated | what's in the bag is it for me
unrelated | what's in the oven smells gorgeous
unrelated | whats left in the tin
unrelated | how long is a piece of string
unrelated | how long left of this road works do you reckon
unrelated | when are you done today
unrelated | when will it be ready the mechanic says friday
unrelated | are you nearly done with that dryer
unrelated | start again from scratch they had to
unrelated | scratch that lottery card for me
unrelated | delete his number i told her
unrelated | get rid of him honestly
unrelated | take it off the wall and paint it
unrelated | take him out of the will
unrelated | lose a few pounds before the wedding
unrelated | swap seats with me i can't see
unrelated | swap shifts with dave on monday
unrelated | use the other door that one sticks
unrelated | change the channel this is rubbish
unrelated | change to gate thirty they said
unrelated | write it down or i'll forget
unrelated | make a note of his number plate she says
unrelated | jot your number on there
unrelated | step one don't panic
unrelated | one step at a time eh
unrelated | three steps up and then the landing
unrelated | shush they're on the phone
unrelated | quiet in here for a friday
unrelated | speak up nan can't hear
unrelated | can't hear a thing over that dryer
unrelated | what can i say he's an idiot
unrelated | you can say that again
unrelated | okay great perfect thanks love
unrelated | that's right yeah by the co-op
unrelated | no that's wrong it was the tuesday
unrelated | hang on i've got foil in my ear
unrelated | never mind eh plenty more fish
unrelated | sarah's at the desk shall i send her through
unrelated | maria's on her lunch back at two
unrelated | is stephen in today or is he off
unrelated | it's thirty volumes not twenty of that book
unrelated | it's ten percent not twenty off
unrelated | it's thirty pounds not forty
unrelated | and five grams of sugar in it
unrelated | and ten grams of fat
unrelated | i'm seven three months gone
unrelated | i'm thirty and she's forty
unrelated | we're eight and nine in the queue
unrelated | there are thirty of us going
unrelated | see her again in two weeks the doctor said
unrelated | i'll see her again in five weeks
unrelated | i might see her again in a month
unrelated | next appointment in six weeks at the dentist
unrelated | twelve weeks for the next appointment at the hospital
unrelated | set a timer for the pasta
unrelated | i set a timer for the pasta
unrelated | she set a timer for the roast
unrelated | get a timer for the kitchen
unrelated | start that mix tape again
unrelated | start her engine
unrelated | process for refunds takes thirty days
unrelated | process for a passport is ten weeks
unrelated | the development time on that house was five years
unrelated | the time should be half past
unrelated | time wants to be spent wisely
unrelated | strength should be in numbers
unrelated | ratio of boys to girls is one to two
unrelated | one to one ratio in the nursery
unrelated | the ratio's one to three at the nursery
unrelated | increase the rent by ten
unrelated | extend the lease by five years
unrelated | extend the kitchen by two metres
unrelated | take the wheels down to forty grams
unrelated | freeze everything then defrost it
unrelated | resume everything on monday
unrelated | pause everything i said
unrelated | roots are done and dusted
unrelated | the chips are done stop that
unrelated | take the egg timer off him
unrelated | read me the book back
unrelated | read the bowl game scores
unrelated | keep that recipe to yourself
unrelated | save this colour for the kitchen
unrelated | bin that bowl it's cracked
unrelated | scrap the bowl on the side
unrelated | one to two mix of gin and tonic
unrelated | equal parts gin and lime
unrelated | put her down for two nights
unrelated | make the living room forty
unrelated | make the seven eleven forty quid
unrelated | is that film on here
unrelated | set the alarm off again
unrelated | set the dog off again
unrelated | get the roots off again
unrelated | add ten to the egg timer
unrelated | another ten on the house
unrelated | it's twenty grams not thirty of butter
unrelated | the comma goes before the full stop
unrelated | i'm using thirty grams of flour twenty of sugar
`
