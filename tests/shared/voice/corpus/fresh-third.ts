// The third round, American and British, when the rules stood for the second; run once before they were changed again.
export default `
app | hey six bring up priya's profile | open-client Priya Patel
app | okay who's miss okafor open grace okafor's card | none
app | pull up the card for emma grant | open-client Emma Grant
app | show me stephen reid's record | open-client Stephen Reid
app | let's get going with zoe clarke in the chair | none
client | start her service please | open-chair
app | search clarke | find-client clarke
app | can you take me to my clients | go-to clients
app | settings please | go-to settings
chair | what's the next step please | next-step
chair | move on to the next step | next-step
chair | back up one step | previous-step
chair | take me to step two | go-to-step 2
chair | what step is this | which-step
chair | read this step out loud | repeat
chair | talk slower please | slower
chair | can you speak up | louder
chair | okay stop talking now | stop-talking
chair | mute the sound | mute
chair | thirty grams seven en ten grams seven gee twenty volume equal parts thirty minutes | none
chair | gimme thirty minutes on the roots | timer-start Roots 1800
chair | start a thirty five minute timer on the roots | timer-start Roots 2100
chair | put a timer on for ten minutes for the toner | timer-start Toner 600
chair | toner ten minutes please | timer-start Toner 600
chair | roots forty minutes ends fifteen minutes | timers-start Roots 2400 / Ends 900
chair | bump the roots by five minutes | timer-add Roots 300
chair | add five to the roots | none
chair | add five minutes to the toner timer | timer-add Toner 300
chair | how much time do i have left on the toner | time-left Toner
chair | what's the time left on the roots | time-left Roots
chair | cancel the roots timer | timer-stop Roots
chair | shut off all the timers | timers-stop Roots / Toner
chair | hold the toner | timer-pause Toner
chair | mix thirty grams of six one with twenty volume | formula Bowl 1: 30 6/1; 20 vol
chair | the formula is forty grams eight one ten grams eight two ten volume one to two | formula Bowl 1: 40 8/1 + 10 8/2; 10 vol; 1:2
chair | switch the developer to thirty volume | change-developer 30
chair | drop it to ten volume | change-developer 10
chair | bump it up to forty minutes | change-minutes 40
chair | make the eight three five grams | change-grams 8/3 5
chair | replace eight three with nine three | change-shade 8/3>9/3
chair | throw another five grams of seven one in there | add-shade 7/1 5
chair | include ten grams of nine one | add-shade 9/1 10
chair | pull out the eight three | remove-shade 8/3
chair | scratch the eight three | remove-shade 8/3
chair | go with what we did last time | same-as-last-time
chair | what's mixed right now | whats-in-the-bowl
chair | save today's formula | save-formula
chair | when was she here last | last-visit
chair | any notes on her | read-notes
chair | schedule her in six weeks | rebook 42
chair | note to file that she itched a little at the nape | note to file that she itched a little at the nape
chair | jot down a note | start-note
chair | keep the display on | awake-on
asked | yeah go ahead | yes
asked | yes please do | yes
asked | nah leave it | no
choices | the first please | choose 1
unrelated | gimme five more minutes and i'll be there
unrelated | i said bump it up a notch
unrelated | schedule's packed this week
unrelated | pull out the sofa bed for your mum
unrelated | scratch the surface and it's all drama
unrelated | include me in the group order
unrelated | hold the mayo
unrelated | hold the door would you
unrelated | shut off the tap
unrelated | add five to the bill for the tip
unrelated | mix thirty people and an open bar
unrelated | display on the counter needs dusting
unrelated | throw another log on
unrelated | drop it to me on whatsapp
unrelated | take me to the airport at four
unrelated | search your feelings
unrelated | talk slower he can't keep up with you
unrelated | the formula is rubbish on my baby's tummy
unrelated | toner ran out on the printer
unrelated | jot down your number for me
`
