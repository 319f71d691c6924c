// How a record says that something isn't tolerated, isn't wanted, or is fine. It is read piece by piece (tables.ts).
import type { Families, FamilyTable } from '../../families'
import type { Lines } from '../../tables'

export const AVOID_NAMED: FamilyTable = {
  hairy: `hair/fringe/bangs/layer/layers/bob/lob/cut/crop/fade/pixie/color/colour/style/shape/root/roots/highlight/highlights/balayage,
    perm/tint/dye/bleach/length/lengths/relaxer/extension/extensions/undercut/regrowth/toner`,
  kin: `sister/sisters/mum/mums/mam/mams/mom/mother/dad/dads/father/brother/brothers/daughter/daughters/son/sons/twin/nan/gran/granny/aunt/cousin,
    husband/wife/partner/family/kid/kids/children`,
  self: 'she/he/they/client/the_client/her/him/herself/himself/i/me',
  her: 'her/his/their/my',
  mouth: 'mouth/lip/lips/tongue/throat/eye/eyes/eyelid/eyelids',
  nt: 'dont/doesnt/didnt/isnt/arent/wasnt/werent/cant/wont/wouldnt/couldnt/shouldnt/hasnt/havent/hadnt',
  // "and it came up", right after a thing.
  went: `(and/then/so)* (it/that/she/he) (her/his/the/my)
    (face/throat/lip/lips/eye/eyes/eyelids/scalp/skin/tongue/neck/ears/mouth/head)
    (was/were/is/are/all/has/had/got/get/gets/went/goes/came/comes/come_up/comes_up/came_up/up/in/a/an/bad/bright/very/really)*`,
  complaint: `(her/his/their/my/the/a/an/any/very/dry/tight/sore/red)*
    itch*/sensitiv*/irritat*/eczema/dermatitis/dandruff/flak*/burn*/reactive
    ((=,) (and/&) itch*/sensitiv*/irritat*/eczema/dandruff/flak*/dry/red/sore/scalp/skin/head)*`,
  bare: 'nut/nuts/tree_nut/tree_nuts/peanut/peanuts/latex/sesame/lanolin/gluten/shellfish/shell_fish/seafood',
  listed: `fragrance/fragrances/perfume/perfumes/parfum/essential_oil/essential_oils/coconut/almond/almonds/shea/argan/sls/sles/mi/mci,
    sulphate/sulphates/sulfate/sulfates/paraben/parabens/ppd/lavender/tea_tree/menthol/mint/wheat/soy/soya/dairy/milk/egg/eggs/honey,
    aloe/formaldehyde/lanolin/latex/sesame/gluten/nut/nuts/tree_nut/tree_nuts/peanut/peanuts/propolis/beeswax`,
  between: '=,/&/=+/and, /',
}

