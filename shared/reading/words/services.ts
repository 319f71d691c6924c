// Words for services, by the ids of `trade/services.ts`. A hyphen is read as a space.
const COLOUR = 'colour/color/tint'
const FULL = '{full head, fullhead/fh/fhh/fhl/fhhl, f =/ h/hh/hl/hhl}'
const LIGHTENED =
  'foil/foils/highlight/highlights/hilite/hilites/bleach/lighten*, high light/lights, hi lite/lites'
const OVER = `(head) (of) (permanent) ${COLOUR}`

export const SERVICES = {
  test: ['patch/skin/allergy/strand (alert) test/tests, pt, p test'],
  consultation: ['consult/consults/consultation/consultations'],
  correction: ['correction'],
  balayage: ['balayage/balyage/bal/bali/baly/ombre/airtouch/freehand'],
  'full-head': [
    `${FULL} -{(permanent/of) ${COLOUR}}`,
    `${FULL} (permanent/of) ${COLOUR} ..20 {${LIGHTENED}}`,
    'whole head (of) foils/highlights',
  ],
  'half-head': [
    'half head, halfhead/hh/hhh/hhl/hhhl/hl/hls/foil/foils/streak/streaks/babylight/babylights/hilite/hilites',
    'highlight/highlights/lowlight/lowlights, high/low light/lights, hi lite/lites, t section/sections, tsection/tsections',
    'h =/ h/hh/hl/hhl/l, moneypiece, money piece',
  ],
  bleach: ['bleach/lighten/lightener/lightening/prelighten/prelightener/prelightening/platinum'],
  perm: ['perm/perms/relaxer/texturiser/texturizer, digital wave'],
  keratin: ['keratin/brazilian/straightening, smoothing treatment'],
  'all-over': [`{all over, allover/full/permanent} ${OVER}, {fh, f =/ h} ${COLOUR}`],
  toner: ['toner/toners/tone/gloss/glossing/glaze'],
  tint: ['tint/tints/root/roots/regrowth/rg/retouch/touchup/rtu/rts, touch up, t =/ c'],
  colour: [
    'colour/colours/colouring/colourings/color/colors/coloring/col/cols/semi/demi/quasi/dye/vivid/vivids',
  ],
  extensions: ['extension/extensions/ext/exts/weave/tapein/tapeins, tape in/ins'],
  braids: ['braid/braids/braiding/cornrow/cornrows/twists/loc/locs/loctician'],
  'hair-up': [
    'hair up, hairup/updo/updos/upstyle/upstyles/bridal/bride/bridesmaid/bridesmaids/prom/wedding, up do/dos/style/styles',
  ],
  restyle: ['restyle, re style, big chop'],
  'dry-cut': ['dry cut/trim'],
  'cut-beard': ['cut/fade/gent/gents ..12 beard, beard ..12 cut'],
  gents: [
    'gent/gents/mens/mans/male/barber/barbering/fade/fades/buzz/clipper/clippers/boy/boys/dad/dads, short back',
  ],
  beard: ['beard/beards/shave'],
  child: ['child/childs/children/childrens/kid/kids/girl/girls/toddler/baby'],
  fringe: ['fringe/fringes/bang/bangs'],
  cut: ['cut/cuts/cutting/haircut/haircuts/cbd/cb/wcb/wcbd/bob/pixie, c =&/=//=+ {b/bd, b =/ d}'],
  trim: ['trim/trims/tidy/tidyup'],
  treatment: ['treatment/treatments/mask/olaplex/bond/bonding/scalp, k 18'],
  'blow-dry': [
    'blow/blows/blowdry/blowdries/blowdrys/blowout/blowouts/blowwave/blowwaves/bd/bdry, b =/ d/dry, w =/ s, s =&/=+ s',
    'wash/shampoo/set/sets/ws/style/styling/curl/curls/straighten/finish',
  ],
  /** In addition to a colour. */
  cut_too: ['cut/restyle/trim'],
  /** Named beside another service: "gents cut & grey blending". */
  colour_too: ['grey/correction/colour*/color*'],
}
