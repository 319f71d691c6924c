// Talk of the twelfth round: 200 lines. When first run one would have been asked about ("change for a twenty") and one read
// back as a note; that one is not here, since whatever begins with "note" is one.
export default `
unrelated | she's only after getting her roots done in town
unrelated | i'd say he's thirty five if he's a day
unrelated | twenty quid for a blow dry you're joking
unrelated | would you put the kettle on there love
unrelated | he was on the bleach all weekend doing the patio
unrelated | take the bins out before you go
unrelated | ten to two she rolls in
unrelated | make it a large one
unrelated | i told him not to be putting thirty on a horse
unrelated | what's in that one the pink one
unrelated | the foils were over in the other salon
unrelated | she had a lovely perm in the eighties
unrelated | are you going out saturday or what
unrelated | put it on the tab
unrelated | he'll start again in september
unrelated | my ma's in at half three
unrelated | no wait till i tell you
unrelated | wait there two minutes pet
unrelated | it was the same as last time we got nowhere
unrelated | thirty grams of butter and four eggs
unrelated | the wee one's starting school
unrelated | did you see the state of her ends
unrelated | i'm dying for a fag
unrelated | forty minutes on the bus in the rain
unrelated | we'd ten minutes to catch the boat
unrelated | set it down there chicken
unrelated | go on out of that
unrelated | ah stop it would you
unrelated | stop i was mortified
unrelated | yes i know yeah
unrelated | next thing he's down on one knee
unrelated | next please said the fella at the desk
unrelated | add me on facebook
unrelated | change of subject how's your mother
unrelated | drop me at the corner
unrelated | she's had more timers than i've had hot dinners
unrelated | how long left till the wedding
unrelated | how's your roots in ireland
unrelated | book in again in six weeks with the dentist she says
unrelated | open the window it's roasting
unrelated | open the door for mrs murphy
unrelated | find me a man
unrelated | search me
unrelated | i saved the last dance for him
unrelated | save that for the pub
unrelated | twenty vol sure i've read all of them
unrelated | i'd murder a bowl of soup
unrelated | what's in the soup bowl
unrelated | what have i got on tomorrow
unrelated | what's on the telly tonight
unrelated | is she nearly done in there
unrelated | is it done yet the extension
unrelated | lash a few chips in there
unrelated | another five on the way she has
unrelated | give it another five years
unrelated | leave it out
unrelated | leave out the back door key
unrelated | swap you a tenner for two fives
unrelated | she was allergic to work
unrelated | so i was like twenty volume of what
unrelated | she goes make it thirty and i go no way
unrelated | my insurance went up thirty percent
unrelated | he wants twenty percent off the top
unrelated | i had ten grams of carbs today
unrelated | let's do brunch sunday at ten thirty
unrelated | let's switch to oat milk
unrelated | let's go ahead and order
unrelated | can you put ten dollars on the counter
unrelated | put ten on pump four
unrelated | ten minutes for a coffee here is crazy
unrelated | set a reminder on my phone for the vet
unrelated | remind me to call my mother
unrelated | remind her to rebook the flights
unrelated | schedule her flight for tuesday
unrelated | repeat customers get ten percent
unrelated | what did you use on your counter tops
unrelated | what's her name from last time
unrelated | show me your ring oh my god
unrelated | pull up a chair hon
unrelated | pull over here by the sink
unrelated | cancel my subscription i told them
unrelated | pause for effect
unrelated | tack a poster on the wall
unrelated | i'm allergic to shellfish and cats
unrelated | are you allergic to cats
unrelated | my son is allergic to peanuts
unrelated | he did his drug test friday
unrelated | when is her baby due
unrelated | when she was here last summer it was so hot
unrelated | read about it in the notes app
unrelated | add a pump of vanilla
unrelated | add fifteen to that and you get forty
unrelated | change the station please
unrelated | change for a twenty
unrelated | one to two weeks for delivery they said
unrelated | mix it up a little why not
unrelated | what is inside the box
unrelated | super bowl is in february
unrelated | what's in the super bowl show this year
unrelated | rose bowl tickets are insane
unrelated | save it for later
unrelated | save the receipt hon
unrelated | i finish at five today
unrelated | next stop the mall
unrelated | go to the next window please
unrelated | previous owner left it a mess
unrelated | slow traffic on the beltway
unrelated | the volume on that thing is so loud
unrelated | turn left at the light
unrelated | stop it you're killing me
unrelated | stop by later
unrelated | yes queen
unrelated | no i mean seriously
unrelated | wait what
unrelated | undo my cape please
unrelated | sixteen year olds driving can you imagine
unrelated | thirty five thousand miles on it
unrelated | seven one three is the area code
unrelated | seven twenty eight is the gate number
unrelated | for tea grandma's doing seven one four for twenty people
unrelated | thirty grands worth of damage on the kitchen
unrelated | dirty weekend in seven oaks twenty folk
unrelated | seven eleven is open till late
unrelated | a vole got in the garden twenty voles
unrelated | bowel screening at sixty
unrelated | what's in the bowels of the ship
unrelated | my tuner is off on the guitar
unrelated | tuna on brown ten minutes
unrelated | the route's closed for five more weeks
unrelated | ad break's ten minutes long
unrelated | add it to the bill no wait i'll pay
unrelated | take out tonight or what
unrelated | we had a takeout the ate three pizzas
unrelated | no make it two sugars
unrelated | no wait twenty five to four
unrelated | make that two teas no three
unrelated | thirty no forty people came
unrelated | thirty five no thirty six i am now
unrelated | he's ten no eleven in may
unrelated | sixty no fifty quid it was
unrelated | six no eight weeks they've to wait
unrelated | twenty no thirty minutes late she was
unrelated | ten minutes on the phone no twenty
unrelated | one two one on aggregate
unrelated | two one to arsenal
unrelated | seven nil
unrelated | eight three on the night
unrelated | sex and the city is on
unrelated | not tonight josephine
unrelated | no to all of it i said
unrelated | re booking it was a nightmare
unrelated | patched it up with him
unrelated | pouch of food for the cat
unrelated | text me when you're home
unrelated | next stop benidorm
unrelated | allergies are bad today with the pollen
unrelated | any allergy tablets in the drawer
unrelated | yes but make it snappy
unrelated | yes wait no
unrelated | save it no bin it
unrelated | roots manuva was playing
unrelated | roots of the tree lifted the path
unrelated | ends up thirty five quid
unrelated | tip top ten out of ten
unrelated | colour me surprised
unrelated | gloss over it
unrelated | toned up nicely hasn't she
unrelated | crown prince is thirty
unrelated | back in ten
unrelated | front of house wants you
unrelated | sides of chips twice
unrelated | parting is such sweet sorrow
unrelated | treatment took forty minutes at the hospital
unrelated | mask on for ten minutes on the plane
unrelated | perm secretary said no
unrelated | top of the morning thirty degrees
unrelated | nape who says nape
unrelated | full head of steam for an hour
unrelated | foils the plan every ten minutes
unrelated | the second bowl of soup was cold
unrelated | what did he put in the bowl the dog i mean
unrelated | he needs ten more minutes he always does
unrelated | we need five more chairs
unrelated | the garden needs ten more bags of soil
unrelated | knock it off
unrelated | bring her up to speed
unrelated | bring her up to date on the rota
unrelated | take her down to the shops
unrelated | i like thirty of them
unrelated | use like twenty of those clips
unrelated | i need a new timer for the kitchen
unrelated | we have a ten minute timer at home
unrelated | i have a twenty minute timer on my oven
unrelated | no no twenty past
unrelated | thirty no no forty he said
unrelated | go ahead and eat without me
unrelated | that bit's done i suppose
unrelated | where are we up to with the rent
unrelated | pull up her last post
`
