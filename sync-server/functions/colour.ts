// get-color-formula: Colour Formula under the specification's names. A refusal, a hold or a question is an answer too.
import { z } from 'zod'
import tool from '../../shared/tools/colour-formula'
import { functionName, responseOf } from '../../shared/tools/colour-formula/legacy'
import { ColourInput, DECISIONS } from '../../shared/tools/colour-formula/schema'
import { defineFunction } from './function'
import { answerTool } from './tool'

export default defineFunction({
  name: functionName,
  summary: 'A colour formula, from what the account knows about the client of that name.',
  product: 'COLOUR_FORMULA',
  body: ColourInput.extend({ clientId: z.string().max(80).nullish() }),
  response: z.object({
    formula: z.string().min(1),
    processingTime: z.string().min(1),
    applicationTips: z.array(z.string()),
    expectedResult: z.string().min(1),
    decision: z.enum(DECISIONS),
    answeredBy: z.string(),
  }),
  failed: tool.failed,
  async run(call) {
    const { clientId, ...input } = call.body
    const who = await call.known({ id: clientId ?? null, name: input.clientName })
    const { output, by } = await answerTool(call, tool, { input, who })
    return { ...responseOf(tool.output.parse(output)), answeredBy: by }
  },
})
