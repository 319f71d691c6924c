import type { FamilyTable } from '../../wording'

/** What a question to a client is about, in words with hardly any other meaning. The first that fits counts. */
export const ASKED_CLOSELY = {
  photo: `photo/photos/photograph/photographs/pic/pics/screenshot/selfie/selfies/pinterest/instagram,
    picture/pictures of, in the/your/this/that picture/photo/pic, a/any/some/the snap/snaps, send/have/got/take/took/see/show/bring/brought (me/us/you)* (a/any/the/your/some) picture/pictures`,
  paid: `did/have/had you pay/paid/spend/spent, you paid/spent, were/was you charged, did they/he/she/we/it/that/the_* charge/cost,
    cost you, set you back, out of pocket, the bill, how much was/were it/that/the_*/they, what was/did/does it/that/the_*/they ..2 cost,
    a/your/the receipt, been paying/spending ..4 so_far/until_now/up_to_now/till_now`,
  feeling: `how are/were/do/did you feel/feeling, how did/does/do that/it/this/they make/leave you, make/makes/made you feel, feel/felt when,
    worr*, nerv*, scar*/scary, anxious, afraid, frighten*, concern*, on your mind, easier/better/comfortable for you, at ease,
    feel/feeling safe/safer/comfortable/calm/better/relaxed/about, help you relax/settle, upset/upsetting/upsets you, embarrass*, dread*, boss/manager/colleagues/customers/family/husband/wife/friends (all)* say/said/react/reacted/think/thought, people (at_work/at_home/there)* say/said/react/reacted,
    what was that/it like for, what would help, sold to, stopped/stops/stopping you, held/holds/holding you back`,
  health: `allerg*, reacted/reaction/reactions, skin/patch/allergy test*, medicine*, medication, medical, tablets, pregnan*, scalp,
    doctor, symptom*, itch*, sting/stung/stings, sore, swell*, swollen, breathing, skin, your health, headaches, sensitivit*, perfume`,
  budget: `budget, how much would/could/can/are/were/do/did you ..3 spend/pay/spending/paying/afford/like_to_spend/go_to/comfortable,
    spend/spending -time/hours/minutes/long/on_it/on_your_hair/getting/doing/styling, what do/would/could/can you ..2 spend, afford, money, comfortable paying/with_paying, put by/aside, set aside, what sort_of/kind_of price, price range,
    refund, how much is_it/does_it`,
  dislike: `dislike*, didn't/don't/do_not/did_not/didnt/dont (you) (really/actually)* like/fancy/love, you (really/actually)* hate/hated,
    bother*, worst, least/the_least, unhappy, annoy*, avoid, wrong with (it/that/them/the_*/your_*), the matter, can't/cant_stand/bear,
    put/puts/putting you off, wouldn't/would_not/don't you want/like/fancy to, wouldn't/would_not you want/like/fancy, what don't/dont you want, you rather/want me/us to avoid/leave_alone, can't be bothered/doing, which bit/bits/part/parts ..5 orange/worse/bad/uneven/patchy, where ..5 orange/brassy/bad/patchy,
    not like, no go, what did she/he/they do, off putting, never want, not want`,
  wish: `would you ('d) (really/ideally)* like/love/want ..4 do/done/look/be/have/achieve/feel/instead/today, what would you like/love/want, what are you hoping,
    hoping for/to, looking for, you after/wanting, in mind, ideal/ideally, dream, goal/goals, aim, draws/drew you, attracts/attracted you,
    put/make/get (it/this/things/that) right, what can/could/should/do/would i/we do, do for you, doing today/for_you, perfect/best result/outcome, good visit,
    like it to, want it to, like yours/it ..2 look/feel/sit, matter/matters/important (most) to, end up with, picture yourself, what look, going for, did/do you want it to, why platinum/blonde/white/ice/icy/copper/lighter/now, why the/this/a change/colour, why (do_you_want_to)* go/going blonde/platinum/lighter/white, brings/brought you, how light/blonde/white/pale/short`,
  products: `what products/shampoo, put/putting anything/something on it/your_hair, product/products, shampoo/shampoos, conditioner, serum, do you wash it with,
    wash/washing/washed (it/your_hair/that) with, what do/are you use/using/putting/put ..4 home/on_it/it_with/shower/wash/for_it,
    what are you using, what do you use, in your/the shower, use at home, your home care`,
  time: `what time, how much time, how long do/would you spend, how long have_you_got/do_you_have/are_you_here/are_you_free, how soon, by when, when by, when do you need/want/have_to,
    when can/could/would/does/is/are you/it/the_*/suit/suits/your, when's/whens the/your, day/days suits/suit, available, in a/any hurry/rush, rush/rushed, pushed for,
    need to be/leave/go, anywhere/somewhere to be/go/get_to, be anywhere/somewhere, need/want/have it (done/sorted/fixed/ready)* by/for, deadline, diary, how often can/could/would you, come back/in, minutes,
    time do/have you, got time, how regularly`,
  routine: `routine, usually, normally, typically, day to day, day in, wear/wearing it/yours/your_hair, style/styling it/your_hair/yours, dry/drying/blow_dry/blowdry it/your_hair/yours,
    every day, everyday, how often/regularly do/are/have/did you wash*/dry*/straighten*/use*/shampoo*, how many times, look/looking after, heat/heats, straighten*, tongs, hairdryer, temperature,
    what setting, habit/habits, ordinary/average/typical/normal day/week/morning, up or down, tie/tied it, do with it/your_hair, wash/washed it, in the morning/mornings, once it's/its wet`,
  history: `history, last time/cut/visit/colour/one/place/salon/appointment/hairdresser, before, when you left/got_home/saw, straight after, years, happen*, went/go/gone/going wrong,
    previous*, in the past, had done, had on, been coloured/colouring/done/put/putting, ever coloured/bleached/dyed/had, used to, start/started/begin/began, notice/noticed,
    box dye, did/have you ask/asked for, ask them/her/him/us for, who cut/did/coloured, where did you, when did/was you/it/they/the_*, how long have/has you/it/your_* been/had,
    how long has/have, last coloured/dyed/cut/had, on it already, in it already, on your_hair now/already/currently/at_the_moment/at_the_minute, underneath, fade/faded/fades, the whole story, the story, from the beginning/start, did we agree, we agreed, through it all`,
  life: `work/works/working, job, do for a living, lifestyle, family, children/kids, sport/sports, gym, exercise, swim*, holiday/holidays, away anywhere, abroad, the sun/sea/beach, hobb*, weekends, your weekend like/usually, wedding,
    occasion/occasions, events, coming up, spare time, about yourself, at home with`,
} as const satisfies FamilyTable