export const AVOID: Lines = {
  allergy: [
    'allerg*/alerg*/allerj*/alerj*/alllerg*/hospital*/flagged/positive/trigger/triggers/triggered/anaphyl*/intoleran*/coeliac*/celiac*',
    'react/reacts/reacted/reacting/reaction/reactions/reactive/sensitiv*/sensitised/sensitized/contraindicat*/oas/lumps/hives/rash*',
    'flush/flushes/flushed/swell*/swollen/welts/blister*/burn/burns/burnt/burned/burning/sting/stings/stinging/stung/flare/flares/itch*',
    'migraine/migraines/headache/headaches/wheez*/dermatitis/irritat*/sneez*/spots/epipen/epipens/epi_pen/epi_pens/latex_fruit/on_fire',
    'contra indicat*, disagree/disagrees with, a & e, throat clos*/tight*, funny with, =+ ve, patch test* =+/positive/failed/to',
    'patchtest* =+/positive/failed/to, failed (the) patch*, eyelid/hand/contact eczema, == fire/agony/disaster/nightmare',
    'bring/brings/brought {her/him/me/them, * skin/neck/face/scalp} out/up, set/sets (it/her/him/me/them/that) off, bring/brings/brought on',
    'break/breaks/broke (her/him/me) out, come/comes/came out/up in, makes/made her/him/me come up/out, boils',
    'upset/upsets/aggravat*/inflam*/clog/clogs @her ..2 skin/scalp/face/eczema/psoriasis/asthma/chest',
    '<{hair/curls/ends/fringe (is/goes/went/get/gets/got/looks/feels/all/so/very/really/a_bit)+} puff/puffs/puffed/puffy',
    '{goes/went/turn/turns/turned/get/gets/got, come/comes/came up/out} (all/bright/very/really/bit/a/her/his/my/the/scalp/skin/face/ears/neck)* red',
    'make/makes/made her/him/me/my/his/their ..3 stream*/water/waters/weep/run/puff*/close/cough*/choke/gag/sick/ill/nauseous/dizzy/faint/prickle',
    'make/makes/made her/him/me/my/his/their ..3 tingle/numb/sore/red/raw/peel/throb/itch/itchy/spotty/blotchy/lumpy',
  ],
  wish: [
    'avoid/avoids/avoiding/avoided/avoidance/without/hate/hates/dislike/dislikes/loathe/loathes/refuse/refuses/against/halal/vegan/vegans',
    'unscented/unperfumed/unfragranced/non_scented/plant_based/must_be/mustnt/must_not/given_up/gone_off/free_of/free_from/bad_with',
    'told/advised (not) to stop/avoid/skip/leave_out, steer/steers clear, stay/stays/staying away/clear/off, no go/no/nos, not/isnt keen, not a fan, no fan, cut/cuts/cutting out',
    'cant/cannot/can_not have/use/stand/tolerate/bear/be/do/go_near, never use/uses/give/put/any, turn/turns her/his stomach',
    'keep/keeps/keeping -{(her/his/the/my) hair/fringe/bangs/curls away/off/clear ..6 face/eye/eyes/neck/shoulders/forehead} ..2 away/off/clear',
    'bad/no_good/not_good for/with her/him/me/them -*, not/never/isnt/arent ok/okay/good/happy/fine/comfortable with',
    '{not/isnt/arent/wasnt/never (so/very/really/at_all)* ok/okay/alright/fine/suitable/safe, no good} (for_her/for_him/at_all)* ;',
    'make/makes/made {it/hers, her/his/my (hair/curls/ends)} ..3 wire/wiry/straw/brittle/stiff/rigid/snap/worse/greasy/lank/limp/matted/sticky',
    'dont/doesnt/do_not/does_not/wont/will_not/wouldnt use/uses/give/put/offer/like/want/touch/have/get_on/wear/buy/agree/tolerate',
    'off (all/any/most/strong/heavy/sweet)* smell/smells/scent/scents/perfume/perfumes/fragrance/fragrances',
    'only (use/uses/want/wants/buy/buys) (*) free*/vegan*/unscented*/plant*, free only/please/product/products/range*, * free please/only',
    'prefer/prefers/want/wants {unscented*/no/vegan*, * free*}, need/needs {unscented*/vegan*, * free*}',
  ],
  // The opposite: "Not allergic", "no nut allergy", "loves", "cleared by her GP".
  fine: [
    'not/isnt/arent/wasnt/never/no_longer/neither/denies ..4-COMMA/and allerg*/react*/sensitiv*/intoleran*/itch*/burn*/sting*',
    'no/nil/zero/without/doesnt_have/hasnt ..4-COMMA/and allerg*/reaction/reactions/sensitivit*/intoleranc*/problem/problems/issue/issues/objection*',
    'doesnt/does_not/dont/didnt/never react*/mind*/itch*/sting*/burn*, no problem/problems/issue/issues/trouble with',
    '<not/never/@nt fine/ok/okay/happy/good/comfortable with, <not/cannot/@nt tolerate/tolerates',
    'is/are/was/were fine/ok/okay/alright/good, all fine/ok/okay/alright/good, love/loves/enjoy/enjoys/not_bothered/favourite/does_love/swears_by',
    '<not/@nt/it/hers/hair/feel/feels/look/looks like/likes -{her/his/their/my @kin}',
    '<{@hairy ..3} outgrew/outgrown/out_grew/out_grown -{(*) @hairy}',
    'cleared by/for/it, ruled out, tested negative, patch test/tested clear/negative/fine, ^ not/no to/with -anything/everything/all, except, apart from, other than',
  ],
  // "Asks if wheat is ok" doesn't say whether it is.
  asks: [
    'ask/asks/asked/asking/wonder/wonders/wondered/wondering/unsure/not_sure/check/checks/checking/whether/query/queries',
  ],
  // Something the client wished for, had or turned down hasn't done any harm.
  wanted: [
    '<not/never/no/but_not/@nt prefer/prefers/want/wants/wanted/ask/asks/asked/bought/declined/turned_down/finished -no/nothing/without',
    '{* lover, adores, does_not/doesnt/didnt bother} -but, used * before ;',
  ],
  verb: [
    'use/uses/using/used/has/have/had/want/wants/need/needs/is/are/was/love/loves/like/likes/washes/swims/wears/get/gets/dry/dries/hair/scalp/ends',
    'roots/hairs/scalps/colour*/color*/drink/drinks/latte/flat_white/coffee, tea -tree',
  ],
  // What the body did. After a thing that isn't wanted, this makes it an allergy.
  reacted: [
    'come/comes/came out/up in, bring/brings/brought her/him/me out/up, react/reacts/reacted/reaction/welts/hives/rash*/swell*/swollen/blister*/anaphyl*/epipen/epipens/epi_pen/epi_pens',
    // An itchy mouth or eye isn't a dry scalp: a food or a plant did it.
    '@mouth ..2-COMMA itch*/ting*/sting*/burn*/swell*/swoll*/numb, itchy @mouth',
  ],
  // "no coconut, no shea - breaks out"
  skin: [
    'break/breaks/broke/breaking (her/him/me) out, in/gets/has/got spots, ^ migraine/migraines/headache/headaches ;, gives her/him/me spots, ^ spots, skin flare*/react/reacts/itch*',
    '{gets, gives her/him/me} (*) headache/headaches/migraine/migraines',
  ],
  // One more of the same list
  more: ['^ (and/or) no/nor/not/avoid/avoids * (*) (*) ;'],
  to_another: ['to/from/with/by +* -it/them/these/those/both/that/this/either'],
  then_reacted: [
    '^ (and/then)* {came/come/comes out/up in, bring/brings/brought her/him/me out/up}, ^ @went {swell*/swoll*/puff*/hives/rash*/blister*/welts/anaphyl*/wheez*/closes/lumps/react*/allerg*/hospital*, (a) & e}',
  ],
  // Scalps itch by themselves. Only a word that points back puts it down to the thing.
  then_itched: ['^ @went itch*/burn*/on_fire/red/spots'],
  points: ['was/were/had/got/went/came/come/comes/after/it/its/that/thats/then, every/each/last time'],
  pointed: ['every/each/last time, does it, wash/washed (*) out'],
  not_worn: ['want/wants, ask/asks/asked about/for, drink/drinks, at home'],
  // People outgrow allergies, and fringes too. By itself it means the allergy only where no hair is named.
  outgrown: [
    'outgrew/outgrown/out_grew/out_grown it/that/this/them',
    '<{@hairy ..8} fully/completely/since/now/has/have outgrown/out_grown ;',
  ],
  not_yet: ['not/never/hoping/hopes/may/might/nearly/almost/yet/@nt'],
  no_remedy: [
    'no/not/never/bad/worse/wrong/too/harsh/avoid/avoids/avoiding/nothing/stop/stops/stopped/blame/blamed/without/reason/known/sent/card/free',
    'epipen/epipens/epi_pen/epi_pens/@nt',
  ],
  worse: ['not/worse/stop/stops/stopped/made/bad/flar*/sore/@nt'],
  soothes: ['<not/never/nothing/@nt soothes/calms/helps/eases'],
  liked: ['love/loves/like/likes/enjoy/enjoys/happy/fine/ok/okay/good/alright/comfortable'],
  // "Used to be allergic and is fine with it now"
  bygone: [
    'used to, as a child/kid/baby/teen*, years ago, previously, no longer, test/tests {was/is/were, came back} negative/clear',
    '{love/loves/like/likes/enjoy/enjoys, fine/happy with} it/this/that/them',
  ],
  household: ['in the house/home, household'],
  says_allergy: ['allerg*/alerg*/allerj*/alerj*/anaphyl*'],
  // What such a piece says holds for the rest of its list.
  reaches: [
    'to/from/with/of/allerg*/alerg*/epipen/epipens/epi_pen/epi_pens/anaphyla*/avoid/avoids/avoiding/no/hate/hates/dislike/dislikes',
    'intoleran*/vegan/free, sensitiv* to',
  ],
  to_with: ['to/with'],
  of_other: ['to/with -it/this/that/them/these/those/use'],
  // Turns a remark round: "she is too", "no allergies except honey", "fine with nuts but not aloe", "fine until now".
  client_too: [
    'so is/does/has/are she/he/they/the_client, as is/does/has she/he',
    'she/he/they is/does/has/are {too/as_well/also ;, also allergic/reacting/reactive/sensitive/intolerant}',
  ],
  body: ['allerg*/react*/sensitiv*/intoleran*/fine/ok/okay/tolerate/tolerates/can_have/can_use'],
  none: [
    'no/nil/zero/without/denies/denied/hasnt/doesnt_have/not ..25 allerg*/reaction*/sensitivit*/intoleranc*/known/issue/issues/problem/problems',
    // "Almonds are fine, it's just brazil nuts"
    '{fine/ok/okay/alright (=,) its/it_is} ;, nka/nkda, none/nil (known/reported/stated/noted) ;, allerg* (=:/==/-) none/nil/no',
  ],
  everything: [
    'fine/ok/okay/good/happy/tolerate/tolerates/can_have/can_use ..25 everything/anything/all/most_things',
  ],
  // "No allergies but loves coconut"
  something_else: [
    'like/likes/love/loves/want/wants/use/uses/using/has/have/asked/fine/ok/okay/dry/hair/scalp/ends/smell/smells/need/needs/is/are',
    'prefer/prefers/bought',
  ],
  not: ['not/@nt'],
  // It did harm, whatever word is used.
  harmed: [
    'allerg*/alerg*/react*/intoleran*/anaphyl*, itch*/peel*/burn*/sting*/stung/sore/rash*/swell*/swollen/swelled/flar*/blister*/hive/hives/welt*/weep*/scab*',
    'irritat*/aggravat*/banned, told_to/to ..3 avoid, after it/using -*',
    'set/sets/bring/brings/brought/come/comes/came ..4 out/off/up',
  ],
  can_have: [
    'fine/ok/okay/good/happy/tolerate/tolerates/love/loves/like/likes, can have/use/tolerate',
    'no problem/problems/issue/issues/trouble/troubles',
  ],
  cannot: ['allergic/react/reacts/cant/cannot'],
  used_to: [
    'used_to/was/were/previously/always/has_been/had_been/once ..20-COMMA fine/ok/okay/lov*/lik*/us*/toler*',
  ],
  now: ['now/recently/lately/these_days/this_time/last_time/last_visit/since'],
  untroubled: ['never ..4-COMMA/and problem*/issue*/trouble*'],
  until: ['until/till/til -next/then/further'],
  since: ['^ (up) until/till/til -next/then/further'],
  eaten: ['eat/eats/eating/drink/drinks, in (her/his) food/tea/coffee/cooking'],
  on_skin: [
    '{not/never/react/reacts/reacted/rash/hives/allerg*/swell*, itch* -scalp/skin} ..5 skin/scalp/hair/topical*/in_products/in_product',
    'on/topical* (her/his/the) (skin/scalp/hair) ..3 react/reacts/rash/itch*/hives/allerg*',
  ],
  yet: [
    'but/though/although/however/yet (=,) it/this/that/they/she_came/she_comes/came/comes/broke, but/though/although/however/yet (=,) reacted/reacts -to',
    'but/though/although/however/yet (=,) had/has a (bad/slight/mild) reaction -to',
  ],
}

