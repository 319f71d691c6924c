// What to do in the next minute, before who to call; where breath or life is at stake, the call is what to do first.
// No substitute for first aid training. Sources: NHS, Acid and chemical burns (rinse with running water for at least 20
// minutes, don't rub; eyes likewise, lenses out), Burns and scalds (cool running water, 20 minutes), Anaphylaxis (999,
// their own adrenaline, lie down, sit up if breath is short), Poisoning (don't make them sick), Cuts and grazes (press for
// ten minutes); domain 1.16 (swelling, breathing: 999, rinse at once).

export type Emergency = {
  id: string
  title: string
  /** The first sentence, whoever answers. */
  first: string
  after: string
  heard: RegExp
}

const any = (...ways: string[]): RegExp => new RegExp(`(?<![a-z])(?:${ways.join('|')})`)
const FACE = '(?:face|lips?|tongue|throat|eyes?|eyelids?)'
const WHOSE = "(?:her|his|their|my|the|a|an|client'?s?|someone'?s?)"
const SKIN =
  '(?:scalp|skin|head|neck|ears?|forehead|hands?|fingers?|face|hairline|cheeks?|arm|thumb|knuckles?|lips?)'
const STUFF =
  '(?:bleach|colou?r|tint|dye|developer|peroxide|toner|lightener|perm lotion|product|chemicals?|shampoo|relaxer|solution|lotion)'
const HURTS =
  '(?:burn(?:s|ing|t|ed)?|sting(?:s|ing)?|stung|itch(?:es|ing|y)?|hurt(?:s|ing)?|sore|on fire|blister(?:s|ing|ed)?|raw|tingling)'