/** The same in words that may mean something else. We use these only where nothing above fits. */
export const ASKED_LOOSELY: { readonly [About in keyof typeof ASKED_CLOSELY]: string } = {
  photo: `picture/pictures, on your phone`,
  paid: `how much was/were, tip/tipped`,
  health: `test/tests/tested, react/reacts, hurt/hurts, pain*, burn*, condition, safe for you, ill, treatment you`,
  budget: `price/prices, cost/costs, pay, pounds, £, how much`,
  products: `at home, using, oil/oils, mask, treatment/treatments, bottle/bottles`,
  time: `time, week/weeks, morning, afternoon, hurry, date, book/booked, how long`,
  routine: `wash/washing, dry, mornings, manage, how often, use, do to it`,
  history: `ago, year, box/boxes, dye/dyes/dyed, colour/coloured, bleach/bleached, done, did they/she/he/we/it/that, happening, about it, story`,
  dislike: `hate, problem, trouble, wrong, what about it`,
  feeling: `feel, feels, feeling, felt, upset, comfortable, easier, support you/from, help you, trust`,
  life: `age, old are you, live, plans, plan, events, busy`,
  wish: `like, want, wanting, love, wish, prefer, result, matters, important, change, help, today, best, after, look`,
}

/** What kind of answer a question wants. */
export const ASKED_FOR = {
  drink:
    'tea/coffee/drink/cuppa/brew/biscuit ..12 ?, glass/cup/bottle/drop/some/any/a/more/fancy/like/want/get_you/or (of)* water ..12 ?, water or/before/while ..12 ?',
  more: `any/anything else/more, any other questions, is there anything ; , is there anything you_want_to_ask/you'd_like_to_ask/you_would_like_to_ask/i_missed/i've_missed/we've_missed, any questions, all clear/good`,
  /** "How is it", "what do you think": this asks for a verdict. */
  verdict: `how 's/is/does/do/are/did that/it/this/you/things/the_water/we, what do you think/reckon/say,
    happy so far, happy with it/that`,
  no_verdict: `how are you feeling, how did/do you want, how ..12 dry/wash/wear/style/use/manage/long/usually/normally/straighten/look_after/pay/know/come,
    how ..3 make/made/leave/left/happen/start/started/begin/end_up/go_wrong/fade/faded, how did/do/are/were you feel/feeling ..2 about/when/after/that_day/then`,
  /** "May I", "shall I", "would you like me to": this asks for permission, not for a story. */
  leave: `^ (so/and/ok/okay/right/well/now/then/great/lovely/grand)* can/could/may/shall/should/will/do_you_mind_if i/we,
    ^ (so/and/ok/okay/right/well/now/then/great/lovely/grand)* would you like to/me/a/an/some/one/your,
    ^ (so/and/ok/okay/right/well/now/then/great/lovely/grand)* do you want to/me/a/an/one/your,
    ^ (so/and/ok/okay/right/well/now/then/great/lovely/grand)* are/would you (be) happy/ready/okay/ok/all_right/comfortable for/to/if/with,
    ^ (so/and/ok/okay/right/well/now/then/great/lovely/grand)* is it ok/okay/all_right if, mind if i, ^ want to/me_to/a`,
  /** About the client: a yes would tell us something about them. */
  of_you: `^ (so/and/ok/okay/right/well/now/then/but/oh/also/just)* do/did/don't/didn't/have/haven't/had/are/were/can/could/would/will you/your/they/she/he/there -happy/ready/ok/okay/all_right/sure/comfortable/free/want/mind/understand/agree/see/tell/send/show -{like it/that/this/the/how/to},
    ^ (so/and/ok/okay/right/well/now/then/but/oh/also/just)* is/was/does/did/has/have there/your/it/anyone/anybody/someone/somebody/they -ok/okay/all_right/fine, ^ (so/and/ok/okay/right/well/now/then/but/oh/also/just)* any/ever/anyone/anybody/someone/somebody/same`,
  pleasant: `nice/good/lovely/great/busy (bank_holiday)* weekend/holiday/week/day/morning/afternoon/journey/evening, come far, how was your weekend/week/day/journey, get/got here all_right/okay/ok, find us/it/the_salon all_right/okay/ok/easily, park/parked/parking, enjoy/enjoying the weather/day/sunshine, still raining, cold out, keeping well/busy`,
  /** A question word, or an invitation to tell. */
  answer: `^ (so/and/ok/okay/right/well/now/then/but/oh/first/listen)* what/whats/how/hows/which/why/when/whens/where/wheres/who/whats/whereabouts,
    tell/talk/walk/take/run/show me -to_stop/if/when, describe, fill me in, give me an_idea/a_rough_idea,
    can/could/may i (just) ask/see/know/hear/have_a_look_at_a/have_a_look_at_the, do you mind if i ask/see, mind me asking, happy/ok/okay/comfortable to tell/show/talk/say, comfortable telling/saying,
    love/like to hear/know/see, would/can/could/will you tell/show/describe/explain/walk/talk/run/send`,
} as const satisfies FamilyTable

/** A sentence that asks from its first words on, whatever mark it ends with: "Whats the look youre after". */
export const PLAINLY_ASKS = `^ {and/so/but/now/ok/okay/right/well/oh ~}* {what/how/which/why/when/where/who ('s/s/'re) is/are/was/were/do/does/did/would/could/can/will/should/have/has/had/been/happened/kind/sort/made/makes/brings/brought/worries/bothers/about/if/long/often/much/many/else,
  what/how/where/who 's} -more/left/done ~ *`
