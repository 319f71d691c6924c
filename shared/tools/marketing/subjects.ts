// Everything a salon posts about, the most particular first; the general word for it last.
import { type Subject, subject } from './subject'
import { COLOUR_SUBJECTS } from './subjects-colour'

export const SUBJECTS: readonly Subject[] = [
  ...COLOUR_SUBJECTS,
  subject(
    'smoothing',
    /\bkeratin|\bnano-?plast|\bsmoothing|\bbrazilian|\bstraightening\b/i,
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
    /\bextensions?\b|\btape[- ]ins?|\bwefts?|\bnano[- ]?(?:rings?|tips?|beads?|bonds?)\b/i,
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
    /\btreatments?\b|\bbond|\bmask\b|\bolaplex|\bk18|\bscalp|\bhead spa|\bmoistur|\bhydrat/i,
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
    /\bcurl(?:s|y)?\b(?! blow)|\bcoil(?:s|y)?\b|\bafro|\btextured\b(?! (?:crop|fringe|bob|lob|layers|finish|spray|quiff|top))|\bwavy\b|\blocs?\b|\bsilk press|\bbig chop|\btwists?\b/i,
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
    /\bbraid(?:s|ed|ing)?\b|\bplaits\b|\bcornrows?\b/i,
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
    /\bperms?\b|\bbody wave/i,
    'a perm',
    ['Soft bends or proper curls? Tell us which you like.', 'Tell us your hair history when you book.'],
    ['ModernPerm', 'WavyHair', 'PermHair'],
    false,
    { level: 5, tone: 'natural' },
  ),
  subject(
    'bridal',
    /\bbrid(?:al|es?|esmaids?)\b|\bwedding/i,
    'wedding hair',
    [
      'Tell us your plan for the morning, and what you would like to wear in your hair.',
      'Bring your dress photo and your ideas; we bring the pins and the calm.',
    ],
    ['BridalHair', 'WeddingHair', 'BrideToBe'],
  ),
  subject(
    'occasion',
    /\bprom\b|\bup-?dos?\b|\bhair ups?\b|\bparty\b|\bfestive hair|\braces\b|\bfestival/i,
    'hair for a big night',
    ['Up, down or half and half: tell us about the outfit and we will build it from there.'],
    ['HairUp', 'PartyHair', 'OccasionHair'],
  ),
  subject(
    'blowdry',
    /\bblow[- ]?(?:dry|dries|out|wave)|\bwash and (?:style|go)|\bstyling\b/i,
    'a blow-dry',
    [
      'Sit back, and leave the brush to us.',
      'Big and bouncy or sleek and smooth: you choose, we do the arm work.',
    ],
    ['BlowDry', 'BouncyBlowDry', 'HairStyling'],
  ),
  subject(
    'fringe',
    /\bfringe|\bbangs\b/i,
    'a fringe',
    [
      'Curtain, wispy or full: a fringe is a small cut that changes a lot.',
      'Not sure? We can start long and take it shorter together.',
    ],
    ['FringeHair', 'CurtainFringe', 'Haircut'],
  ),
  subject(
    'bob',
    /\bbobs?\b|\blob\b|\bpixie|\bshag|\bmullet|\bcrop\b|\bgarconne\b|\blayers?\b|\brestyle/i,
    'a restyle',
    [
      'A restyle is a conversation first: how you wear it, how long you have in the morning, what you never want to see again.',
      'A good cut should work on a busy morning too.',
    ],
    ['Restyle', 'Haircut', 'BobHaircut'],
  ),
  subject(
    'kids',
    /\bkids?['’]?s?\b|\bchild(?:ren)?['’]?s?\b|\bback[- ]to[- ]school|\bschool (?:cuts?|hair|holidays?|run)\b|\btoddlers?\b|\bfirst haircuts?\b/i,
    'children’s cuts',
    ['Bring a favourite toy along.', 'Tell us if it is the very first haircut.'],
    ['KidsHair', 'FamilySalon', 'Haircut'],
  ),
  subject(
    'mens',
    /\bbarber|\bgents?\b['’]?|\bm[ae]n['’]?s\b|\bbeards?\b|\bfades?\b|\bskin fade|\bshave/i,
    'men’s cuts',
    [
      'A tidy fade, a longer crop or a beard that needs some love.',
      'Tell us how much time you have in the morning and we will cut for that.',
    ],
    ['MensHair', 'Barbering', 'MensHaircut'],
  ),
  subject(
    'voucher',
    /\bvouchers?\b|\bgift cards?\b/i,
    'a gift voucher',
    [
      'For the friend who never books for themselves, the neighbour who always helps, the teacher who deserves a sit-down.',
      'Tell us who it is for, and we will help you choose.',
    ],
    ['GiftVoucher', 'GiftIdeas', 'SalonGift'],
  ),
  subject(
    'retail',
    /\bshampoos?(?!\s*(?:and|&|\+|,|n)\s*(?:a )?(?:set|blow|cut|finish))|\bconditioners?|\bserums?|\boils?\b|\bsprays?\b|\bstyling cream|\bmousse|\bretail\b|\bproducts?\b|\b(?:travel|full|mini)[- ]sized?\b|\b\d+\s?ml\b|\bbrush(?:es)?\b|\bstock\b/i,
    'haircare for home',
    [
      'Ask us to show you how to use it next time you are in.',
      'Not sure what suits your hair? Ask us before you buy.',
    ],
    ['HairCare', 'HairProducts', 'SalonShop'],
  ),
  subject(
    'colour',
    /\bcolou?rs?\b|\bdye\b|\bcolou?ring\b/i,
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
    /(?<!\b(?:power|budget|job|pay|spending|short|energy|water) )\b(?:hair)?cuts?\b(?! off\b)|\btrims?\b|\bsplit ends\b|\byour ends\b/i,
    'a cut',
    ['A little off or a lot? Tell us how you wear it.', 'Bring a picture, or just tell us what bothers you.'],
    ['Haircut', 'FreshCut', 'HairStyle'],
  ),
]

