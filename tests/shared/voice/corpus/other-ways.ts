// Other ways to say the same, collected after the first ones stood.
export default `
chair | can we have the next step | next-step
chair | okay what's the next step | next-step
chair | read the next step | next-step
chair | read that step again | repeat
chair | read step two | go-to-step 2
chair | give me ten more minutes on the roots | timer-add Roots 600
chair | put five more minutes on the toner | timer-add Toner 300
chair | start a ten minute toner timer | timer-start Toner 600
chair | ten minute timer | timer-start Timer 600
chair | ten minute timer for the toner | timer-start Toner 600
chair | set the roots for thirty five minutes | timer-start Roots 2100
chair | put the roots on for thirty five minutes | timer-start Roots 2100
chair | start timing the roots thirty minutes | timer-start Roots 1800
chair | check the timers | which-timers
chair | how are the timers doing | which-timers
chair | how's the toner doing | time-left Toner
chair | is the toner done | time-left Toner
chair | how long on the roots | time-left Roots
chair | how long on the toner now | time-left Toner
chair | what time do the roots come off | time-left Roots
chair | switch the toner timer off | timer-stop Toner
chair | change twenty vol to thirty vol | change-developer 30
chair | swap twenty vol for thirty vol | change-developer 30
chair | use thirty vol | change-developer 30
chair | go up to thirty vol | change-developer 30
chair | make the developer thirty | change-developer 30
chair | make the developer thirty vol | change-developer 30
chair | make it thirty volume developer | change-developer 30
chair | drop it to ten vol | change-developer 10
chair | change the roots to thirty vol | change-developer 30 on Roots
chair | same formula as before | same-as-last-time
chair | do what we did last time | same-as-last-time
chair | repeat the last formula | same-as-last-time
chair | second bowl ten grams nine one ten vol | formula Bowl 1: 10 9/1; 10 vol
chair | toner ten grams nine sixteen ten vol one to two | formula Toner: 10 9/16; 10 vol; 1:2
chair | save the colour | save-formula
chair | save today's formula | save-formula
chair | log the formula | save-formula
chair | book her in six weeks | rebook 42
chair | remind me to book her in in six weeks | rebook 42
chair | rebook her for six weeks | rebook 42
chair | rebook six weeks | rebook 42
chair | book her back in six weeks time | rebook 42
chair | make a note she's allergic to lavender | note she's allergic to lavender
chair | can you make a note she's growing it out | note she's growing it out
chair | add to the notes she likes it cooler | note she likes it cooler
chair | put in the notes that she likes it cooler | note she likes it cooler
chair | go on to the next step | next-step
chair | skip this step | next-step
chair | help me | help
chair | what can i do | help
chair | undo please | undo
chair | wait | pause-talking
chair | shush | stop-talking
chair | read allergies | allergies
chair | does she have a patch test | patch-test
chair | patch test status | patch-test
chair | when's she last been in | last-visit
chair | what did she have done last time | last-formula
chair | what was her last colour | last-formula
app | open siobhan murphy at the chair | open-chair Siobhan Murphy
app | client siobhan murphy | open-client Siobhan Murphy
app | colour for siobhan | ask-tool Colour Formula for Siobhan Murphy
app | formula for siobhan murphy | ask-tool Colour Formula for Siobhan Murphy
app | do a colour formula for siobhan | ask-tool Colour Formula for Siobhan Murphy
app | recommend products for siobhan | ask-tool Retail Edge for Siobhan Murphy
app | today's appointments | ask-tool Appointments
app | open my schedule | ask-tool Appointments
chair | i want thirty vol | none
chair | the usual | none
chair | save it | none
chair | mixing now | none
chair | i'm done | none
chair | he asked for twenty no use thirty vol | none
chair | i said no make it thirty vol | none
chair | put the kettle on no forty minutes | none
chair | make it thirty vol no don't | none
chair | thirty grams seven thirty one to one | none
chair | make the time 35 | change-minutes 35
chair | change developer to 30 | change-developer 30
chair | change developer to 25 | which-volume 25
chair | make it thirty vol no make it twenty vol | change-developer 20
client | note. She hates the smell of ammonia. | note She hates the smell of ammonia.
client | note this down she hates the smell | note she hates the smell
`
