// Words of everyday talk that don't rule out a colour. Left out on purpose: the body and what hurts it, what people
// swallow or put on their skin, what was mixed or is in a tube. We never ask about what is only made of these words.

const JOINING = `smelling smells a an and are as at be been being but by did do does doing done for from get gets got had has have having he
her hers herself him himself his i id if ill im in into is isnt it its itself ive just me my no nor not now of off on or our
out over own she shes hes so some such than that thats the their them then there theres these they theyd theyre theyve this
those though to too til till until up us very was wasnt we were wed weve what whats when where which while who whos whose
why will with wi without would wouldnt yes you your youre yours aint also although am any anyone anything anyway anyhow
arent because cos bc both can cant cannot could couldnt didnt doesnt dont each either else elsewhere even ever every
everybody everyone everything except everywhere somewhere nowhere anywhere hadnt hasnt havent here how however like may maybe might mine more most much must myself
neither never nil nothing nobody often once one ones only other others otherwise per perhaps quite rather really same shall
should shouldnt since somebody someone something sometimes still sure thing things through thru thro throughout towards under
unless upon usual usually via whatever whenever wherever whether whichever yet yeah yep nope ok okay aye nah oh ah um erm er
lol tbh pls please thanks ta cheers hi hiya hello innit etc eg ie vs re w n u r x xx g o q e y t l s v h yr yrs yo abit slight litle meny pm am`

const COUNTING = `first second third fourth last next two three four five six seven eight nine ten eleven twelve fifteen
twenty thirty forty fifty sixty hundred dozen half quarter couple few several many lots lot loads load bit bits little tiny
part parts piece pieces whole all none zero least less enough plenty about abt approx around roughly nearly almost barely
hardly exactly only again twice thrice once double single pair percent percentage cent per number numbers rd th st nd cm mm
inch inches min mins minute minutes hour hours hr hrs day days week weeks wk wks wkly month months mth mths year decade
today tomorrow yesterday tonight morning evening night nights afternoon lunch lunchtime weekend wkend wknd fortnight
fortnightly daily weekly monthly yearly nightly mon tues tue wed thur thurs fri sat sun monday tuesday wednesday thursday
friday saturday sunday january february march april june july august september october november december jan feb mar apr jun
jul aug sept sep oct nov dec spring summer autumn winter xmas christmas easter halloween birthday season ago before after
afterwards already always soon later late early earlier lately recent recently previous previously prev past current
currently present presently future date time times till then while during between within meanwhile finally eventually
originally usually normally generally mostly mainly partly totally fully completely slightly somewhat quickly slowly age
aged ages old older young younger born adult adults`

const PEOPLE = `client clients customer lady ladies woman women man men male female gent gentleman guy bloke girl girls boy boys
lad lads lass teen child children kid kids baby toddler mum mums mummy mam mammy mother mom dad dads daddy father parent parents
sister sisters brother brothers sis bro daughter daughters son sons wife husband hubby partner fiance boyfriend girlfriend
fella ex friend friends mate mates neighbour aunt aunty auntie uncle cousin niece nephew nan nana gran granny grandma
grandad grandmother grandchild grandchildren family law twin twins bride bridesmaid groom teacher student pupil nurse carer
lawyer author singer dancer actor actress model manager boss colleague colleagues staff junior stylist hairdresser barber
colourist assistant apprentice trainee receptionist therapist lifeguard driver chef waitress farmer officer doctor dr mr mrs
miss ms sir madam person people folk team class group everyone crew lot regular new walk stranger asian indian african irish
english scottish polish french italian spanish european caribbean redhead blonde brunette american filipino swedish german asian swimmer schoolteacher user`

