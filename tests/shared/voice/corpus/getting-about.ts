// Where | what the recogniser wrote | what must be understood. The places stand in ../salon.ts.
export default `
app | open siobhan | open-client Siobhan Murphy
app | open siobhan murphy | open-client Siobhan Murphy
app | open shevaun | open-client Siobhan Murphy
app | open chevonne | open-client Siobhan Murphy
app | open shove on | open-client Siobhan Murphy
app | open siobhan's card | open-client Siobhan Murphy
app | six open siobhan please | open-client Siobhan Murphy
app | hey six can you open siobhan murphy's page | open-client Siobhan Murphy
app | um open er siobhan | open-client Siobhan Murphy
app | show me niamh | open-client Niamh Kelly
app | open neve | open-client Niamh Kelly
app | open neeve kelly | open-client Niamh Kelly
app | bring up niamh kelly | open-client Niamh Kelly
app | pull up keeva | open-client Caoimhe Byrne
app | open kiva burn | open-client Caoimhe Byrne
app | open eefa | open-client Aoife Walsh
app | open sersha | open-client Saoirse Doyle
app | open seersha doyle please | open-client Saoirse Doyle
app | open shinade | open-client Sinead O'Connor
app | open sinead o connor | open-client Sinead O'Connor
app | open client priya | open-client Priya Patel
app | open mrs patel | open-client Priya Patel
app | open sarah | choices open-client Sarah Jones / open-client Sara Hughes
app | open sara hughes | open-client Sara Hughes
app | open sarah hughes | open-client Sara Hughes
app | open sarah jones | open-client Sarah Jones
app | open catherine smith | open-client Catherine Smith
app | open katherine price | open-client Kathryn Price
app | open margaret ash | open-client Margaret Ash
app | open rose gold | open-client Rose Gold
app | open steven reed | open-client Stephen Reid
app | open stephen | open-client Stephen Reid
app | open reece evans | open-client Rhys Evans
app | open tomasz | open-client Tomasz Wójcik
app | open thomas wojcik | open-client Tomasz Wójcik
app | open ella grant | open-client Ella Grant
app | open emma | open-client Emma Grant
app | switch to emma grant | open-client Emma Grant
app | open the client called grace | open-client Grace Okafor
app | open siobhan no sorry open sinead | open-client Sinead O'Connor
app | open emma no ella grant | open-client Ella Grant
app | open zebedee | none
app | open chair mode for siobhan | open-chair Siobhan Murphy
app | start a service with niamh kelly | open-chair Niamh Kelly
client | chair mode | open-chair
client | start the service | open-chair
app | find siobhan | find-client siobhan
app | search for patel | find-client patel
app | look up grace okafor | find-client grace okafor
app | find a client called wilson | find-client wilson
app | go to the dashboard | go-to dashboard
app | dashboard | go-to dashboard
app | go home | go-to dashboard
app | go to products | go-to products
app | um go to products please | go-to products
app | show me the products | go-to products
app | open history | go-to history
app | take me to the clients | go-to clients
app | clients | go-to clients
app | open the client list | go-to clients
app | go to settings | go-to settings
app | open the settings please | go-to settings
app | comfort settings | go-to comfort
app | go to help | go-to help
app | what's waiting to send | go-to waiting
chair | go back | previous-step
app | back | go-back
app | open the colour tool | ask-tool Colour Formula
client | colour formula | ask-tool Colour Formula for Siobhan Murphy
client | ask for a colour formula | ask-tool Colour Formula for Siobhan Murphy
app | colour formula for niamh | ask-tool Colour Formula for Niamh Kelly
app | ask the retail tool | ask-tool Retail Edge
client | recommend products | ask-tool Retail Edge for Siobhan Murphy
app | retail for siobhan murphy | ask-tool Retail Edge for Siobhan Murphy
app | open the schedule optimiser | ask-tool Appointments
app | plan my day | ask-tool Appointments
app | open marketing | ask-tool Marketing
app | write a post | ask-tool Marketing
app | open salon profit | ask-tool Salon Profit
app | practise a conversation | ask-tool Communications
app | what can i say | help
chair | help | help
app | what can i say here | help
app | six what can i say | help
`