/** What threatens a life comes first: of two that are heard, the upper one is answered. */
export const EMERGENCIES: readonly Emergency[] = [
  {
    id: 'breath',
    title: 'Trouble breathing, or swelling of the face, lips or tongue',
    first: 'Call 999 (or 112) now, and say “anaphylaxis” if it may be a reaction.',
    after:
      'If they carry an adrenaline pen, they use it now. Let them lie down with their legs raised, or sit up if they can’t breathe lying. Then rinse the product off with cool water.',
    heard: any(
      "(?:can'?t|cannot|can not|trouble|difficulty|difficulties|hard to|struggling|struggles|fighting|gasping)(?: to| for| with)?(?: her| his| their)? breath",
      "(?:not|isn'?t|stopped) breathing|breathless|short of breath|wheez|anaphyla|throat (?:is |feels |has )?(?:clos|tight|swell|swoll)|tight (?:chest|throat)|chest (?:is |feels )?tight|choking",
      `${FACE} (?:is |are |has |have |looks? |gone )?(?:all )?(?:swell|swoll|swelled|puff|clos)|swollen ${FACE}(?![a-z])|swelling (?:of|in|on|around|round) ${WHOSE} ?${FACE}(?![a-z])|swelling up(?![a-z])`,
    ),
  },
  {
    id: 'unconscious',
    title: 'Fainted, collapsed, or a fit',
    first:
      'Lay them flat, see whether they breathe, and call 999 (or 112) now if they don’t wake within a minute.',
    after:
      'If they don’t breathe: call on loudspeaker and press the chest as they tell you. In a fit, hold nobody down: clear the space and cushion the head.',
    heard: any(
      'unconscious|unresponsive|collaps(?:ed|ing)|faint(?:ed|ing)(?![a-z])|pass(?:ed|ing) out(?![a-z])|blacked out|(?:having|had) a (?:fit|seizure)|seizure',
    ),
  },
  {
    id: 'swallowed',
    title: 'A product was swallowed',
    first: 'Take it away, have them spit out and rinse the mouth with water, and don’t make them sick.',
    after:
      'Then call NHS 111 with the bottle in your hand. A child, or drowsy, sick, in pain, short of breath: 999 (or 112).',
    heard: any(
      `(?:swallow(?:ed|ing|s)?|drank|drunk|drinking|licked|ate|eaten|swigged)(?: \\w+){0,4} ${STUFF}(?![a-z])`,
      `${STUFF}(?: \\w+){0,3} (?:in|into) ${WHOSE} ?mouth|swallowed (?:it|some)(?![a-z])`,
    ),
  },
  {
    id: 'eye',
    title: 'Something in an eye',
    first: 'Rinse the eye now: cool, clean running water, gently, for at least 20 minutes.',
    after:
      'Lens out. Keep the other eye higher, so that nothing runs into it. Then to hospital (A&E) with the bottle; 999 (or 112) if they can’t see.',
    heard: any(
      `(?:in|into|near|round|around) (?:${WHOSE} )?(?:(?:left|right) )?eyes?(?![a-z])`,
      `eyes? (?:is |are |feels? |really |keeps? )*${HURTS}(?![a-z])|${HURTS} eyes?(?![a-z])|can'?t see(?: out of| from)? (?:her|his|their|one)`,
    ),
  },
  {
    id: 'hot-foil',
    title: 'Hair or foil is hot or smokes',
    first:
      'Take the heat away, open the foil with gloves on, and rinse it now: cool water, until it is cold.',
    after:
      'Open a window and keep your face out of the fumes. Nothing more goes onto this hair today. Skin that was touched: cool running water for 20 minutes.',
    heard: any(
      '(?:hair|foils?|foiled|meche|packets?)(?: \\w+){0,3} (?:smok(?:es|ed|ing)|steaming|boiling|burning|hot|melting|sizzling|fizzing|on fire)(?![a-z])',
      '(?:smok(?:e|ing)|steam(?:ing)?|fumes|hot)(?: \\w+){0,3} (?:foils?|hair)(?! (?:tool|brush|dryer|straighten))(?![a-z])',
    ),
  },
  {
    id: 'heat-burn',
    title: 'Burnt by heat: tongs, wax, water',
    first: 'Hold it under cool running water now, for 20 minutes.',
    after:
      'Nothing else on it but cling film. Blisters, or larger than their hand, or on the face: hospital (A&E), or call NHS 111.',
    heard: any(
      `(?:burn(?:t|ed)?|scald(?:ed)?|caught)(?: \\w+){0,6} (?:tongs?|straighteners?|irons?|wax|hot water|dryer|wand|curlers?|ghds?|kettle)(?![a-z])`,
      'scald(?:ed|ing)?(?![a-z])|(?:tongs?|straighteners?|wax|hot water|wand)(?: \\w+){0,3} burn(?:t|ed|s)?(?![a-z])',
    ),
  },
  {
    id: 'cut',
    title: 'A cut that bleeds',
    first: 'Press on it now with a clean pad, for ten minutes, and hold it up.',
    after:
      'Don’t lift the pad to look. Put gloves on. It spurts, gapes or won’t stop: 999 (or 112), or hospital (A&E).',
    heard: any(
      `(?:cut|nicked|sliced|snipped|stabbed|gashed|clipped|caught) (?:open )?(?:into )?${WHOSE} ?(?:client'?s? |own )?${SKIN}(?![a-z])`,
      "(?:she|he|it|i'm|ear|fingers?|skin|scalp|hand|neck|cut|client|head|nose|face|blood)(?:'s| is| are| keeps| won't stop)?(?: still)? bleed|won't stop bleeding|bleeding (?:badly|a lot|everywhere)|(?:cut|sliced) (?:myself|herself|himself)(?![a-z])|a (?:bad|deep|nasty) cut(?![a-z])",
    ),
  },
  {
    id: 'fumes',
    title: 'Coughing from fumes or powder',
    first: 'Get them out into fresh air now, and let them sit upright.',
    after: 'Their own inhaler, if they have one. Trouble breathing, or it doesn’t pass: 999 (or 112).',
    heard: any(
      '(?:coughing|dizzy|sick|headache)(?: \\w+){0,4} (?:fumes|powder|bleach|smell|spray)(?![a-z])|breathed? in(?: \\w+){0,3} (?:fumes|bleach|powder|spray)',
    ),
  },
  {
    id: 'skin',
    title: 'Scalp or skin burns, stings or comes up',
    first: 'Rinse it off now: cool water, gently, until it stops.',
    after:
      'At least 20 minutes if it burns. Don’t rub, and put nothing on it. Then a pharmacist, a GP or NHS 111 today; blisters or broken skin: hospital (A&E).',
    heard: any(
      `${SKIN}(?:'s)? (?:is |are |has |feels? |it'?s |really |started |starting |to |a bit |all |so |very |gone |now |keeps? |been ){0,12}(?:${HURTS}|red(?! hair)|weeping|peeling)(?![a-z])`,
      `(?:burning|burnt|burned|stinging|blistered|raw) (?:on |all over )?(?:${WHOSE} )?${SKIN}(?![a-z])`,
      `(?:it|${STUFF}|she|he|client|foils?)(?:'s| is| are| says it'?s?| has started| started| keeps){0,12} (?:really )?${HURTS}(?: (?:her|him|them|me|now|bad|badly|so|help|like|under|on)(?![a-z])|[!.? ]*$)`,
      `^(?:help )?(?:it|she|he|her head)(?:'s| is) (?:burning|stinging|blistering|in agony|in pain)(?: help)?[!. ]*$`,
      '(?:chemical|bleach|peroxide|scalp|skin) burns?(?! (?:on|in) the (?:card|app))(?![a-z])',
      '(?:having|is having|gets?|getting) (?:an |a )?(?:bad )?(?:allergic )?reaction|is reacting|come(?:s)? (?:up|out) in|came (?:up|out) in|coming (?:up|out) in|broke(?:n)? out in|(?:a |got |has )rash(?![a-z])(?! guard)|hives(?![a-z])',
    ),
  },
]

/** The one that goes before all others, where a question is about something that is happening. */
export function emergencyIn(text: string): Emergency | null {
  const plain = text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
  return EMERGENCIES.find(({ heard }) => heard.test(plain)) ?? null
}

export const WORSE = 'Swelling of the face, or trouble breathing: **call 999 (or 112) first.**'
export const wordsOf = ({ id, first, after }: Emergency): string =>
  `**${first}** ${after}${id === 'breath' ? '' : `\n\n${WORSE}`}`
