// The colour services, most specific first.
import { type Subject, subject } from './subject'

export const COLOUR_SUBJECTS: readonly Subject[] = [
  subject(
    'correction',
    'a colour correction',
    [
      'Tell us what is on your hair, and where you would like to be. It may take more than one visit.',
      'Bring your hair’s history, all of it: it helps us plan.',
    ],
    ['ColourCorrection', 'HairColour', 'HairGoals'],
    true,
    { level: 5, tone: 'copper' },
  ),
  subject(
    'balayage',
    'balayage',
    [
      'Soft and low, or bold and bright? Tell us which is you.',
      'Brightness round the face, or all the way through? Tell us where you would like it.',
      'Bring your pictures. We will talk through what suits your base and how often you want to be back in the chair.',
    ],
    ['Balayage', 'HairColour', 'BalayageHair'],
    true,
    { level: 8, tone: 'beige' },
  ),
  subject(
    'highlights',
    'highlights',
    [
      'As fine or as bold as you like, and placed where the light would catch them.',
      'A few pieces round the face can change the whole cut.',
    ],
    ['Highlights', 'HairColour', 'BlondeHighlights'],
    true,
    { level: 8, tone: 'gold' },
  ),
  subject(
    'copper',
    'copper',
    [
      'Copper can be soft and peachy or deep and spiced. Which is yours?',
      'A hint of it or all over: tell us what you have in mind.',
    ],
    ['CopperHair', 'HairColour', 'RedHair'],
    true,
    { level: 7, tone: 'copper' },
  ),
  subject(
    'blonde',
    'blonde',
    [
      'Buttery, creamy, cool or beachy: there is more than one blonde, and we will find yours together.',
      'Tell us your starting point, and ask how many visits it may take.',
    ],
    ['BlondeHair', 'HairColour', 'BlondeInspo'],
    true,
    { level: 9, tone: 'beige' },
  ),
  subject(
    'brunette',
    'brunette',
    [
      'Deep and even, or with a little light running through it?',
      'Brown is never just brown: think chestnut, mocha, hazelnut.',
    ],
    ['BrunetteHair', 'HairColour', 'BrunetteInspo'],
    true,
    { level: 4, tone: 'brown' },
  ),
  subject(
    'grey',
    'grey blending',
    [
      'Cover it, soften it or wear it with pride: your grey, your choice.',
      'Blending lets your own silver do some of the work, so the line is softer as it grows.',
    ],
    ['GreyBlending', 'SilverHair', 'HairColour'],
    true,
    { level: 8, tone: 'silver' },
  ),
  subject(
    'vivid',
    'bright colour',
    [
      'Go all in, or hide a flash of it underneath.',
      'Bright shades fade as they go. We will tell you how to look after them.',
    ],
    ['VividHair', 'FashionColour', 'HairColour'],
    true,
    { level: 8, tone: 'pink' },
  ),
  subject(
    'gloss',
    'a gloss',
    [
      'A gloss refreshes your tone and adds shine between colour appointments.',
      'Think of it as a top coat for your colour.',
    ],
    ['HairGloss', 'ShinyHair', 'HairColour'],
    true,
    { level: 7, tone: 'gold' },
  ),
  subject(
    'lashes',
    'brows and lashes',
    ['Tell us the look you like, soft or defined.'],
    ['Brows', 'Lashes', 'BrowTint'],
    true,
    { level: 4, tone: 'brown' },
  ),
  subject(
    'roots',
    'a root touch-up',
    ['Tell us when you last had them done, and how you like them.'],
    ['RootTouchUp', 'HairColour', 'FreshColour'],
    true,
    { level: 5, tone: 'brown' },
  ),
]