/** Someone beside the client, not instead of her. */
export const COMPANY: Families = [
  '(just) like/unlike/as_with/same_as her/his/their/my/the (*) @kin, @self and/&/=+ @her (*) @kin',
  '(@her) @kin and/&/=+ @self +{both/are/is/have/has/react/can/all/come/came/get, =:}',
  'as a child/kid, come/comes/came/coming/in/here/booked with (@her) @kin',
  '=( so_is/so_does/so_has/as_is/as_does/as_has/same_as/like @her @kin =)',
]
export const TURN: Families =
  'except/excepting/except_for/excepting_for/apart_from/aside_from/other_than/bar/besides/but/but_for/just/only/mainly'
export const EXCEPT: Families = 'except*/apart/aside/other/bar/besides'
/** "No allergies but definitely honey" */
export const SURELY: Families = 'yes/is/definitely'
export const ONLY: Families = 'just/only/mainly'
/** "Loves honey, allergic": this is about the thing before it. */
export const BARELY: Families =
  '(but/and/so/though/now/sadly/she/he/they/is/very/severely/highly/bad/severe/mild/slight/an/a)* allergic/alergic/allerjic/allergy/alergy/intolerant (though/too/now/as_well/to_it/to_them/=!)* ;'
/** Words between the turn and what it turns to. */
export const LED: Families = '(to/with/from/for/the/any/not/no/never/=,/=:)+'
export const NO: Families = 'not/no/never'
export const SMELL_OF: Families = '(the) smell/smells/scent/scents of (the)'
/** "Allergic to nickel. Also honey." */
export const TOO: Families = 'too/as_well/also'
export const AS_WELL: Families =
  'and/also/plus/as_well_as/likewise (=:) (to/from), same with/for/goes_for (=:) (to/from)'
