import type { FamilyTable } from '../../wording'

/** What the words of a line show to whoever scores it: a reason, a price, something to do at home. */
export const SHOWS = {
  healthy: `healthy, stay/stays/staying strong/safe, protect your/the`,
  // A wait that is over, or a style from the past: nothing to look forward to.
  past: `wait/waited/waiting/late/ago/was/were/been, last time/week/month/year, without a word, good enough`,
  bound: `can't/cannot/won't/wouldn't/not/may/might/could/only/unless/before/until/rather/limit/limits/instead/expect/depends/closer/nearer/softer/warmer/darker/shorter/honest*/realistic*/safest/though/promise/fair/possible/first/*n't,
    as far as`,
  reason: `because/since/why/otherwise/mean/means, so that/it/you/the/your/we, that's the/what/your, which is, due to,
    to keep/stop/make/let/help/give/get`,
  // A guess, or a summary of the client's own story, isn't a reason.
  no_reason: `probably/maybe/perhaps, i guess, ^ so, ? ;`,
  asked: `? ;`,
  // Something to do at home, as opposed to what is wrong with the hair.
  at_home: `{^, COMMA, and/then/or/to/you_can/you_could/just/home/please/always/meanwhile/i'd/never/don't/also/only/so} -washing/shampooing
      {@home_doing, plait/braid/put/pin/wrap/cover/let/start/give/try/scrunch/squeeze/blot/take/wet/don't/stop, air/rough dry, cut down}`,
  next_visit: `week/weeks/month/months/day/days/fortnight/tomorrow/book*/diary/pencil/slot, next visit/time/appointment,
    see you, come/pop back/in/by, # st/nd/rd/th, monday/tuesday/wednesday/thursday/friday/saturday/sunday,
    january/february/march/april/may/june/july/august/september/october/november/december`,
  // Being comfortable with a price.
  no_ease: `comfortable (*) spend/pay/maintain/going, comfortable (*) with (the/that/this) price/cost/upkeep,
    i'd be comfortable`,
  plan: `i'd/i_would/i'll/i_will/i_can/we'll/we_can/we_could/let's/let_me/suggest/recommend/start/best/you'll/you_need`,
  welcome: `hi/hiya/hello/hey/welcome/morning/afternoon, good morning/afternoon/evening, lovely/nice/good/great to see/meet/have`,
  happy_to: `happy to`,
  waves: `^ don't worry`,
  thanks: `^ thank/thanks`,
  // How long it takes, or what nobody will do: not a limit on what hair can do.
  no_bound: `about/around/roughly * minutes/hour/hours -{..40 not/*n't}, won't judge/laugh/rush/bite/mention, if you'd rather`,
  last_bit: `last couple/few/bit/time/year/week/inch*`,
  time: `minute/minutes/min/mins/hour/hours/hr/hrs`,
  figure: `£/$/€ #, pounds/quid/dollars`,
  costs: `£/$/€ #, pounds/quid/dollars/euros/free/cost/costs, no charge, nothing to pay`,
  coin: `£, $, €, pounds/quid/dollars/euros`,
  // What is done in the salon isn't a product.
  service: `we'll/we'd/i'll/i_could do/put_on/add/tone/give_you, take/takes ..4 hour/hours`,
  ours: `our/ours/recommend, i'd use/suggest/pick/choose/go_for, we stock/sell/have`,
  ours_is: `ours is £/$/€`,
  add_on: `gloss/glaze/toner/massage/steam/addon/add_on/upgrade, brow tint/wax`,
  asks_goods: `wash*/shampoo/conditioner/product/products/use/using/which_one/brush/put_on_it ..40 ?`,
  sounds: `how does/would/do that sound/feel/suit`,
  colour: `colour*/color*/dye*/tint/bleach*/blond/blonde/brunette/highlight/highlights/balayage/toner/toned/gloss/foil/foils/roots/platinum/copper/silver/pink/purple/brassy/orange`,
  goods: `£/$/€, product/products/shampoo/conditioner/mask/oil/serum/spray/cream/treatment/set/kit/buy/sell/add, take home, home care`,
  test: `test*/react*/sign`,
  asks_home: `home/after/wash*/keep/last/next/maintain/care/when, come back, look after, how long/often`,
  // On their own: no plan or reason, how long rather than how far, a step without a feeling.
  no_way: `^ wait/rinse/first ;;, ^ that's the/a ;;`,
  how_long: `^ about/around/roughly, ^ it'll/it_will take`,
  // A question only asks: it gives nothing back, names nothing and orders nothing.
  asks_first: `^ (oh/so/and/but/ok/okay/right/well/ah/brilliant/lovely/COMMA)* what/what's/how/how's/which/where/when/why/who ..40 ?,
    ^ do/did/does/can/could/would/will you ..40 ?`,
  // What has to come before a colour, and what is long over, takes no time today.
  test_first: `48 hours, forty eight hours, two days before`,
  over: `was/were/been/paid/waited/waiting/charged, far/way too`,
  leaves: `if/whenever/what/when you want/like/say/can, thing you want/need`,
  sums_up: `^ (oh/right/ok/okay/well/ah/COMMA)* so it/you/just/what/that -{('s/is) like}`,
  takes_up: `^ if/since/as/because you`,
  // An open question isn't a choice, and looking at the hair is up to the stylist.
  asks_wish: `^ what would you like ;;, ^ to spend ;;, ^ have a look ;;`,
  // "So the fringe" sums up; "so the shape holds" gives a purpose.
  says_so: `^ so`,
  so_first: `^: (oh/and/right/ok/okay/well/ah/yes/yeah/grand/lovely/great/got_it/sorry)* so you/just/what/basically/if/for/from/to/that's,
    ^ (oh/and/right/ok/okay/well/ah/yes/yeah/grand/lovely/great/got_it/COMMA)* so`,
  // Contradicts what was said.
  against: `^ (no/oh/but/ah/COMMA)* you don't/aren't/'re_not/haven't`,
  names_it: `^ that's a/the/why_you`,
  does_here: `i'll/we'll/i/we turn/dry/wash/rinse/stop/leave`,
  big_step: `^ (such) a big/huge/real change/step ;;`,
} as const satisfies FamilyTable

/** How the client feels, by their words; the first that fits counts. */
export const FEELINGS = {
  nervous: `nervous/anxious/scared/afraid/terrified/petrified/panic*/dread*/phobi*/worr*`,
  embarrassed: `embarrass*/ashamed/humiliat*/mortified/self_conscious/laughed`,
  sad: `died/passed_away/funeral/grief/lost_my`,
  upset: `cried/cry*/tears/gutted/devastated/upset`,
  annoyed: `angry/furious/livid/fuming/annoyed/frustrat*/waited/waiting/ripped_off/charged`,
  disappointed: `disappoint*/not_happy/unhappy/not_what`,
} as const satisfies FamilyTable

export const REPEATED = {
  // Nobody wants to read it again in their feedback.
  harsh: `terrible/terribly/stupid*/useless/idiot*/hopeless/moron*/dumb/ugly/pathetic/rubbish/crap/shit*/fuck*/f_ck*/bloody/bitch*/bastard*/piss*/cow/crazy/mental/fat/slut*/arse*/ass/dick*/twat/cunt,
    a/being_a/typical/proper/such_a/total karen, awful stylist`,
  // Phrases repeated without content: "I understand. I understand totally."
  phrase: `i (*) understand/hear_you/validate/empathise/empathize/feel_you/get_it/am_listening`,
} as const satisfies FamilyTable
