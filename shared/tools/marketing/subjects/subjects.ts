// Everything a salon posts about, most specific first; the general word for it comes last.
import { read } from '../../../reading/doc'
import { tableOf } from '../../../reading/tables'
import { SUBJECTS_SAID } from '../../../reading/words/posts/subjects'
import { type Subject, subject } from './subject'
import { COLOUR_SUBJECTS } from './subjects-colour'

export const SUBJECTS: readonly Subject[] = [
  ...COLOUR_SUBJECTS,
  subject(
    'smoothing',
    'a smoothing treatment',
    [
      'Tell us how you dry and style it now, and what you would like to be easier.',
      'Tell us your hair history when you book, and we will say whether it suits you.',
    ],
    ['SmoothHair', 'SleekHair', 'HairTreatment'],
    false,
    { level: 4, tone: 'brown' },
  ),
  subject(
    'extensions',
    'extensions',
    [
      'Length, fullness, or a little of both: tell us what you are after.',
      'Bring your questions: how they are fitted, how they are looked after, what suits your hair.',
    ],
    ['HairExtensions', 'LongHair', 'ExtensionHair'],
    false,
    { level: 7, tone: 'gold' },
  ),
  subject(
    'treatment',
    'a treatment',
    [
      'Fancy a quiet moment at the basin?',
      'Tell us how your hair has been feeling, and ask what may suit it.',
    ],
    ['HairTreatment', 'HairCare', 'SoftHair'],
    false,
    { level: 5, tone: 'gold' },
  ),
  subject(
    'textured',
    'curls and coils',
    [
      'Waves, curls, coils: tell us how you like to wear yours.',
      'Bring your questions about doing it at home.',
    ],
    ['CurlyHair', 'NaturalHair', 'CurlyCut'],
    false,
    { level: 3, tone: 'natural' },
  ),
  subject(
    'braids',
    'braids',
    [
      'Tell us how you would like to wear them and we will plan the pattern with you.',
      'Bring a picture, get comfy, and leave the parting to us.',
    ],
    ['Braids', 'BraidedHair', 'HairBraiding'],
    false,
    { level: 3, tone: 'natural' },
  ),
  subject(
    'perm',
    'a perm',
    ['Soft bends or proper curls? Tell us which you like.', 'Tell us your hair history when you book.'],
    ['ModernPerm', 'WavyHair', 'PermHair'],
    false,
    { level: 5, tone: 'natural' },
  ),
  subject(
    'bridal',
    'wedding hair',
    [
      'Tell us your plan for the morning, and what you would like to wear in your hair.',
      'Bring your dress photo and your ideas; we bring the pins and the calm.',
    ],
    ['BridalHair', 'WeddingHair', 'BrideToBe'],
  ),
  subject(
    'occasion',
    'hair for a big night',
    ['Up, down or half and half: tell us about the outfit and we will build it from there.'],
    ['HairUp', 'PartyHair', 'OccasionHair'],
  ),
  subject(
    'blowdry',
    'a blow-dry',
    [
      'Sit back, and leave the brush to us.',
      'Big and bouncy or sleek and smooth: you choose, we do the arm work.',
    ],
    ['BlowDry', 'BouncyBlowDry', 'HairStyling'],
  ),
  subject(
    'fringe',
    'a fringe',
    [
      'Curtain, wispy or full: a fringe is a small cut that changes a lot.',
      'Not sure? We can start long and take it shorter together.',
    ],
    ['FringeHair', 'CurtainFringe', 'Haircut'],
  ),
  subject(
    'bob',
    'a restyle',
    [
      'A restyle is a conversation first: how you wear it, how long you have in the morning, what you never want to see again.',
      'A good cut should work on a busy morning too.',
    ],
    ['Restyle', 'Haircut', 'BobHaircut'],
  ),
  subject(
    'kids',
    'children’s cuts',
    ['Bring a favourite toy along.', 'Tell us if it is the very first haircut.'],
    ['KidsHair', 'FamilySalon', 'Haircut'],
  ),
  subject(
    'mens',
    'men’s cuts',
    [
      'A tidy fade, a longer crop or a beard that needs some love.',
      'Tell us how much time you have in the morning and we will cut for that.',
    ],
    ['MensHair', 'Barbering', 'MensHaircut'],
  ),
  subject(
    'voucher',
    'a gift voucher',
    [
      'For the friend who never books for themselves, the neighbour who always helps, the teacher who deserves a sit-down.',
      'Tell us who it is for, and we will help you choose.',
    ],
    ['GiftVoucher', 'GiftIdeas', 'SalonGift'],
  ),
  subject(
    'retail',
    'haircare for home',
    [
      'Ask us to show you how to use it next time you are in.',
      'Not sure what suits your hair? Ask us before you buy.',
    ],
    ['HairCare', 'HairProducts', 'SalonShop'],
  ),
  subject(
    'colour',
    'a new colour',
    [
      'A tone softer, a shade deeper or something you have never tried: we will talk it through first.',
      'Bring pictures of what you love and what you do not.',
    ],
    ['HairColour', 'NewHairColour', 'ColourInspo'],
    true,
    { level: 7, tone: 'copper' },
  ),
  subject(
    'cut',
    'a cut',
    ['A little off or a lot? Tell us how you wear it.', 'Bring a picture, or just tell us what bothers you.'],
    ['Haircut', 'FreshCut', 'HairStyle'],
  ),
]

export const GENERAL: Subject = subject(
  'general',
  'something new',
  [
    'Come as you are, and tell us what you have in mind.',
    'Something in mind for your hair? Tell us about it.',
  ],
  ['HairSalon', 'HairInspiration', 'HairLove'],
)

const SAID = tableOf([SUBJECTS_SAID])

/** What a text is about, most specific first; a salon's usual subject if it doesn't say. */
export function subjectsIn(text: string): Subject[] {
  const doc = read(text)
  const all = SAID.all(doc)
  // Foils in a bin aren't highlights.
  if (all.some(({ concept }) => concept === 'no_hair')) return [GENERAL]
  const without = all.filter(({ concept }) => concept === 'without')
  const said = new Set(
    all
      .filter(({ from, to }) => !without.some(other => other.from <= from && to <= other.to))
      .map(({ concept }) => concept),
  )
  const found = SUBJECTS.filter(({ id }) => said.has(id))
  if (said.has('room') && !found.some(({ test }) => test)) return [GENERAL]
  // A bottle named after roots is still a bottle.
  const retail = found.find(({ id }) => id === 'retail')
  if (retail && said.has('bottle')) return [retail, ...found.filter(one => one !== retail)]
  // A gentleman's crop isn't a bob.
  const gents = found.find(({ id }) => id === 'mens')
  if (gents !== undefined && ['bob', 'cut', 'fringe'].includes(found[0]?.id ?? ''))
    return [gents, ...found.filter(one => one !== gents && one.id !== 'bob')]
  return found.length > 0 ? found : [GENERAL]
}
