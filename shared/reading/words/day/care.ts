// What a day's list says about a client's skin and the test still to be done. It is neither a service nor a name.

const TEST = '{(48/24 (hr/hrs/hour/h)) patch/skin/allergy/alert (alert) test/tests (=:/=-/–)}'
const UNTESTED = `
  no/without (a/any/her/his/valid/recent/current)* ${TEST} -{for/needed/required/necessary} (yet/done/on_file/on_record/booked)*,
  not/never/hasnt/havent/didnt/wasnt (yet/had/been/have/done/do/got/in/for/come/to/a/any/her/his/the/my)* ${TEST} (yet/done/before)*,
  not/never/hasnt/havent/wasnt/isnt (been/yet/ever)* patch/skin/allergy (=-) tested (yet/before/here/since)*,
  forgot/missed/refused/refuses/declined/declines/failed/skipped (to/have/her/his/the/a/for)* ${TEST}, reacted to (the/her/his) ${TEST},
  ${TEST} (is/was/has/hasnt/wasnt/isnt/still/well/now/been/way/long)* not/never/nt (been/yet)* done/had/taken/valid/passed (yet),
  ${TEST} hasnt/wasnt/isnt (been/yet)* done/had/taken/valid/passed (yet),
  ${TEST} (is/was/has/still/well/now/been/way/long)* {overdue/expired/lapsed/missing/outstanding/failed/refused/declined, out of date, ran/run out}`
const SORE = `raw/sore/tender/broken/burnt/burned/sunburnt/sunburned/itchy/flaky/flakey/scaly/scabby/inflamed/irritated/infected/angry/peeling/weeping/weepy/bleeding/painful/sensitive`
const FEELS = `${SORE} ((and) ${SORE})*`
const SKIN = `(very/really/v/still/has/got/her/his/the/a/bit/of/so/dry/tight/red/{dry/tight/red and})* ${FEELS} scalp (today/again/still)* -{treatment/massage/scrub/facial/detox/mask/check/consult*/serum/cut/tint/colour/color/service/therapy},
  scalp/scalps (is/are/was/still/looks/feels/very/really/v/a/bit/so/quite/all/dry/red/{dry/red and})* ${FEELS} (today/again/still)*`
export const CARE = `${UNTESTED}, ${SKIN}`
/** Alone on a line: it is about whoever is on the line above. */
export const CARE_ALONE = `${CARE},
  (she/he/they/shes/hes/has/got/bad/a/bit/of/some/on/her/his/the/scalp/head)* lice/nits/psoriasis/eczema/dermatitis/ringworm (on/in/her/his/the/scalp/head/hairline/ears/behind)*,
  (she/he/is/shes/hes)* {pregnant/breastfeeding, breast feeding, on chemo, allergic to ..3} (now), (new client) needs (a/her/his/the)* ${TEST} (first/before)*,
  (has/got/a)* latex/nut/nuts/ppd/plaster/perfume/fragrance/dye/tint/ammonia/peroxide/colour/color allergy,
  (she/he/they/has)* {reacted (badly) to, (a/bad)* reaction to} (the/her/his/last/our/a)* colour/color/tint/dye/bleach/toner (last_time/before)*`