const DOING = `act add agree allow answer appear apply appreciate argue admit arrange arrive ask asleep attend admits cried avoid babysit back bake be beat
become begin believe belong book borrow bother bounce bounces bouncy bring brought build built bump buy bought call came cancel
care carry catch caught change chat check choose chose claim clean close come comes coming compare complain confirm consider
continue cook cope cost count cover cry cut cuts cutting dance decide describe discuss dive divorce draw drew dress drive
drove drop dry eat ate end enjoy enter expect explain fade faded fades fading fall fell fancy fancies feel feels felt fill find found
finish fit fix fly follow forget forgot gather gave get give gives given go goes going gone grab grow grew grown grows happen
hate hear heard help hide hold hope hug imagine include insist invite join joke jog keep keeps kept know knows knew known
knock laugh lead learn leave leaves left lend let lets lie lift lifts lifted like likes listen live lives lived look looks
looked looking lose lost love loves lunch made maintain make makes manage mark marry married match matter mean means meet met
mention mind miss mix move moved name nip nipped need needs notice offer open order organise own owe paint park parked party pass passed
pay paid phone pick picked plan play plays please post prefer prepare pretend print promise pull push put puts race rain ran
reach read reads reading realise reckon reckons recommend relax remember rest retire retired return ride ring rang rock
rocking run runs said save saw say says saying see seen seem sell sells send sent serve set settle share shop show shower
showed shown sign sing sit sits sitting skip sleep slept smell smile sort sorted sound sounds speak spend spent stand stands
start started stay stays stick still stop stopped stuck study suggest suit suits support suppose swap sweep swim swims swimming
swam take takes taken taking talk talked teach teaches taught tell tells think thinks thought tie tied told took touch tour
train trained travel treat tried tries trim trimmed trip trust try trying turn turned turns type understand use used uses
using visit visits volunteer volunteers vote wait waiting wake walk walked want wants wanted wept wash washed washes washing watch
wear wears wearing went win wish wonder wonders work works worked working worry worries would write wrote wrong embrace overlap overlapped showin parking relaxing attitude`

const HOW = `able abroad absolutely another against angry actual actually alone alright amazing apart available average awful bad badly basic
basically beautiful beautifully best better big bigger bold boring bored brave brief bright brighter brilliant busy calm careful
casual certain cheap cheeky cheerful chilled chuffed clear clearly clever close cold comfortable common cool correct crazy cute
decent deep deeper definitely delighted dense different difficult direct dramatic dull easily easy edgy empty especially even
evenly exact excited excellent extra fab fabulous fair fairly fantastic far fast faster favourite fine finer firm flat fluffy
forever formal free fresh freshly friendly full fun funny formerly further general gentle gently genuinely glad glam glossy glowing good
gd gorgeous grand great happy hard healthy heavy heavily high higher holding honest honestly hot huge ideal important
interesting keen kind known large light lighter likely local long longer loose lovely low lower lucky luscious mad main massive
medium messy mid mild modern natural naturally near nearby neat negative nervous new nice nicely normal obvious obviously odd
ongoing open opposite ordinary oily original overall particular perfect perfectly personal plain pleased poor popular positive
possible posh previous probably proper properly proud private public quick quiet random ready real reasonable reliable rich
right rough round sad safe satisfied scared separate serious shiny short shy silky silly similar simple simply sleek slow small
smaller smart smooth smoother soft softer solid special spare stable straight strange strong stronger stressed stubborn subtle
super sweet tall terrible thick thicker thickness thin tidy tight tired tiredness together top total true typical ugly unhappy unknown
unsure unusual upset uneven various newly warm warmth weird well wet wide wild wonderful worse worst worth wrong young competitive outdoor deaf beachy knackered`

