// What can be heard in a stylist's sentence, assembled from word data (shared/reading/words/talk).
import { type Wording, wording } from '../../../../reading/wording'
import { BAD_FORMS } from '../../../../reading/words/talk/sayings/bad-forms'
import { FAULTS } from '../../../../reading/words/talk/sayings/faults'
import { type Form, NAMED, type TalkForm, type When } from '../../../../reading/words/talk/sayings/form'
import { GOOD_FORMS } from '../../../../reading/words/talk/sayings/good-forms'
import { HEARD } from '../../../../reading/words/talk/sayings/heard'
import { denied } from '../text'
import type { TalkSoFar } from '../told'

type Good = keyof typeof HEARD
type Bad = keyof typeof FAULTS
type Saying = {
  signal: Good | Bad
  any: Wording
  spares: Wording | null
  unless: Wording | null
  denial: boolean
  when: ((told: TalkSoFar) => boolean) | null
}

const ON_THE_HAIR = wording(
  `box, dye/dyes/dyed, colour/coloured/color/colored on/over/it/before, semi, tint/tinted, bleach/bleached, perm/permed,
  at home`,
)
const TABLETS = wording(
  'tablet/tablets, pill/pills, medication, statins, hrt, antidepressant/antidepressants',
)
/** "Skip them for a week", about ponytails. */
const STYLING = wording('ponytail/ponytails, braids, plaits, straighten*, tongs, extensions, wash*, heat')
const LOSS = ['=thin', 'alopecia', 'handful', 'clump']

const HOLDS: Readonly<Record<When, (told: TalkSoFar) => boolean>> = {
  feels: told => told.emotion || told.complaint,
  complains: told => told.complaint,
  loses_hair: told => LOSS.some(word => told.meaning.has(word)),
  declined: told => told.declined,
  told_history: told => told.hazard || ON_THE_HAIR.has(told.last),
  careful: told => told.careful || told.unwanted.size > 0 || told.emotion,
  takes_tablets: told => TABLETS.has(told.last) && !STYLING.has(told.last),
}

const sayingOf = (
  signal: Good | Bad,
  { any, spares, unless, denial, when }: TalkForm & Pick<Form<string>, 'when'>,
): Saying => ({
  signal,
  any: wording(any, NAMED),
  spares: spares === undefined ? null : wording(spares, NAMED),
  unless: unless === undefined ? null : wording(unless, NAMED),
  denial: denial === 'cancels',
  when: when === undefined ? null : HOLDS[when],
})

const entriesOf = <Name extends Good | Bad>(words: Readonly<Record<Name, TalkForm>>): Saying[] =>
  (Object.entries(words) as [Name, TalkForm][]).map(([signal, said]) => sayingOf(signal, said))

/** Recognised by their words alone, whatever was said before. */
export const SAYINGS: readonly Saying[] = [...entriesOf<Good>(HEARD), ...entriesOf<Bad>(FAULTS)]
/** Recognised by their form, some only after something the client said. Used if the words alone found nothing. */
export const FORMS: readonly Saying[] = [...BAD_FORMS, ...GOOD_FORMS].map(form => sayingOf(form.signal, form))

/** The words of a saying in a sentence. Null if it isn't said, or is reversed. */
export function saidIn(
  { any, spares, unless, denial, when }: Saying,
  sentence: string,
  told: TalkSoFar,
): string | null {
  const read = spares ? spares.without(sentence, '…') : sentence
  const found = any.in(read)
  if (!found || unless?.has(read) || (when && !when(told))) return null
  return denial && denied(read, found.index) ? null : found.text
}

const RISK = wording(HEARD.risk.any, NAMED)
/** "It stays healthy" isn't a warning. */
const SOOTHES = wording('stay/stays/staying strong/safe, healthy, protect your/the')
export const warnsIn = (sentence: string): boolean => RISK.has(SOOTHES.without(sentence))
