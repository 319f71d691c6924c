// The day as the tool understands the text and the taps. Read in a worker.
import { useDeferredValue } from 'react'
import type { Tool } from '../../../../shared/tool'
import { ScheduleOutput } from '../../../../shared/tools/appointments/schema'
import { useFacts } from '../../../platform/asks/facts'
import { NotReadable, readOutput } from '../../../platform/reading/read'
import { usePresent } from '../../../ui/kit/use-now'
import { useLoaded } from '../../../ui/state/use-loaded'
import { validate } from '../form/fields'
import type { ToolFormState } from '../use-tool-form'

/** 'too-long': reading timed out. Null: the question isn't complete yet. */
export type Seen = ScheduleOutput | 'too-long' | null

/** Keeps the last result until the next one is ready. If the picture fails, you can still ask. */
export function useDay(tool: Tool, form: ToolFormState): Seen {
  const facts = useFacts(tool.needs, null)
  const today = usePresent()
  const values = useDeferredValue(form.values)
  const { fields } = form
  const seen = useLoaded(
    (): Promise<Seen> | null => {
      const asked = validate(tool.input, fields, values)
      if (!asked.ok) return Promise.resolve(null)
      if (!facts) return null
      return readOutput(tool, { input: asked.input, facts, today }).then(
        output => ScheduleOutput.safeParse(output).data ?? null,
        (error: unknown) => {
          if (error instanceof NotReadable) return 'too-long'
          throw error
        },
      )
    },
    [tool, fields, values, facts, today],
    'The day was not read.',
  )
  return seen ?? null
}
