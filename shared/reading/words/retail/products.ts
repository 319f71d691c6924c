// What a product's own words say about what it is, what it does and whom it is for. domain 3.1
import type { Lines } from '../../tables'

export const TRAIT_WORDS = {
  volume: [
    'volum*, fall/falls/goes/lies/for/fine/limp (=,) flat, limp, body -wash/lotion, lift/lifts/lifting, root boost*/lift*',
    'thicken*, thicker, densif*, plump*, fuller/fullness',
  ],
  moisture: [
    'moistur*, hydrat*, hydra, quench*, nourish*, dry hair/ends/lengths/curl/curls/coil/coils/=,/and/or/coarse, for (very) dry, very dry',
    'deep water, thirst*, humectant*, replenish*, soften*, dryness',
  ],
  frizz: ['frizz*, antifrizz, humid*, {fly away/aways, flyaway/flyaways}'],
  smooth: ['smooth*, sleek*, straight, straighten*, straighter, tame/tames/taming'],
  curl: ['curl/curls/curly/curlies, ringlet/ringlets'],
  coil: ['coil/coils/coily, afro, kink*, natural/textured hair'],
  wave: ['wave/waves/wavy, beach'],
  define: ['defin*, clump*, curl cream/custard/jelly/gel/enhanc*/activat*'],
  colourCare: [
    'colour/color safe/shield/keep/protect*/lock/care/treated/hold/last/save*/guard/seal/fresh/extend*',
    'coloured/colored hair, dyed/tinted (or/and *) hair, for/on dyed/tinted/coloured, tone vibrant*/bright*/true*/fresh*',
    'help/helps/keep/keeps/protect/protects/prolong/prolongs/lock/locks ..3 colour*/color*, fade*, before/after colour/color, vibran*',
  ],
  violet: [
    'violet, purple, silver shampoo/conditioner/mask/toning, {anti yellow, antiyellow}, against/unwanted yellow, lilac pigment*, icy, platinum',
  ],
  blue: ['blue -light, {anti orange, antiorange}, against orange, orange brass'],
  redTone: [
    `copper/red/auburn/mahogany/ginger {tone/tones/mask/glaze/hair/pigment/pigments/shade/shades, shampoo/conditioner,
      refresh*/boost*/gloss/colour/color}`,
    'colour/color depositing red/copper, red/reds and coppers, copper',
  ],
  pigment: [
    'pigment/pigments, toning, toner, deposit/deposits/depositing -removal/remover, top/tops up, tint/tints/tinted',
  ],
  bond: ['bond*, plex, disulphide, {over processed, overprocessed}'],
  repair: [
    'bleached, damage/damaged, repair*, restor*, reinforc*, strength*, weak, breakage, recovery, fragile, rescue, reconstruct*',
  ],
  protein: ['protein/proteins, keratin, collagen, hydrolysed/hydrolyzed, amino acid/acids, peptide/peptides'],
  clarify: ['clarif*, detox*, deep clean*, purif*, charcoal, clay wash/shampoo/mask, exfoliat*, scrub'],
  oilControl: [
    'oily, greasy, sebum, balance/balances/balancing ..4 root/roots/scalp/scalps/oil*, oil control, fresh balance, grease',
  ],
  chelate: [
    'chelat*, hard water, mineral/minerals -oil, chlorine, swim*, edta, limescale, copper build*/residue*/deposits*',
  ],
  buildUp: ['build up, buildup, residue'],
  dandruff: [
    'dandruff, flake/flakes/flaking/flaky, piroctone, ketoconazole, pyrithione, selenium, scurf, climbazole, coal tar',
  ],
  soothe: [
    'sooth*, calm*, oat/oats/oatmeal, aloe, comfort*, dry (=,) (tight/flaky/itchy) scalp/scalps, itch*',
  ],
  sensitive: [
    'sensitive, reactive, delicate/fussy scalp/scalps, gentle, mild, hypoallergenic, touchy, unperfumed',
  ],
  thinning: [
    'thinning, look/looks (noticeably/visibly/{a bit}) thin*, densif*, thick and/=& full, density, thicken*, fuller looking, caffeine, redensif*',
  ],
  heat: ['heat, thermal, blow dr*, blowdr*, iron/irons, dryer, straightener/straighteners'],
  shine: ['shine*, shiny, gloss*, lustre, luminous, radian*'],
  detangle: ['detangl*, slip, knot/knots, tangl*, comb/combs/combing'],
  ends: ['ends, split, tips'],
  hold: ['hold, fixing, set/setting spray/lotion, style memory'],
  edges: ['edge/edges, baby hair/hairs, hairline control'],
  night: ['sleep*, night, pillow*, bonnet, friction, overnight'],
  uv: ['uv, sun, beach, spf'],
  refresh: ['refresh* spray/mist, second day, between washes, no water, dry shampoo'],
  light: [
    `light/lightweight -brown/blonde, weightless, feather*, air/airy, doesn't weigh, no weight, foam, mousse, mist`,
  ],
  heavy: [
    'butter/butters, rich, intense/intensive, heavy, thick (=,/and) cream/balm, deep/deeply quench*/condition*/moistur*/nourish*/hydrat*',
    'shea, castor, pomade, sealant/sealants, for (very) (dry (=,)) coarse/thick, very dry',
  ],
  alcohol: ['<cetyl/cetearyl/stearyl/fatty/behenyl alcohol'],
  strong: ['strong/extra/maximum/firm/ultra hold'],
  crunchy: ['crunch*, crisp'],
  salt: ['salt'],
  smelly: [
    'mint*, menthol, perfum*, fragranc*, scented, essential oil/oils, {tea tree, teatree}, eucalyptus, citrus',
  ],
  actives: [
    'salicylic, glycolic, lactic acid, fruit acid/acids, with acid/acids, menthol, capsicum, tingl*, retin*, niacinamide, peel',
  ],
  daily: ['daily, every day, everyday, all (hair) type/types, all hair, frequent'],
  everyone: ['all (hair) type/types, all hair, every (hair) type, any hair'],
  claims: [
    '{re grow*, regrow*}, minoxidil, finasteride, hair growth, grow/grows (new) hair, cure/cures, heal/heals/healing',
    'stop/stops (hair) loss/shedding/thinning/fall*, prevent/prevents (hair) loss/thinning, anti hair loss',
    'treat/treats {dandruff/psoriasis/eczema/alopecia, hair loss}, for {alopecia/psoriasis/eczema, hair loss}',
    'steroid, prescription, pharmacy only',
  ],
  gone: [
    'out of stock, discontinued, sold out, no longer available/sold/stocked, not for sale/resale, expired, recall/recalled, tester, unavailable',
    'in stock (=:) no/false/0, stock (=:) 0',
  ],
} satisfies Lines

