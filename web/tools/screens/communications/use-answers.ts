// Gets the last line answered: straight away if this tab wrote it, and after a while if another device seems to have
// left it unanswered.

import { useCallback, useState } from 'react'
import type { Persona } from '../../../../shared/tools/communications/scenarios/persona'
import type { Row } from '../../../platform/data/queries/queries'
import { useAfter } from '../../../platform/outside'
import { answer, wasSaidHere } from './conversation'
import { tellFailure } from './failure'

/** Longer than another device waits for its model. */
const LEFT_ALONE_MS = 12_000

const underway = new Set<string>()

type Given = {
  persona: Persona | undefined
  conversation: Row<'conversation'>
  turns: readonly Row<'turn'>[] | undefined
  model: string | null
}

/** `pending`: waiting for a reply. `failed`: the reply couldn't be saved; `again` retries. */
export function useAnswers({ persona, conversation, turns, model }: Given) {
  const [failed, setFailed] = useState<string | null>(null)
  const last = turns?.at(-1)
  const waiting = last?.fields.role === 'stylist' ? last.id : null

  const run = useCallback(async (): Promise<void> => {
    if (!persona || !turns || waiting === null || underway.has(waiting)) return
    underway.add(waiting)
    try {
      // Only the tab that wrote the line asks a model, as another might get a different answer.
      await answer({ persona, conversation, turns, model: wasSaidHere(waiting) ? model : null })
    } catch (error) {
      setFailed(waiting)
      tellFailure(error, 'Failed to get response. Please try again.')
    } finally {
      underway.delete(waiting)
    }
  }, [persona, conversation, turns, model, waiting])

  const saidAt = last?.fields.said_at ?? ''
  useAfter(
    waiting !== null && failed !== waiting && run,
    () => void run(),
    () => {
      if (waiting === null || wasSaidHere(waiting)) return 0
      return Math.min(LEFT_ALONE_MS, Math.max(0, Date.parse(saidAt) + LEFT_ALONE_MS - Date.now()))
    },
  )

  return {
    pending: waiting !== null && failed !== waiting,
    failed: waiting !== null && failed === waiting,
    again: () => setFailed(null),
  }
}
