// Colour Formula: the contract of the tool, its parts each in a file of its own.
import { lookedWords } from '../../reading/understood/looked'
import { defineTool } from '../../tool'
import { draft } from './engine'
import { reading } from './read/read-by-model'
import { check } from './redraw'
import { judge } from './safety/judge'
import { patchTestHold } from './safety/patch-test'
import { ColourInput, ColourOutput } from './schema'
import { show } from './show'
import { FOR_THE_CLIENT } from './stopped/for-the-client'
import { glossInstead } from './stopped/gloss'
import { known } from './told/known'
import { picksIn } from './told/paths'
import { understood } from './told/understood'
import { wordsOfPicks } from './told/words'

export default defineTool({
  id: 'colour-formula',
  version: 1,
  needs: ['client', 'notes', 'formulas', 'patch_tests', 'salon'],
  input: ColourInput,
  output: ColourOutput,
  busy: 'Generating Formula...',
  submit: 'Generate Formula',
  done: { title: 'Formula Generated' },
  failed: 'Failed to generate formula. Please try again.',
  disclaimer:
    'For licensed professionals only. This tool only assists licensed professionals; you are solely responsible for every decision and service. A strand test is always required. There is no liability for hair damage.',
  draft,
  reading,
  check,
  judge,
  holdOnCard: ({ facts, today }, mixed) => patchTestHold(facts, today, mixed),
  instead: { toClient: FOR_THE_CLIENT, offer: 'Today’s gloss, with its bowl', question: glossInstead },
  show,
  understood,
  known,
  picked(picks) {
    const words = wordsOfPicks(picksIn(picks))
    const looked = lookedWords(picksIn(picks)).map(each => `looked at “${each}”`)
    return { ...words, hairCondition: [words.hairCondition, ...looked].filter(Boolean).join(', ') }
  },
  actions: ['save-formula', 'override', 'copy', 'share', 'print'],
  about: {
    problem:
      'Colour goes wrong where something was overlooked: an old box dye, a band, a henna, a test that was never done. And the answer is needed at the chair, with gloves on, with or without a signal.',
    benefits: [
      {
        title: 'Mix what you need',
        text: 'Grams, ratio and developer for each zone, so that only what is needed is mixed.',
      },
      {
        title: 'The same rules every time',
        text: 'Every answer passes the same rules of the trade, and starts from what was really used last time.',
      },
      {
        title: 'What was promised is what they get',
        text: 'Believable results and honest visits: clients come back because it turned out as said.',
      },
    ],
    checklist: [
      'Reads what you type: 6/0, 6.1, 6-0, 6N, UK and US names',
      'Start, target and underlying pigment drawn as hair',
      'Steps with zones, grams, ratio, volume and minutes',
      'Refuses, holds or asks where a senior colourist would',
      'Patch test and strand test asked for every time',
      'Works without a signal and remembers what was used',
    ],
  },
})