export const MADE_FOR = {
  fine: ['fine (=,/and/or) (* (=,)) hair, for fine, fine (=,) flat'],
  thick: ['thick (=,/and/or) (* (=,)) hair, for (*) thick/coarse, coarse'],
  straight: ['straight hair'],
  wavy: ['waves/wavy'],
  curly: ['curls/curly'],
  coily: ['coils/coily, afro'],
  blonde: ['blonde/blondes/blond, grey, white/silver hair, highlight*'],
  child: [
    '<by/with/even/and/for/the kid/kids -love/adore/like/will/too, for (the) kid/kids -too, child*, baby -fine/hair, toddler/toddlers, junior',
  ],
  brunette: ['brunette/brunettes, brown/dark hair'],
  bleached: ['bleached, {over processed, overprocessed}, lightened'],
  extensions: ['extension/extensions, weft/wefts, tape in/ins'],
} satisfies Lines

/** What kind of product it is; the first that fits counts. */
export const PRODUCT_KINDS = {
  'dry-shampoo': ['dry shampoo'],
  'root-cover': ['root touch*/cover*/conceal*, grey cover*/conceal* spray/stick/powder'],
  supplement: [
    'gummy/gummies -hair, vitamin/vitamins -c/e/b, supplement/supplements, capsule/capsules -mask, tablet/tablets',
  ],
  beard: ['beard, moustache, shave/shaving'],
  other: [
    'gift card/voucher/set, voucher, candle, mug, tote, nail polish/file/oil, hand cream, body wash/lotion, lip balm, perfume -free',
  ],
  tool: [
    'brush/brushes, comb/combs, pillow case/cases/slip/slips, pillowcase/pillowcases/pillowslip/pillowslips, bonnet/bonnets, towel/towels',
    'scrunchie/scrunchies/scrunchy, clip/clips, pin/pins, {hair dryer/dryers, hairdryer/hairdryers}, straighteners, tongs, turban',
    'swim/swimming cap, diffuser, scarf, headband, wrap -lotion/foam/mousse, massager, shower filter, hair tie/ties, hairtie/hairties',
  ],
  'leave-in': ['leave in, leavein, detangl* spray/mist, detangler', 'milk unless rinsed'],
  wash: [
    'shampoo/shampoos/poo/poos, co wash, cowash, cleanse/cleanser/cleansers, bain, cleansing cream/conditioner/bar/foam, wash',
  ],
  conditioner: ['conditioner/conditioners, rinse, fondant, lait, ^ condition/conditioning ;;'],
  scalp: ['scalp'],
  bond: ['bond* (treatment/fix/builder/repair/multipl*/oil), plex'],
  mask: [
    'mask/masks, masque/masques, treat/treatment/treatments, reconstructor, deep condition*, protein tea, hair bath',
  ],
  butter: ['butter/butters'],
  mousse: ['mousse, foam'],
  gel: ['gel, jelly, gelee'],
  wax: ['wax, pomade, clay, paste, putty, fibre/fiber, edge control'],
  'salt-spray': ['salt spray/mist, sea salt, textur* spray/mist'],
  hairspray: ['hair spray/sprays, hairspray/hairsprays, finishing spray, lacquer'],
  cream: ['creme/cremes/cream/creams, custard, balm/balms, souffle, lotion, pudding, smoothie'],
  serum: ['serum/serums, drops'],
  oil: ['oil/oils, elixir'],
  spray: ['heat/thermal/thermo protect*/shield/guard/defence/defense, spray/sprays, mist, spritz'],
  professional: [
    'developer/developers, peroxide, # vol/volume, bleach/bleaching powder, lightener, lightening powder, colour/color tube/tubes',
    'permanent (hair) colour/color, hair colour/color/dye kit/cream, hair dye/dyes, perm lotion, relaxer -free',
    'professional/salon/trade/backbar use only, in salon use only, back bar use only, for professional use, back bar, backbar',
    'salon only, colour/color remover, not for home use',
  ],
} satisfies Lines
/** "Protein milk mask": a milk that is rinsed out isn't a leave-in. */
export const RINSED = 'shampoo, conditioner, mask, masque, cleanser, wash, bar, reconstructor, protein'
