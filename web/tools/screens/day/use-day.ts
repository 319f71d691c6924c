// The day as the tool makes it of what is typed and tapped, read beside the page.
import { useDeferredValue } from 'react'
import type { Tool } from '../../../../shared/tool'
import { ScheduleOutput } from '../../../../shared/tools/appointments/schema'
import { useFacts } from '../../../platform/asks/facts'
import { NotReadable, readOutput } from '../../../platform/reading/read'
import { usePresent } from '../../../ui/kit/use-now'
import { useLoaded } from '../../../ui/state/use-loaded'
import { validate } from '../form/fields'
import type { ToolFormState } from '../use-tool-form'

/** 'too-long': it could not be read in time. Null: nothing whole is written. */
export type Seen = ScheduleOutput | 'too-long' | null

/** Until the next is read, what was read before stays. A picture is a help: that it fails keeps nobody from asking. */
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
