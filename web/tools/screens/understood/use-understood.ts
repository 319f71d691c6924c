// What the tool makes of the question as you type and tap. Read in a worker.

import { useDeferredValue, useState } from 'react'
import type { Reading } from '../../../../shared/reading/understood/reading'
import type { Tool } from '../../../../shared/tool'
import { useFacts } from '../../../platform/asks/facts'
import { useAnswer } from '../../../platform/outside'
import { readUnderstood } from '../../../platform/reading/read'
import { usePresent } from '../../../ui/kit/use-now'
import { unpressed } from '../../../ui/kit/window/presses'
import type { Picking } from './picks'

const NOTHING: Reading = { facts: {}, raised: [], unread: [], pieces: [] }

/** Keeps the last reading until the next one is ready. If the picture fails, you can still ask. */
export function useUnderstood(tool: Tool, form: Pick<Picking, 'values' | 'clientId'>): Reading {
  const facts = useFacts(tool.needs, form.clientId)
  const today = usePresent()
  const input = useDeferredValue(form.values)
  const [reading, setReading] = useState(NOTHING)
  useAnswer(
    () =>
      facts
        ? readUnderstood(tool, { input, facts, today }).then(
            // Waits until no finger is down; a reading that is outdated by then is dropped.
            next => new Promise<typeof next>(resolve => unpressed(() => resolve(next))),
          )
        : null,
    [tool, input, facts, today],
    {
      came: next => {
        if (next) setReading(next)
      },
      failed: error => console.info('The picture was not read.', error),
    },
  )
  return reading
}
