// optimize-schedule: Appointments under the specification's names.
import { z } from 'zod'
import tool from '../../shared/tools/appointments'
import { functionName, responseOf } from '../../shared/tools/appointments/legacy'
import { ScheduleInput } from '../../shared/tools/appointments/schema'
import { defineFunction } from './function'
import { answerTool } from './tool'

export default defineFunction({
  name: functionName,
  summary: 'What may move in a day so that less of it is idle. It reads the day as people write it.',
  product: 'APPOINTMENTS',
  body: ScheduleInput,
  response: z.object({
    suggestions: z.array(z.object({ suggestion: z.string(), reason: z.string(), timesSaved: z.string() })),
    answeredBy: z.string(),
  }),
  failed: tool.failed,
  async run(call) {
    const input = call.body
    const { output, by } = await answerTool(call, tool, { input })
    return { ...responseOf(tool.output.parse(output)), answeredBy: by }
  },
})
