// Recipes changed by taps after the draft: the record shows what stands, and that it was changed. The engine works it
// out again from the question and its picks, as the answer's own screen does. The draft stays as it was.
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { findRegistration, findTool, whichStands } from '../../../../shared/toolbox'
import { drawn } from '../../../platform/asks/ask'
import { presentFacts } from '../../../platform/asks/facts'
import { useLoaded } from '../../../ui/state/use-loaded'

type Ask = FieldsOf<'ask'>

/** Changed by taps, in a tool whose answers the engine works out. */
export const isMended = ({ tool, picks }: Pick<Ask, 'tool' | 'picks'>): boolean =>
  picks.length > 0 && findRegistration(tool)?.writes === false

/** The ask with what stands instead of the draft; unchanged if today's version can't read it. */
export async function asMended<F extends Ask>(ask: F, today: string): Promise<F> {
  if (!isMended(ask)) return ask
  const tool = await findTool(ask.tool)
  if (!tool) return ask
  const which = whichStands(ask)
  const shown = drawn(tool, ask, await presentFacts(tool.needs, ask.client_id), today, which)
  if (!shown?.current) return ask
  const output = shown.output as Ask['draft']
  return { ...ask, [which === 'draft' ? 'draft' : 'answer']: output, sheet: shown.sheet }
}

/** The same for a screen. Null while working it out, so that nobody reads an outdated draft. */
export function useMended(ask: Ask): Ask | null {
  const waits = isMended(ask)
  const mended = useLoaded(
    () =>
      waits
        ? asMended(ask, new Date().toISOString()).then(
            is => ({ of: ask, is }),
            (error: unknown) => {
              console.info('What stands was not worked out; the draft is shown.', error)
              return { of: ask, is: ask }
            },
          )
        : null,
    [ask, waits],
    'What stands was not worked out.',
  )
  if (!waits) return ask
  return mended?.of === ask ? mended.is : null
}
