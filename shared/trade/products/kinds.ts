// What kind of thing a product is, by its name, its category, or its description. The first that fits counts.

export const KINDS = [
  'professional',
  'supplement',
  'other',
  'tool',
  'dry-shampoo',
  'wash',
  'conditioner',
  'leave-in',
  'mask',
  'bond',
  'scalp',
  'oil',
  'butter',
  'serum',
  'mousse',
  'gel',
  'cream',
  'wax',
  'hairspray',
  'salt-spray',
  'spray',
  'beard',
  'root-cover',
] as const
export type ProductKind = (typeof KINDS)[number]
export const isKind = (word: unknown): word is ProductKind => KINDS.some(kind => kind === word)

export const KIND_WORDS: readonly (readonly [ProductKind, RegExp])[] = [
  ['dry-shampoo', /\bdry shampoo\b/],
  ['root-cover', /\broot (?:touch|cover|conceal)\w*|\bgrey (?:cover|conceal)\w* (?:spray|stick|powder)/],
  [
    'supplement',
    /\bgumm(?:y|ies)\b(?! hair)|\bvitamins?\b(?! [ceb]\d?\b)|\bsupplements?\b|\bcapsules?\b(?! mask)|\btablets?\b/,
  ],
  ['beard', /\bbeard\b|\bmoustache\b|\bshav(?:e|ing)\b/],
  [
    'other',
    /\bgift (?:card|voucher|set)\b|\bvoucher\b|\bcandle\b|\bmug\b|\btote\b|\bnail (?:polish|file|oil)\b|\bhand cream\b|\bbody (?:wash|lotion)\b|\blip balm\b|\bperfume\b(?! free)/,
  ],
  [
    'tool',
    /\bbrush(?:es)?\b|\bcombs?\b(?!ing)|\bpillow ?(?:case|slip)s?\b|\bbonnets?\b|\btowels?\b|\bscrunchies?\b|\bclips?\b|\bpins?\b|\bhair ?dryers?\b|\bstraighteners\b|\btongs\b|\bturban\b|\bswim(?:ming)? cap\b|\bdiffuser\b|\bscarf\b|\bheadband\b|\bwrap\b(?! lotion| foam| mousse)|\bmassager\b|\bshower filter\b|\bhair ?ties?\b/,
  ],
  [
    'leave-in',
    /\bleave[- ]?in\b|\bdetangl\w+ (?:spray|mist)|\bdetangler\b|\b(?:hair )?milk\b(?!.*\b(?:shampoo|conditioner|mask|masque|cleanser|wash|bar|reconstructor|protein)\b)/,
  ],
  [
    'wash',
    /\b(?:sham)?poos?\b|\bco-?wash\b|\bcleanse(?:rs?)?\b|\bbain\b|\bcleansing (?:cream|conditioner|bar|foam)\b|\bhair wash\b|\bwash\b/,
  ],
  ['conditioner', /\bconditioners?\b|\brinse\b|\bfondant\b|\blait\b|^condition(?:ing)?$/],
  ['scalp', /\bscalp\b/],
  ['bond', /\bbond\w* (?:treatment|fix|builder|repair|multipl\w+|oil)?|\bplex\b/],
  [
    'mask',
    /\bmasks?\b|\bmasques?\b|\btreat(?:ments?)?\b|\breconstructor\b|\bdeep condition\w*|\bprotein tea\b|\bhair bath\b/,
  ],
  ['butter', /\bbutters?\b/],
  ['mousse', /\bmousse\b|\bfoam\b/],
  ['gel', /\bgel\b|\bjelly\b|\bgelée\b/],
  ['wax', /\bwax\b|\bpomade\b|\bclay\b|\bpaste\b|\bputty\b|\bfib(?:re|er)\b|\bedge control\b/],
  ['salt-spray', /\bsalt (?:spray|mist)\b|\bsea salt\b|\btextur\w+ (?:spray|mist)\b/],
  ['hairspray', /\bhair ?sprays?\b|\bfinishing spray\b|\blacquer\b/],
  [
    'cream',
    /\bcr[eè]a?mes?\b|\bcreams?\b|\bcustard\b|\bbalms?\b|\bsouffl[eé]\b|\blotion\b|\bpudding\b|\bsmoothie\b/,
  ],
  ['serum', /\bserums?\b|\bdrops\b/],
  ['oil', /\boils?\b|\belixir\b/],
  [
    'spray',
    /\b(?:heat|thermal|thermo) ?-?(?:protect\w*|shield|guard|defen[cs]e)\b|\bsprays?\b|\bmist\b|\bspritz\b/,
  ],
]
export const PROFESSIONAL =
  /\bdevelopers?\b|\bperoxide\b|\b\d{1,2} ?vol(?:ume)?\b|\bbleach(?:ing)? powder\b|\blighten(?:er|ing powder)\b|\bcolou?r tubes?\b|\bpermanent (?:hair )?colou?r\b|\bhair (?:colou?r|dye) (?:kit|cream)\b|\bhair dyes?\b|\bperm lotion\b|\brelaxer\b(?! free)|\b(?:professional|salon|trade|in-salon|backbar|back[- ]bar) use only\b|\bfor professional use\b|\bback[- ]?bar\b|\bsalon[- ]only\b|\bcolou?r remover\b|\bnot for home use\b/
