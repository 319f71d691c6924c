// The record card's questions, as read to a client, and why the trade asks each of them. New questions are added only
// here, and an id is never reused. Sources by their keys: hair dye labels [TUKES], allergy alerts [NHBF-AAT][NHBF-SYS],
// dye and tattoos [COLWISE][ALAN], skin [INTOCH], after treatment [CRUK][MACM], dust and asthma [HSE-C], pregnancy
// [HUFF-NHS]. Colour on colour [MINARDI4][BLUSH], henna and metal salts [ESCADA][ASKMAGS-MT][GARNIER], relaxers
// [NCB-R][VERYF], perms [WELLA-DIY], smoothing [LEAF][SILK]. GTK: known throughout the trade, with nothing published
// that we found.

export type Question = {
  id: string
  /** To the client, in plain words. */
  asks: string
  /** On the card, beside the answer. */
  short: string
  /** The prompt for details after a yes. */
  words: string
  /** It matters how long ago it was. */
  when?: true
  /** Kept only with the client's permission for health notes. */
  health?: true
  /** Asked only if that question was answered, and not with No. */
  after?: string
  /** The concept in shared/reading that a yes raises. */
  raises: string
  source: string
}

export const QUESTIONS: readonly Question[] = [
  {
    id: 'under_16',
    asks: 'Are you under 16?',
    short: 'Under 16',
    words: 'How old are you?',
    raises: 'under_16',
    source: 'TUKES, NHBF-SYS',
  },
  {
    id: 'reaction',
    asks: 'Has hair colour ever made your skin itch, burn, swell or come up in a rash?',
    short: 'Reaction to hair colour',
    words: 'What happened, and what was it?',
    when: true,
    health: true,
    raises: 'reaction_to_colour',
    source: 'TUKES, COLWISE, NHBF-AAT',
  },
  {
    id: 'black_henna',
    asks: 'Have you ever had a black henna tattoo, or another tattoo that wears off?',
    short: 'Black henna or temporary tattoo',
    words: 'Anything to add?',
    when: true,
    health: true,
    raises: 'black_henna',
    source: 'COLWISE, ALAN, NHBF-SYS',
  },
  {
    id: 'tattoo_reaction',
    asks: 'Did that tattoo make your skin itch, swell or blister?',
    short: 'Reaction to that tattoo',
    words: 'What happened?',
    health: true,
    after: 'black_henna',
    raises: 'black_henna',
    source: 'TUKES, COLWISE',
  },
  {
    id: 'allergy',
    asks: 'Are you allergic to anything?',
    short: 'Allergies',
    words: 'What are you allergic to?',
    health: true,
    raises: 'allergy',
    source: 'COLWISE, NHBF-AAT',
  },
  {
    id: 'scalp',
    asks: 'Is your scalp sore, cut, itchy or burnt, or has it a condition such as psoriasis or eczema?',
    short: 'Scalp sore, broken or with a condition',
    words: 'What is it, and where?',
    health: true,
    raises: 'scalp_broken',
    source: 'TUKES, INTOCH',
  },
  {
    id: 'illness',
    asks: 'Do you take medicines, or have you been ill or had treatment, such as chemotherapy or for asthma?',
    short: 'Medicines or illness',
    words: 'Which, and since when?',
    health: true,
    raises: 'illness_or_medicine',
    source: 'CRUK, MACM, HSE-C',
  },
  {
    id: 'pregnant',
    asks: 'Are you pregnant or nursing?',
    short: 'Pregnant or nursing',
    words: 'Anything to add?',
    health: true,
    raises: 'pregnant_or_nursing',
    source: 'HUFF-NHS, BABYS, HARR',
  },
  {
    id: 'hair_loss',
    asks: 'Are you losing hair, or is it getting thin?',
    short: 'Hair loss',
    words: 'Where, and since when?',
    health: true,
    raises: 'hair_loss',
    source: 'GTK',
  },
  {
    id: 'home_colour',
    asks: 'Have you coloured or lightened your hair at home?',
    short: 'Colour at home',
    words: 'Which product?',
    when: true,
    raises: 'home_colour',
    source: 'MINARDI4, BLUSH',
  },
  {
    id: 'henna',
    asks: 'Have you used henna, a plant dye, or a product that brings colour back a little at a time?',
    short: 'Henna or metallic dye',
    words: 'Which product?',
    when: true,
    raises: 'henna',
    source: 'ESCADA, ASKMAGS-MT, GARNIER',
  },
  {
    id: 'relaxer',
    asks: 'Have you had a relaxer?',
    short: 'Relaxer',
    words: 'Which one?',
    when: true,
    raises: 'relaxer',
    source: 'NCB-R, VERYF',
  },
  {
    id: 'perm',
    asks: 'Have you had a perm?',
    short: 'Perm',
    words: 'Anything to add?',
    when: true,
    raises: 'perm',
    source: 'WELLA-DIY, TNBARB',
  },
  {
    id: 'keratin',
    asks: 'Have you had a keratin treatment, or your hair straightened to stay straight?',
    short: 'Keratin or straightening',
    words: 'Which one?',
    when: true,
    raises: 'keratin',
    source: 'LEAF, SILK',
  },
  {
    id: 'breakage',
    asks: 'Does your hair snap or break?',
    short: 'Hair that breaks',
    words: 'Where?',
    raises: 'breakage',
    source: 'GTK',
  },
]

export const questionOf = (id: string): Question | undefined => QUESTIONS.find(each => each.id === id)

/** The questions to ask: about health only with permission, a dependent one only once the other answer calls for it. */
export function questionsFor(answers: ReadonlyMap<string, { answer: string }>, health: boolean): Question[] {
  return QUESTIONS.filter(({ health: ofHealth, after }) => {
    const before = after === undefined ? null : (answers.get(after)?.answer ?? 'no')
    return (health || !ofHealth) && before !== 'no'
  })
}
