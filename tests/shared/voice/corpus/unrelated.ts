// What is said in a salon all day, to clients, to colleagues, on the telephone. None of it is for the app.
export default `
so are you going anywhere nice this year
we're off to tenerife for ten days in may
oh lovely is that with the kids
yeah all four of them god help me
did you watch it last night
don't tell me i haven't seen it yet
i'm about thirty minutes away traffic's awful
she said she'd be here in twenty minutes
can you pass me the foils
have you got a spare towel
the kettle's just boiled do you want a tea
two sugars please and a biscuit
milk no sugar thank you
it's chucking it down out there
open the window would you it's boiling in here
open the door for her
can someone get the phone
hello how can i help you
we're open till six on thursdays
no we're closed on mondays i'm afraid
can i take a name please
what time were you thinking
i've got half past two or a quarter to four
she's running ten minutes late
i'll be with you in five minutes
take a seat i won't be a minute
just pop your coat off
come over to the basin for me
is the water too hot
that's lovely thanks
mind your eyes
lean back for me
have you done anything different since last time
i tried a box dye in lockdown never again
my sister did it for me in the kitchen
it went a bit orange if i'm honest
she used forty volume on her own hair can you believe it
i told her thirty vol would be too much
he said make it twenty and i said no chance
my mum always had hers red
do you think i'd suit a fringe
i don't want it too short
just an inch off the ends please
leave the length but take the weight out
my roots are shocking aren't they
the roots are coming through again
it's gone a bit brassy on the ends
the toner washed out in about a week
i had the same thing last time with the other place
same again next week then
what did we do last time i can't remember
i'll have the same as my friend
how long does it take usually
how long have you worked here
how long till christmas now
how much is it with the blow dry
that's forty five pounds please
card or cash
do you want to book in again
i'll give you a ring next week
i need to check my diary
see you in six weeks then
have a lovely weekend
thanks so much i love it
it's the best it's ever looked
you're a star honestly
stop it you're making me laugh
stop going on about him
he never stops talking
no way did he really
yes exactly that's what i said
yeah yeah i know
no no go on i'm listening
right where were you up to
and then he goes i never said that
and i was like are you serious
so next thing i know she's in hospital
my next holiday is cornwall
repeat prescription from the doctor's what a faff
read any good books lately
i've read it twice
i'm reading that one about the island
my daughter's first step was on sunday
he's taken a step back from football
it's her last step in the process apparently
undo your top button if it's easier
help yourself to a magazine
help me with this cape would you
can you help mrs jones with her coat
turn the music down a bit
turn it up i love this one
can you hear me over the dryer
is that too loud
it's a bit quieter on tuesdays
slow down you'll hurt yourself
he drives faster than he should
the note on the door says back in ten minutes
she left a note on the fridge
no to be fair he did apologise
i noted it down somewhere
save me a slice of that cake
we're saving up for a house
she saved all year for it
i forgot to save my work and lost the lot
book club's on wednesday
have you booked your flights
we booked it back in january
i read the book before the film
my timer went off and i'd burnt the lot
the timer on the oven's broken
five minutes on the bike and i'm dead
thirty minutes on the train and then a taxi
ten minutes in the oven at two hundred
forty grams of butter and two eggs
two hundred grams of flour and a pinch of salt
one to one lessons are thirty pounds an hour
i get six percent on the savings
it's twenty percent off this week
he scored thirty in the second half
they won two one on saturday
six one to them at half time it was embarrassing
my niece is seven one is eight and the other's three
that's number seven bus isn't it
level seven in that game he's obsessed
the developer wants to knock it down and build flats
mix it all up and put it in the fridge
bowl of soup and a sandwich please
she's starting a new job on monday
i'm allergic to cats which is a shame
my son's allergic to nuts we carry a pen
any chance of a coffee
find out what she wants would you
i can't find my glasses
find me a clean brush
show me a picture of what you like
show me your phone let's see
go to the shop and get some milk
we should go to that new place
let's go to the pub after
go back to what you were saying
history was my favourite at school
the products in there smell amazing
settings on my phone drive me mad
which products do you use at home
what's the wifi password
could i get a glass of water
sorry what did you say
sorry i was miles away
never mind it doesn't matter
cancel my gym membership that's what i should do
they cancelled the train again
i need to end the contract
end of the month i get paid
finish up with mrs green and then have your lunch
pause the telly and he moans at me
hold on let me answer that
hold still a second
keep your head still for me
mute the telly somebody
siobhan's coming in later
niamh said she'd do the late shift
tell sarah her three o'clock is here
is emma in today
have you seen grace anywhere
siobhan can you wash this lady please
kelly's on holiday till thursday
did she have a patch test do you know
i haven't had any allergies since i was a kid
her last visit to the dentist cost a fortune
when was she last in the salon anyway
it was the last formula one race of the season
what's the time
it's about ten past three
a quarter past at the latest
half an hour tops
in a minute
`
