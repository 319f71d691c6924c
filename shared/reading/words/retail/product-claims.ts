// What may not be said about a product: a medical claim, a promise, pressure, a made-up offer, a word on allergens. As
// families (wording.ts). [ASA-HL][ASA-HC]
import type { Families } from '../../families'

export const CLAIMS_MEDICAL: Families = `cure/cures/cured/curing/heal/heals/healed/healing/remedy/remedies/regrow*/clinical/clinically/repair/repairs,
  hypoallergenic/therapy/therapeutic*/antibacterial/antiinflammatory/anti_inflammatory/diagnos*/detoxif*/minoxidil/finasteride,
  treat/treats/treated/treating ..5 dandruff/psoriasis/eczema/alopecia/scalp*/condition*/dermatitis/thinning/flak*/infection/fung*/hair_loss,
  prevent/prevents/stop/stops/halt/halts/reverse/reverses/end/ends/fight/fights/combat/combats/eliminate/eliminates/get_rid_of/gets_rid_of/banish*
  ..5 loss/shedding/thinning/balding/fall/falling/dandruff/eczema/psoriasis/grey*, re grow*, hair growth, hypo allergenic,
  grow/grows new/more/back/your/her/his, grow/grows/growing hair, stop/stops (hair) loss/shedding, medical/medically grade,
  dermatolog* tested/proven/approved, doctor recommended/approved, permanently repair*/fix*/straight*/smooth*`
export const PROMISES: Families = `guarante*/miracle/instantly/forever/proven/safe, 100 %, never again/fade/fades/break*/frizz*/split*, risk free,
  completely/totally/perfectly/absolutely/entirely natural/harmless, chemical free, all natural, no side_effects/risk,
  result/results in/within/after #`
export const PRESSES: Families = `must/have_to buy/have/take/get, need/needs to buy/purchase, only way, or else/youll/your_hair_will/you_will, last chance, hurry,
  dont miss, today only, while stock/stocks last*, only * left, selling fast/out, act now, limited time/offer*/stock/edition*,
  youll regret, will ruin/fall_out/snap_off, cant afford not, everyone (is) buying/buys, embarrass*/ugly/neglect*/irresponsible,
  if you care/cared`
export const OFFERS: Families = `# % off/discount, half price, buy one, bogof*/discount*/promo*/deal, free gift*/sample*/shipping/delivery, on offer,
  special offer*, sale/bundle price, reduced to/price, save #`
/** In all their spellings. */
const ALLERGENS =
  'nut/nuts/allerg*/gluten*/wheat/soy/soya/fragranc*/sulp*/sulf*/parab*/silicon*/perfum*/parfum*/latex/dairy/ppd'
export const ON_ALLERGENS: Families = `${ALLERGENS} free, free of/from (all/any/added/harsh)* ${ALLERGENS}, contain/contains no,
  without (any) ${ALLERGENS}, suitable for nut*/allerg*/vegan*/coeliac*,
  ok/okay for/with {her/his/the/your allerg*, her/his/the/your/nut nut*/allerg*}`