const THINGS = `account address antiques advert afternoon airport amount animal app appointment appointments appt area art article atmosphere
attitude bag balance band bank boot boots cap cape cushion bar base basis bath beach bedroom bill birds birthday boat bobble bobbles book books bottom box
bracelet brand break breakfast brush bus business cake camera car card cars case cat cats chair chance charity chat chickens
childcare children choice choir church city classic clothes club coat coffee college colour color colours coloured colouring
comb commitment community company complaint complaints computer concert condition cond conditions contract cottage country course
cow crown cup curl curls curly customer cycle dance decision degree deposit depth desk diary dinner dip direction disco dog dogs
door drawer dress drinks earring earrings edge education elastic elasticity element email ends event exam exams experience
extension extensions facebook fact factory fastener false contact dob family fan fancy farm fashion feature festival figure film finance finger fit fitness
flat flight flights floor flower flowers football form formula front fringe front furniture future game garden gel gem gift glasses
gossip glove gloves glow gown grip guitar gym hair hairs haircut hairband hairdressing hairgrip hairgrips hairspray hand handbag hat headband hen
history hobby hol hols holiday holidays home horse horses hotel house household houses humour idea ideas image insta instagram
instructions interview invitation iron issue issues item jacket jeans jewellery job jumper keys kitchen kg lens lenses layer layers lesson
lessons letter level levels library life line lines list living lockdown look looks lot love luck lunch magazine maintenance
market marriage match matter meal meeting message middle minute mirror moment mondays money mood mouth movie music name neighbour
netball news newspaper noise note notes nursery pants marker mask number office option options order outcome oven outfit outgrowth outside page paint
painting paintings paper park part parting party patch path pattern payment personality phone photo photos picture pictures piano pianos pin
place plan plane plans plate point pony ponytail pool position post price prices problem problems probs process product profession
profile project prom puppy puppies purpose quality question questions race reason record red reg regime rent research
result results returns report review ribbon ride road roller rollers roof room root roots routine row run sale salon salons salt sauna
school schedule scissors seat sense section sections service services session sessions shade shades shape shampoo shampoos shift shifts shop
shoes shopping shoulder shoulders shower side sides sight size skirt sleeve snow sofa softener song sort south spa space sport sports square staff stage
stairs star start state station stay step steps story straighteners strand strands street stretch strip student stuff style swap swapped swapping swaps
styles sun sunshine surprise swimmer table target task tea texture theatre thanks therapy ticket till tip tips title toast tone
tongs top total tourist town toy track traffic train trainers travel tree trip trouble trousers truck tv type uni uniform unit
university update upkeep usual van version video view village vintage visit visits voice volume wage waist waistband weigh weighs wool walk wall war wardrobe
water wave waves wavy way ways weather wedding week weekend weight whole wig wind window winter woman word words work world
zone zones sea pool laps canvas massage conditioner steel beard heritage rush tit tat blue green purple pink mint slides fireman bond builder cast headed consultation`

/** Limbs, which colour never touches. */
const LIMBS = `feet foot arm arms leg legs knee knees elbow elbows wrist wrists ankle ankles heel toe toes teeth hips bum finger
fingers thumb`

const HAIR_TALK = `pre lit hls blk virg unc med por bal hx abt allover cone stripe band laid remainder swatch stain curtain ringlets
chin collar halfway down below inside underneath behind dusty dirty muted mousse wella redken goldwell topchic koleston igora inoa
majirel schwarzkopf loreal matrix joico blondor kerastase olaplex davines greenish blond hue mineral minerals coily protectant heat
styling styles untouched uncoloured hairs tan ash ashy base bleach blend blow blowdry blowout bob bouncy brassy brassiness brown caramel chart coarse coily
copper crimp crop cut darker darkest density dryer dull elasticity fade faded fades fading fibre fizz flicks foils frame frizz
frizzy ginger gold golden grey greys gr grips growth grow hairline highlight highlights honey lemon lemony length lengths
lift lifts lighten lightening lightness lighter lob lowlights mid mids natural orange orangey outgrowth pale platinum pony porosity por rg
regrowth rinse root roots rusty shine shiny silver spiky split springs springy spring strand strands streak streaks strong tail
texture textured thick tinge tint tone toner toning warm waves white yellow yellowed yellowing yel sl slt uneven patchy bl
reads sits lifted returns bounces cond resistant dense ish blended grades depth umber ash muddy murky minty banded`

