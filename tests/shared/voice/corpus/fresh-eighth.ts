// The eighth round; run once before the rules were changed again: 25 of 32 were right, and no talk was taken for a
// command.
export default `
app | hey six pull up emma grant for me | open-client Emma Grant
app | can you bring me up to the clients list | go-to clients
app | find a client called byrne | find-client byrne
app | chair mode for sarah jones please | open-chair Sarah Jones
client | salon profit please | ask-tool Salon Profit
chair | alright next one so | next-step
chair | repeat that last bit | repeat
chair | go to the first step again | first-step
chair | read it slower | slower
chair | thirty grams of six seven and ten grams of oh eighty eight with twenty vol | formula Bowl 1: 30 6/7 + 10 0/88; 20 vol
chair | we'll do forty grams of eight one with sixty grams of thirty vol for forty minutes | formula Bowl 1: 40 8/1; 30 vol; 60 g; 40 min
chair | mixing up twenty five grams seven three one to two ten vol | formula Bowl 1: 25 7/3; 10 vol; 1:2
chair | i'd say thirty vol for this one | none
chair | drop the developer down to ten | change-developer 10
chair | give it another five minutes on the roots | timer-add Roots 300
chair | change the ratio to one to two | change-ratio 1:2
chair | switch eight three for eight four | change-shade 8/3>8/4
chair | thirty five on the roots and twelve on the toner | timers-start Roots 2100 / Toner 720
chair | pause the timers | timers-pause Roots / Toner
chair | the toner timer can stop | none
chair | when is the toner done | time-left Toner
chair | note that she had a coffee with oat milk | note she had a coffee with oat milk
chair | has she had a reaction before | none
chair | rebook in five weeks | rebook 35
chair | what was in the bowl last time | last-formula
chair | save the formula | save-formula
asked | yes do that please | yes
asked | no no don't | no
asked timer | no the fringe | timer-start Fringe 2100
asked formula | make it twenty five grams | formula Bowl 1: 25 7/1; 20 vol; 1:1.5; 35 min
chair | eighty grams of thirty vol on the ends | change-developer-grams 80 g of 30 vol on Ends
chair | hand over to ana | switch-person Ana
unrelated | pass it over to your man there
unrelated | so he's to switch to nights now
unrelated | change to the other bus at the corner
unrelated | sixty grams is a lot of butter
unrelated | that one's for the toner she says
unrelated | pause the telly would you
`
