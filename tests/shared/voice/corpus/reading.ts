export default `
chair | read | read-answer
chair | read it | read-answer
chair | read the answer please | read-answer
app | read it out | read-answer
chair | can you read that to me | read-answer
chair | read it to me | read-answer
chair | repeat | repeat
chair | repeat that | repeat
chair | say that again | repeat
chair | say again please | repeat
chair | what was that | repeat
chair | again | repeat
chair | next | next-step
chair | next step | next-step
chair | um next step please | next-step
chair | six next | next-step
chair | go to the next step | next-step
chair | what's next | next-step
chair | move on | next-step
chair | previous | previous-step
chair | previous step | previous-step
chair | go back a step | previous-step
chair | step back | previous-step
chair | first step | first-step
chair | start from the beginning | first-step
chair | go to the first step | first-step
chair | last step | last-step
chair | go to the last step | last-step
chair | step three | go-to-step 3
chair | go to step 2 | go-to-step 2
chair | step two | go-to-step 2
chair | step to | go-to-step 2
chair | step for | go-to-step 4
chair | go to step four please | go-to-step 4
chair | step nine | none
chair | what step am i on | which-step
chair | which step is this | which-step
chair | stop | stop-talking
chair | stop talking | stop-talking
chair | be quiet | stop-talking
chair | quiet | stop-talking
chair | don't read it | stop-talking
chair | pause | pause-talking
chair | hold on | pause-talking
chair | go on | go-on
chair | carry on | go-on
chair | continue | go-on
chair | louder | louder
chair | speak up | louder
chair | a bit louder please | louder
chair | quieter | quieter
chair | turn it down | quieter
chair | slower | slower
chair | speak slower | slower
chair | can you speak more slowly | slower
chair | faster please | faster
chair | where was i | where-was-i
chair | um where was i | where-was-i
chair | where were we | where-was-i
chair | undo | undo
chair | undo that | undo
chair | take that back | undo
chair | mute | mute
chair | stop listening | latch-off
chair | unmute | unmute
chair | keep listening | latch-on
chair | stay listening please | latch-on
chair | keep the screen on | awake-on
chair | keep the screen awake | awake-on
chair | let the screen sleep | awake-off
chair | end the service | end-service
chair | finish the service | end-service
chair | end service | end-service
asked | yes | yes
asked | yes please | yes
asked | yeah | yes
asked | yep save it | yes
asked | save | yes
asked | um yes | yes
asked | that's right | yes
asked | no | no
asked | no don't save | no
asked | no thanks | no
asked | don't save it | no
asked | cancel | cancel
asked | cancel that | cancel
asked | never mind | cancel
asked | yeah she was lovely | none
asked | yes i know what you mean | none
asked | okay so anyway | none
chair | yes | none
chair | yeah | none
choices | the first one | choose 1
choices | first | choose 1
choices | the second one please | choose 2
choices | number two | choose 2
choices | sara hughes | open-client Sara Hughes
choices | jones | open-client Sarah Jones
choices | neither | cancel
volume | thirty | formula Bowl 1: 30 7/1; 30 vol
volume | twenty vol | formula Bowl 1: 30 7/1; 20 vol
volume | six percent | formula Bowl 1: 30 7/1; 20 vol
volume | make it forty volume | formula Bowl 1: 30 7/1; 40 vol
volume | thirteen | formula Bowl 1: 30 7/1; 13 vol
volume | cancel | cancel
volume | she lives at thirty the avenue | none
`
