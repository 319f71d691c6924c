// How well what is said is understood, over the corpus of tests/shared/voice, and how often unrelated talk sets something
// off, in every place where the app may be listening.
import type { Understood } from '../../shared/voice/intents'
import { understand } from '../../shared/voice/understand'
import { type Corpus, tuned, untouched } from '../shared/voice/corpus'
import { places, told } from '../shared/voice/salon'
import type { Line } from './line'

function accuracy({ commands }: Corpus): number {
  const right = commands.filter(({ place, heard, expected }) => {
    const context = places[place]
    return context !== undefined && told(understand(heard, context)) === expected
  })
  return (100 * right.length) / commands.length
}

/** Each line of talk in each place: where a note is being spoken, all talk is the note. */
const listening = Object.entries(places).flatMap(([place, context]) => (place === 'noting' ? [] : [context]))
const talk = [...tuned.unrelated, ...untouched.unrelated]
const heardAsCommand = (is: (understood: Understood) => boolean): number =>
  listening.reduce((sum, context) => sum + talk.filter(line => is(understand(line, context))).length, 0)

const writes = (understood: Understood): boolean =>
  understood.kind === 'which-volume' ||
  (understood.kind === 'meant' && (understood.writes || understood.intent.id === 'yes')) ||
  (understood.kind === 'choices' && understood.choices.some(choice => choice.writes))

const all = async (): Promise<number> => 100
const said = async (): Promise<number> => listening.length * talk.length

export function commandLines(): Line[] {
  return [
    {
      name: 'voice commands understood, lines tuned on (F: all)',
      unit: '%',
      counts: `${tuned.commands.length} utterances with intent and every slot right`,
      must: 0.97,
      stretch: 1,
      bare: all,
      ours: async () => accuracy(tuned),
    },
    {
      name: 'voice commands understood, lines kept apart (F: all)',
      unit: '%',
      counts: `${untouched.commands.length} utterances first run when the rules stood: then 118 of 120 were right`,
      must: 0.97,
      stretch: 1,
      bare: all,
      ours: async () => accuracy(untouched),
    },
    {
      name: 'unrelated talk taken for a command (F: all of it)',
      unit: 'lines',
      counts: `${talk.length} lines in ${listening.length} places each, set off anything at all`,
      must: 0.01,
      stretch: 0,
      bare: said,
      ours: async () => heardAsCommand(understood => understood.kind !== 'none'),
    },
    {
      name: 'unrelated talk that would write (F: all of it)',
      unit: 'lines',
      counts: 'of the same, those that would be read back or answer a read-back',
      must: 0,
      stretch: null,
      bare: said,
      ours: async () => heardAsCommand(writes),
    },
  ]
}
