// What the tool makes of the question while it is typed and tapped, read beside the page.

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

/** Until the next is read, what was understood before stays. A picture is a help: that it fails keeps nobody from asking. */
export function useUnderstood(tool: Tool, form: Pick<Picking, 'values' | 'clientId'>): Reading {
  const facts = useFacts(tool.needs, form.clientId)
  const today = usePresent()
  const input = useDeferredValue(form.values)
  const [reading, setReading] = useState(NOTHING)
  useAnswer(
    () =>
      facts
        ? readUnderstood(tool, { input, facts, today }).then(
            // Not under a finger; one that came too late by then is dropped.
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