export const GENERAL: Subject = subject(
  'general',
  /$^/,
  'something new',
  [
    'Come as you are, and tell us what you have in mind.',
    'Something in mind for your hair? Tell us about it.',
  ],
  ['HairSalon', 'HairInspiration', 'HairLove'],
)

/** What has hair's words in it and is about something else. */
const NO_HAIR =
  /\b(?:recycl\w*|sustainab\w*|green salon|behind the scenes|gone missing|(?:missing|lost|found) (?:cat|dog|pet)|(?:cat|dog|pet) (?:has |is )?(?:gone )?(?:missing|lost)|car park|parking)\b/i
/** The room, unless a colour is advertised beside it. */
const ROOM = /\b(?:new look for (?:the|our) salon|backwash(?:es)?|refurb\w*|redecorat\w*)\b/i

/** What a text is about, the most particular first; a salon's usual where it says nothing. */
export function subjectsIn(text: string): Subject[] {
  // Foils in a bin are no highlights.
  if (NO_HAIR.test(text)) return [GENERAL]
  const about = text.replace(
    /\bno (?:(?:kids|children)['’]?s?|bleach\w*|colou?r|tints?|box[- ]dye|extensions?|perms?)\b/gi,
    '',
  )
  const found = SUBJECTS.filter(({ pattern }) => pattern.test(about))
  if (ROOM.test(text) && !found.some(({ test }) => test)) return [GENERAL]
  // A bottle named after roots is still a bottle.
  const retail = found.find(({ id }) => id === 'retail')
  const bottle =
    retail !== undefined &&
    /\b(?:shampoos?(?!\s*(?:and|&|\+|,|n)\s*(?:a )?(?:set|blow|cut|finish))|conditioners?|serums?|products?|stock|retail)\b/i.test(
      text,
    )
  if (bottle) return [retail, ...found.filter(one => one !== retail)]
  // A gentleman's crop is no bob.
  const gents = found.find(({ id }) => id === 'mens')
  if (gents !== undefined && ['bob', 'cut', 'fringe'].includes(found[0]?.id ?? ''))
    return [gents, ...found.filter(one => one !== gents && one.id !== 'bob')]
  return found.length > 0 ? found : [GENERAL]
}
