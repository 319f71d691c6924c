// The steps as the chair reads them aloud, kept as sounds while there is a signal: at the basin there may be none.

import { useOnline } from '../../../platform/sync/status'
import { useUntilDone } from '../../../platform/sync/triggers/until-done'
import { useComfort } from '../../../ui/comfort/use-comfort'
import { keptAll } from '../../../voice/speak/kept-sounds/kept-all'
import type { Chair } from '../use-chair'
import { spokenStep } from '../words'

/** How long nothing must have changed: a hand at work comes first. */
const QUIET_MS = 4_000

/** A character that occurs in no text. */
const PARTING = '\u241e'

export function useKeptSteps({ work, clientId }: Chair): void {
  const online = useOnline()
  const { sound } = useComfort()
  const steps = work !== null && work.dated === null ? work.steps : []
  const texts = steps.map(({ step }, at) => spokenStep(step, at, steps.length)).join(PARTING)
  const about = work?.ask?.id ?? clientId
  const keep = async (signal: AbortSignal): Promise<boolean> => {
    const { keepSteps } = await import('../../../voice/speak/kept-sounds/keep')
    return keptAll(keepSteps(texts.split(PARTING), { about, client: clientId }, signal))
  }
  const may = online && sound && texts !== ''
  useUntilDone(may ? keep : null, [may, texts, about, clientId], QUIET_MS)
}
