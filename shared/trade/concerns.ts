// What hair and scalp are said to need (the words: shared/reading/words/needs.ts), and what is no matter for a shelf. domain
// 3.1 (mapping), 5.4 (no medical words).

export const NEEDS = [
  'volume',
  'moisture',
  'frizz',
  'definition',
  'colour-care',
  'yellow',
  'orange',
  'red',
  'repair',
  'gummy',
  'protein-overload',
  'oily',
  'dandruff',
  'dry-scalp',
  'sensitive',
  'thinning',
  'heat',
  'split-ends',
  'swim',
  'hard-water',
  'build-up',
  'shine',
  'tangles',
  'hold',
  'texture',
  'edges',
  'night',
  'sun',
  'second-day',
  'beard',
  'root-cover',
] as const
export type NeedKey = (typeof NEEDS)[number]

export type Graveness = 'broken' | 'catching' | 'loss' | 'scalp'

/** What is a matter for a pharmacist, a GP or a trichologist; never named as a diagnosis. domain 1.16 [INTOCH] */
export const MEDICAL: readonly { key: Graveness; words: RegExp }[] = [
  {
    key: 'catching',
    words: /\bringworm\b|\b(?:head )?lice\b|\bnits\b|\bscabies\b|\bimpetigo\b|\bfungal\b/,
  },
  {
    key: 'broken',
    words:
      /\bbleed\w*\b|\bblood\b(?! (?:pressure|tests?|thinn\w*|sugar|type|group|oranges?))|\bweep\w*\b|\boozing\b|\bpus\b|\binfect\w+|\bopen (?:sores?|wounds?|cuts?)\b|\bsores\b|\b(?:a|an|open|weepy|nasty|running) sore\b(?! (?:throat|neck|back|arm|head|scalp|patch\w*|spot|bit|area|eye|shoulder))|\bscabs?\b|\bscabb\w+|\bbroken (?:skin|scalp)\b|\bcracked (?:skin|scalp)\b|\blesions?\b|\bulcer\w*|\bblister\w*|\bscalp (?:is )?(?:burnt|cut|wounded|raw)\b|\b(?:chemical|relaxer|bleach|lightener|colou?r|perm) burn(?:s|t|ed)?\b|\bburns? on (?:the |her |his )?scalp\b|\braw (?:scalp|patch\w*)\b|\bsunburn\w*\b|\bstitches\b/,
  },
  {
    key: 'loss',
    words:
      /\bsudden\w*[^.;]{0,25}\b(?:hair|loss|shed\w*|bald|thin\w*|fall\w*)|\b(?:hair|loss|shedding)\b[^.;]{0,25}\bsudden\w*|(?<!\b(?:won't|don't|doesn't|do not|does not|not|never|helps?|curls?|waves?|coils?|mascara|lashes|bigger|smaller|chunk(?:y|ier)|juicy|defined|better|nice|products?|powder|spray|gel|mousse) )(?<!\bto (?=clump\b))(?<!\b(?:tangles?|tangled|mats?|matted|knots?|knotted) (?:up )?(?:in|into) )\bclumps?\b(?! (?:together|up|of (?:matted|tangled|knotted))\b)|\bclumps? (?:\w+ ){0,4}(?:c[oa]m(?:es?|ing) (?:out|away)(?! (?:\w+ )?(?:defin\w*|nice\w*|well|great|lovely|shiny|bouncy|soft|fluffy|frizz\w*))|(?:fall(?:s|ing)?|fell) out|of hair|on (?:the|her|his|my) pillow|plughole|drain)\b|\bhandfuls?\b|\balopecia\b|\b(?:bald|bare|hairless) (?:(?:round|smooth|small|little|oval) )*(?:patch\w*|spots?)\b|\bpatch(?:es)? (?:with|that has|where there(?:'s| is)) no hair\b|\bpatch(?:es)? (?:\w+ )?missing\b|\bpatch(?:es|y)? (?:of )?(?:hair )?(?:loss|missing|bald)|\bhair (?:loss|fall)\b|\bhair (?:is |keeps |keeps on |has been )?falling(?! (?:flat|forward|in|into|over|down))\b|\blos(?:es|ing) (?:her |his |a lot of |lots of )?hair\b|(?<!\b(?:waves?|curls?|styles?|set|blow-?dry|volume|pins?|clips?|extensions?|it all|colou?r|ringlets?|spirals?) )\bfall(?:s|ing)? out\b(?!(?<=\b(?:waves?|curls?|styles?|styling|set|blow-?dr(?:y|ies)|volume|body|lift|pins?|clips?|quiff|fringe|ringlets?|spirals?)\b(?:(?!\bhair\b)[^.;]){0,40}) (?:by|before|within|overnight|after (?:an?|two|the first) (?:hours?|wash)))|\bchemo\w*\b|\bpost-?(?:partum|natal)\b|\bafter (?:the |her )?(?:baby|birth)\b|\bshed(?:s|ding)\b/,
  },
  {
    key: 'scalp',
    words:
      /\bpsoriasis\b|\beczema\b|\bdermatitis\b|\bflar(?:e|es|ed|ing)(?:[- ]up)?\b(?! (?:out|hem|jeans))|\bcradle cap\b|\bfolliculitis\b|\bpainful scalp\b|\bscalp pain\b|\b(?:very |extremely |constant(?:ly)? |severe(?:ly)? )(?:itchy|sore|inflamed)\b|\binflamed\b|\bsore\b(?! (?:throat|neck|back|eyes?|arms?|shoulders?|feet|foot|knees?|hips?|wrists?))|\bthick (?:scales|plaques?)\b|\bplaques?\b|\b(?:won't|doesn't|not) (?:go away|clear|shift)\b|\brash\b[^.;]{0,15}\bscalp\b|\bscalp\b[^.;]{0,15}\brash\b/,
  },
]
export const PREGNANT =
  /\bpreg(?:gers|gy)?\b|\bpregnan\w*\b(?! (?:tests? )?(?:(?:is|was|came back) )?negative)|\bexpecting\b(?! (?:to|it|them|the|too|results?|guests?|company|miracles?|a (?:big|lot|party)))|\b(?:mum|mom|mother)[- ]to[- ]be\b|\bmat(?:ernity)? leave\b|\bdue (?:in|next|this) (?:spring|summer|autumn|winter|month)\b(?! for (?:a|her|his))|\bbreast[- ]?feed(?:ing|s)?\b|\b\d{1,2} weeks gone\b|\btrimester\b|\bbaby due\b|\bdue in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\b|\bnursing (?:mum|mother)\b|\btrying for a baby\b/