const TALK = `nick teenager teenagers above across along anybody anymore anyways asked asking asks away beside besides bloody bout brings bye called calls
cause chats chatting chatty cuz d dead dear defo eh em en feeling gal getting giving god gonna goodness gotta guess
guys ha handy happened happens happily hates hed hell heres hey hint holds hopes hoping ideally instead itd itll kinda
lastly liked literally ll loved loving making meant minded needed needing noon noticed onto ought ours planned
planning plus pop popped popping possibly preferably prefers pretty pure putting remembers seeing seemed seems
seriously shed shows sorry sorta spoke spoken starting starts stayed supposed swear swears talking talks telling thank
thatd thatll themselves theyll thinking unto useful ve wanna wanting werent whoever whom wished wishes wont worried
wow years youd youll yourself youve ahead booked booking brunch budget cafe cash changed changes changing checked
childminder christening conference cooking costs court cousins craic crowd decided driving drink engaged engagement
events everyday expensive fancied films finished food forgets funeral gig graduation graduating granddaughter
grandkids grandson guest guests hall hands heaven hill holibobs honeymoon impatient interviews inlaws jobs joined jump
keeping key lang laughs leaving lecture lectures lecturer loud lunches meets mile miles mil milk misses mobile
mornings mothers moving natter nicer opened outing pal pals parties payday paying pet photograph pic pics pint
pinterest tiktok fb whatsapp screenshot inspo playing promised promotion pub purse quid races rarely reminded reminds
rings rota rugby running rushed rushing salary saved saving secretary selfish shops situation social solicitor stag
stood store studying styled sunny telly text texted training travels travelling treats trips visiting weddings
weekends wee wine wore yoga tad bitty bitta wile fierce dinkum deadly banging och hun hunny babe doll darling chick
lassie bless lord jesus mary hows howya nanny bridal maid honour returning regularly nr ref circa max minimum maximum
asap plz thx ty xxx omg btw fyi wnts wntd lkng luking cld shd wd cud shud wud b4 tho wit wo ur av avg poss prob def
deffo gen bk appts apt apts haired hairstyle trims blowdrys layered straightened straightens straightener ghds ghd
hairdryer plait plaits updo upstyle bun colors tones lvl range tube basin towel tints bowl application abundant
complexion prior existing existed soften softened softly brightness vibrant richer richness dark multi dimensional
dimension seamless blending effortless sunkissed pops hints dash flash stripey stripy chunky block blocky noticeable
noticeably fuss committed contrast definition matched matching rinsed lasts lasted lasting products owt nowt summat
dinnae disnae cannae wasnae didnae ower aw oot doon hoose jist tam bin neva els bare chunk yday diff students moon nka nkda denies
pierced silk drawers eyeshadow clips`

export const EVERYDAY: ReadonlySet<string> = new Set(
  [JOINING, COUNTING, PEOPLE, DOING, HOW, THINGS, LIMBS, HAIR_TALK, TALK].flatMap(group =>
    group.split(/\s+/),
  ),
)

/** A nuisance described as something that hurts: "parking was a pain". */
export const BOTHER = `{parking/traffic/road/roads/roadworks/bus/buses/train/trains/car/journey/weather/stairs/commute, school run, getting here}
  (here/there/outside/today/yesterday/in/town)* (is/was/were/can/be/has/been)* (always/such/a/bit/of/real/right/total/absolute/proper)* pain -in/on/behind/down/at/near/across/when/under/with`

const ENDINGS = ['s', 'es', 'd', 'ed', 'ing', 'in', 'ly', 'ish']
/** The word itself, or with a regular ending: "visits", "walking", "brownish". */
export const isEveryday = (norm: string): boolean =>
  EVERYDAY.has(norm) ||
  (norm.endsWith('ies') && EVERYDAY.has(`${norm.slice(0, -3)}y`)) ||
  ENDINGS.some(ending => {
    if (norm.length < ending.length + 3 || !norm.endsWith(ending)) return false
    const stem = norm.slice(0, -ending.length)
    return (
      EVERYDAY.has(stem) ||
      EVERYDAY.has(`${stem}e`) ||
      (stem.at(-1) === stem.at(-2) && EVERYDAY.has(stem.slice(0, -1)))
    )
  })
