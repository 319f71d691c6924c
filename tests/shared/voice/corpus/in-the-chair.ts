// What is said beside a client in mid-service, with the words that the app's own commands are made of. None of it sets off
// anything: nothing opens, nothing is asked, nothing is said.
export default `
start the colour
shall we start the colour
let's start the colour then
i'll start the colour in a minute
i need a colour
i need a new colour
i really need a colour
i think i need a colour
she needs a colour
do me a colour
can i have a colour
can i get a colour with you
can you do my colour
make me a colour like hers
what colour do you want
which colour is that
show me the colour
show me the colours
use the colour you like
new colour for me please
can i make an appointment
could i make an appointment
i'd like to make an appointment
i want to make an appointment for my mum
make an appointment for thursday
i need an appointment
i need another appointment
get me an appointment before christmas
can you book me an appointment
do you have any appointments left
new appointment for her
start the appointment
what about my next appointment
can i see the products
show me the products you used
i need the products for home
show me the prices
what's your pricing
get me the retail one
i need some marketing
marketing is my job
i work in marketing
communications
i work in communications
retail
i'm in retail
my diary is full
plan my day
history
i did history at school
settings
open the window
open the door would you
can you open the back door
we're open till six
open till late on thursday
take me home
go home
i want to go home
let's go home
we go to the clients
clients
go back to the salon in town
let's go back to my natural colour
i want to go back to my old colour
take me back to blonde
find me a towel
find niamh would you
have you got siobhan in
is niamh in here
look for grace
show me siobhan
bring up siobhan
get siobhan up
see niamh kelly
go to siobhan
switch to ash
maria is taking over
it's maria taking over
hand over to maria
colour for siobhan
colour formula
colour formula for niamh
formula for siobhan
open chair mode
start a service with niamh
open siobhan
open the products
open the colour tool
`