/** Nobody writes one of `bare` alone, or two of `listed`, because they like them. */
export const BARE_LIST: Families =
  '({note/nb/warning/careful/caution/alert/beware, n =. b (=.)} (=:/-)) @bare ({@between}* @bare)*, @listed ({@between}* @listed)+, @bare/@listed (=,/==/-/=:) severe/severely/bad/badly/anaphyla*'
/** What a thing is used against: "Tar shampoo for itchy scalp", "neem helps the itching". */
export const REMEDY: Families =
  'for @complaint, to calm/soothe/help/ease @complaint, helps/calms/soothes/eases (with) @complaint'
/** "Nut allergy and loves argan oil": she loves something else. */
export const NAMED_ALLERGY: Families = 'allergy/allergies/alergy/alergies/allerjy/intoleranc*'
export const ALLERGIC_TO: Families =
  'allergic/alergic/allerjic/allergy/allergies/alergy/react/reacts/reacted/reacting (badly) to ..30-COMMA ;'
export const THEN_LIKES: Families =
  'and/also/though/still/so (she/he/client/also/really/absolutely)* love/loves/like/likes/enjoy/enjoys/is_happy/is_fine_with/fine_with/happy_with @rest'
export const NO_BEFORE: Families =
  '{no/zero/minus, no to (anything/everything/all) (with), nothing/anything with/containing, nothing/anything that has/contains} ({* or/nor})* (more/added/strong/heavy/artificial/synthetic/harsh/any/animal/of_the/tree)* ;'
export const NO_AFTER: Families =
  'allerg*/problem*/issue*/react*/sensitiv*/intoleran*/overload*/build*/objection*'
export const NOT_WANTED: Families = '=:/== no_thanks/no_thank/avoid/not_wanted/never'
