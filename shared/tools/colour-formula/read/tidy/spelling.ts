// Expands shorthand and fixes misspellings, by a table or by the trade's own words. An everyday English word is never
// touched.
import { tableOf } from '../../../../reading/tables'
import { SHORT_NAMED, SHORTHAND } from '../../../../reading/words/colour/shorthand'

const TRADE =
  `level natural virgin regrowth highlights lowlights balayage bleached bleach blonde brown brunette black copper
golden violet mahogany burgundy platinum silver chestnut auburn caramel honey chocolate mushroom strawberry lightened
prelightened lightener developer peroxide toner toned tinted permanent henna hennaed metallic relaxer relaxed keratin
psoriasis eczema dermatitis ringworm impetigo scabies allergic allergy allergies reaction reacted swelling swelled pregnant
pregnancy breastfeeding chemotherapy asthma medication resistant coverage porous healthy damaged elastic stretchy gummy
snapping breakage brassy orange yellow turquoise lilac pastel chlorine swimming lengths ends roots uncoloured coloured
colour previously restorer semi-permanent condition ombre dark light medium lightest ashy pearl beige icy tattoo irritated
scalp patch sores swollen grecian sunburnt sunburned blistered weeping inflamed brazilian`.split(/\s+/)

const EVERYDAY = new Set(
  `about above after again ahead along always around aside asked badly based basic beach beached been before being below
between blank bleak blended blinds block bloody bread break brings broken browse brows bronze brother build called can't
cause chest clean clear close cold comes cooler copies could covered dirty doesn't don't dream dress early eight enough even
every everything family fancy farther fault feels fibre fight final finer first flight fresh front fully given giving glass
going gold goldens golder gone grade great green grown growth happy hardly having heard heavy heeled hello honest hours
house however image income inside instead keeps known large later layer leads leave leaves legal lifted lights lightly like
lilacs liked little lived living local longer looks lovely lower making match maybe means melts mixed money month mother
mould moved never newer night noted offer often older onion other ought paint paler panel partly pearls perms person phone
piece place plain plans point porch price prior prone proof quick quite ready really rather reads rebel reached recent
record refer regular related relate relates report right river round saved scared scalp second seems sense serum seven
shade shiny short should shower shown since sister skin slight smooth softer solid sorted sound spots spring stage start
steel still stole stone stops strand strong suits taken takes taped tease terms their there these thick thing think those
three times tired toned tones toners total touch tough treat tried trims twice under unlit until upper using usual vision
visit voice warm warmth washed water weeks weight where which while white whole wider wishes within woman women works world
would years young roasts boots roost rotted lined listed nature naturally lighter lighten lightens lightening darker darken
blonder blondes coloured colours colouring tint tints tinting bleaching bleaches healthier relax relaxing condition
conditions conditioned conditioner honeyed react reacts reactive allergen hennas toning brassiness oranges elasticity
stretch stretches stretched snap snaps snapped swap swaps swapped swapping slapped slapping elastin pore pores black-henna blacks browns reds copperish violets
sunburn blister blisters swell swells swollen light lightly medium-brown mediums resist resists cover covers leveled levels
relaxers pastels yellows yellowing yellowish orangey golds goldish ashes pearly metal metals keratinised brazil tattoos
stores scores shores snores sorts spores sides sizes scale scales scald scalds scalps clasp path paths pitch pouch patchy
patches restore restores restored restoring restoration restart relaxes stretchier peach perch parched poach greeting grecians german porosity swims swimmer swam damage damages permed pregnancies rooted root end ended length lengthy lower`.split(
    /\s+/,
  ),
)

const VOCABULARY = new Set(TRADE)

/**
 * Edit distance from a to b, where swapping two neighbours counts as one; `limit + 1` if it is greater than the limit.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1)
      row.push(best)
    }
    before = last
    last = row
  }
  return last[b.length] ?? limit + 1
}

/** The number words in ages that people misspell: "fouteen", "thirten". */
const AGES = 'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
export function agesMended(text: string): string {
  return text.replace(/\b[efnst]\w{4,9}\b/g, word => {
    if (AGES.includes(word) || EVERYDAY.has(word) || VOCABULARY.has(word)) return word
    const limit = word.length >= 8 ? 2 : 1
    const near = AGES.map(age => ({
      age,
      edits: age[0] === word[0] ? distance(word, age, limit) : limit + 1,
    }))
    const best = near.reduce((a, b) => (b.edits < a.edits ? b : a))
    return best.edits <= limit && /^(?:el|tw)|t\w{0,3}n$/.test(word) ? best.age : word
  })
}

function mended(word: string): string {
  if (word.length < 5 || EVERYDAY.has(word) || VOCABULARY.has(word)) return word
  const limit = word.length >= 8 ? 2 : 1
  let best = word
  let least = limit + 1
  for (const known of VOCABULARY) {
    if (known[0] !== word[0] || known.length < 5) continue
    const most = Math.min(limit, known.length >= 8 ? 2 : 1)
    const edits = distance(word, known, most)
    if (edits <= most && edits < least) {
      least = edits
      best = known
    }
  }
  return least <= limit ? best : word
}

const SHORT = tableOf([SHORTHAND], SHORT_NAMED)

export const spelt = (text: string): string => SHORT.put(text).replace(/[a-z]{3,}/g, mended)
export const isSlip = (word: string): boolean => SHORT.has('slips', word) || mended(word) !== word
