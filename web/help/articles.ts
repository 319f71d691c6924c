export type Article = { id: string; title: string; paragraphs: readonly string[] }

export const articles: readonly Article[] = [
  {
    id: 'start',
    title: 'Getting started',
    paragraphs: [
      'Add a client, or load the sample salon in Settings, Data, to look around. One tap takes the sample away again.',
      'Open a client and choose ‘Colour formula’. Type what you see and what the client wants, the way you would write it on a card: ‘nat 5, 40% grey, 3 cm regrowth’.',
      'Afterwards choose ‘Save what was used’. The next visit starts from what was really mixed, not from what was advised.',
    ],
  },
  {
    id: 'offline',
    title: 'Without a signal',
    paragraphs: [
      'Everything you write is saved on this tablet first. The top of the screen says so, and says how many changes wait to be sent.',
      'Clients, products, history and colour formulas work without a signal. Signing in, and a model’s answer, need one.',
      'When the signal is back, what waited is sent by itself. If two people changed the same words, the later one stays and the other is kept beside it, for you to decide.',
    ],
  },
  {
    id: 'answers',
    title: 'Where an answer comes from',
    paragraphs: [
      'Every formula is drafted by the built-in engine, on the tablet. Where the salon’s server has a model, its answer comes beside the draft, with its name.',
      'Both pass the same rules of the trade. Where a rule changed a model’s answer, the sheet says what was changed.',
      'The maker’s instructions for the line you use, and your own judgement, stand above both.',
    ],
  },
  {
    id: 'safety',
    title: 'Patch tests and allergies',
    paragraphs: [
      'Allergies stand first on a client’s page. A formula for a client whose patch test is missing, too new, too old or failed is drafted, but ‘Start mixing’ is held until the test is recorded or someone sets the rule aside and writes why.',
      'A client who ever reacted to hair colour gets no formula: please send them to their GP.',
    ],
  },
]
