// Words about health beyond hair and scalp. Hair, scalp, allergies and reactions to colour aren't included: without
// them nobody could ask about hair.

const STEMS = [
  'alcoholi',
  'alzheimer',
  'anorexi',
  'antibiot',
  'antidepress',
  'anxiety',
  'arthrit',
  'asthma',
  'autis',
  'bulimi',
  'cancer',
  'chemo',
  'coeliac',
  'dementia',
  'depress',
  'diabet',
  'diagnos',
  'epilep',
  'fibromyalg',
  'hepatit',
  'isotretin',
  'leukaem',
  'leukem',
  'lymphom',
  'medicat',
  'medicin',
  'menopaus',
  'migrain',
  'miscarr',
  'parkinson',
  'perimenopaus',
  'postnatal',
  'postpartum',
  'pregnan',
  'prescri',
  'psychia',
  'psycho',
  'radiother',
  'roaccut',
  'schizo',
  'suicid',
  'thyroid',
  'tumor',
  'tumour',
] as const
const WHOLE = new Set(
  `abortion accutane adhd amitriptyline anaemia anaemic anemia anemic biologics bipolar breastfeeding celiac chlamydia
  citalopram colitis copd covid crohn crohns dialysis disability disabled drug drugs endometriosis fertility fluoxetine
  hashimoto hashimotos heroin herpes hiv hospital hrt hypothyroid hyperthyroid ibs illness immunosuppressed infertility
  insulin ivf lupus meds methotrexate ocd oncology operated ozempic pacemaker paracetamol pcos prozac ptsd rehab sclerosis
  seizure seizures sertraline spironolactone std stds steroid steroids surgeon surgery syphilis tamoxifen tb therapist
  tuberculosis warfarin wheelchair`.split(/\s+/),
)
const PHRASES: readonly (readonly [string, string])[] = [
  ['a', 'stroke'],
  ['blood', 'pressure'],
  ['blood', 'thinners'],
  ['heart', 'attack'],
  ['heart', 'condition'],
  ['heart', 'failure'],
  ['hep', 'b'],
  ['hep', 'c'],
  ['mental', 'health'],
  ['panic', 'attack'],
  ['panic', 'attacks'],
  ['sick', 'leave'],
]

/** By their first three letters, so that each word is compared with only two or three of them. */
const STEMS_BY_HEAD = new Map<string, readonly string[]>(
  STEMS.map(stem => [stem.slice(0, 3), STEMS.filter(other => other.startsWith(stem.slice(0, 3)))]),
)

type Word = { word: string; capital: boolean }

/**
 * How many words from `at` are about health: 0, 1 or 2. `written`: as typed, for words that only capitals tell apart.
 */
export function healthAt(words: readonly Word[], at: number, written: string): number {
  const word = words[at]?.word ?? ''
  if (WHOLE.has(word) || STEMS_BY_HEAD.get(word.slice(0, 3))?.some(stem => word.startsWith(stem))) return 1
  if (written === 'AIDS' || written === 'MS') return 1
  const next = words[at + 1]?.word ?? ''
  return PHRASES.some(([one, two]) => one === word && two === next) ? 2 : 0
}

/** What a clause must mention to stay when the one beside it is about health. */
const OF_HAIR = [
  ...[
    'allerg',
    'balayage',
    'bleach',
    'blond',
    'bob',
    'box',
    'bright',
    'brown',
    'brunette',
    'brass',
    'colou',
    'color',
  ],
  ...[
    'copper',
    'curl',
    'cut',
    'damag',
    'dandruff',
    'dermatit',
    'develop',
    'dry',
    'dye',
    'eczema',
    'end',
    'fine',
    'flak',
  ],
  ...[
    'foil',
    'fring',
    'frizz',
    'gold',
    'grey',
    'gray',
    'hair',
    'head',
    'henna',
    'highl',
    'itch',
    'keratin',
    'layer',
  ],
  ...[
    'length',
    'level',
    'lighten',
    'long',
    'natural',
    'oil',
    'oxid',
    'patch',
    'perm',
    'poro',
    'ppd',
    'psorias',
    'rash',
  ],
  ...[
    'react',
    'red',
    'regrow',
    'relax',
    'root',
    'scalp',
    'sensitiv',
    'sham',
    'short',
    'silver',
    'skin',
    'sore',
    'strand',
  ],
  ...['swell', 'thick', 'thin', 'tint', 'ton', 'vol', 'wave', 'wax', 'yellow', 'ash', 'black', 'wash'],
] as const
/** A short stem must be the whole word: "red" is hair, "reduced" isn't. */
export const isOfHair = (word: string): boolean =>
  OF_HAIR.some(stem => (stem.length > 3 ? word.startsWith(stem) : word === stem || word === `${stem}s`))
