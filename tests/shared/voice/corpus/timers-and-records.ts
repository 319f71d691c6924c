export default `
chair | thirty five minutes on the roots | timer-start Roots 2100
chair | 35 minutes on the roots | timer-start Roots 2100
chair | 30 5 minutes on the roots | timer-start Roots 2100
chair | um thirty five minutes on the routes please | timer-start Roots 2100
chair | start a timer for thirty five minutes on the roots | timer-start Roots 2100
chair | set a timer for the toner ten minutes | timer-start Toner 600
chair | set a ten minute timer for the toner | timer-start Toner 600
chair | start the roots timer thirty minutes | timer-start Roots 1800
chair | start a timer for half an hour | timer-start Timer 1800
chair | timer twenty minutes | timer-start Timer 1200
chair | set a timer for a quarter of an hour on the foils | timer-start Foils 900
chair | an hour and a quarter on the perm | timer-start Perm 4500
chair | three quarters of an hour on the mid lengths | timer-start Mid-lengths 2700
chair | ninety seconds on the gloss | timer-start Gloss 90
chair | two and a half minutes on the toner | timer-start Toner 150
chair | roots thirty five minutes | timer-start Roots 2100
chair | set a timer until a quarter past three | timer-start Timer until 3:15
chair | start a timer on the roots until half past two | timer-start Roots until 2:30
chair | timer on the toner until ten to four | timer-start Toner until 3:50
chair | start a timer for twenty no twenty five minutes on the roots | timer-start Roots 1500
chair | start a timer | none
chair | start a timer on the roots | none
chair | don't start the timer | none
chair | don't start a timer for ten minutes | none
chair | five more minutes on the toner | timer-add Toner 300
chair | 5 more minutes on the toner | timer-add Toner 300
chair | give the toner five more minutes | timer-add Toner 300
chair | add five minutes to the roots | timer-add Roots 300
chair | another ten minutes on the roots please | timer-add Roots 600
chair | for more minutes on the toner | timer-add Toner 240
chair | five more minutes | choices timer-add Roots 300 / timer-add Toner 300
one timer | five more minutes | timer-add Roots 300
one timer | add two minutes | timer-add Roots 120
app | five more minutes on the toner | none
chair | stop the roots timer | timer-stop Roots
chair | stop the timer on the toner | timer-stop Toner
chair | stop the toner | timer-stop Toner
chair | cancel the toner timer | timer-stop Toner
chair | stop the timer | choices timer-stop Roots / timer-stop Toner
one timer | stop the timer | timer-stop Roots
chair | don't stop the timer | none
chair | pause the roots | timer-pause Roots
chair | pause the toner timer | timer-pause Toner
one timer | pause the timer | timer-pause Roots
chair | resume the roots | timer-resume Roots
chair | carry on with the toner timer | timer-resume Toner
chair | how long left | time-left
chair | how long is left | time-left
chair | how long left on the roots | time-left Roots
chair | how long have the roots got left | time-left Roots
chair | how much time is left on the toner | time-left Toner
chair | how many minutes left on the toner | time-left Toner
chair | um how long have i got | time-left
chair | when is the toner done | time-left Toner
chair | which timers are running | which-timers
chair | what timers are there | which-timers
chair | what timers have i got | which-timers
chair | any allergies | allergies
chair | has she got any allergies | allergies
client | what is she allergic to | allergies
chair | allergies | allergies
chair | patch test | patch-test
chair | has she had a patch test | patch-test
client | when was her last patch test | patch-test
chair | is the patch test in date | patch-test
chair | when was she last in | last-visit
client | when was her last visit | last-visit
client | last visit | last-visit
client | read the notes | read-notes
client | what do the notes say | read-notes
chair | book her again in six weeks | rebook 42
chair | rebook in six weeks | rebook 42
chair | remind me to book her again in 6 weeks | rebook 42
chair | book him in again in eight weeks please | rebook 56
chair | rebook in a month | rebook 30
chair | book her back in in ten days | rebook 10
chair | rebook | none
chair | don't rebook her | none
app | rebook in six weeks | none
chair | note she likes it cooler | note she likes it cooler
chair | note that she likes it cooler at the ends | note she likes it cooler at the ends
chair | new note she wants to grow out her fringe | note she wants to grow out her fringe
client | make a note that she is moving to leeds in march | note she is moving to leeds in march
chair | um note don't use the blue towels | note don't use the blue towels
chair | add a note took longer than expected, about ten minutes | note took longer than expected, about ten minutes
chair | take a note she has a new baby | note she has a new baby
chair | six note no more than twenty vol next time | note no more than twenty vol next time
app | note she likes it cooler | none
chair | new note | start-note
chair | take a note | start-note
chair | note | start-note
noting | she has a sensitive scalp on the left side | dictated she has a sensitive scalp on the left side
noting | next time start the timer earlier | dictated next time start the timer earlier
noting | don't use thirty vol | dictated don't use thirty vol
noting | end note | end-note
noting | um end note please | end-note
noting | save note | end-note
noting | cancel note | cancel
`
