// generate-marketing: Marketing under the specification's names. The model draws the picture if there is one, otherwise
// it is the designed poster. It comes after the text, which may ask something first; if it fails the text remains.
import { z } from 'zod'
import tool from '../../shared/tools/marketing'
import { contentTypeOf, functionName, inputOf, responseOf } from '../../shared/tools/marketing/legacy'
import { AI_CAPTION } from '../../shared/tools/marketing/pictures/picture'
import { MarketingInput, MarketingOutput, NO_TOPIC } from '../../shared/tools/marketing/schema'
import { drawPoster } from '../providers/poster'
import { read } from '../reading/read'
import { type Call, defineFunction } from './function'
import { answerTool } from './tool'

export default defineFunction({
  name: functionName,
  summary: 'A post, an email or a caption from the facts of a topic, and a picture for it.',
  product: 'MARKETING',
  body: z.object({
    contentType: z.preprocess(contentTypeOf, MarketingInput.shape.contentType),
    topic: MarketingInput.shape.topic.min(1, NO_TOPIC),
    includeImage: z.boolean('Say true or false for includeImage').optional(),
  }),
  response: z.object({
    content: z.string().min(1),
    /** Address of this account's PNG, kept for 7 days; null if none was wanted, or something has to be asked first. */
    image: z.string().nullable(),
    /** 'poster', or the model's name, in which case the file itself says that AI made it. */
    imageBy: z.string().nullable(),
    decision: MarketingOutput.shape.decision,
    /** What was left out of the topic, and why. */
    removed: MarketingOutput.shape.removed,
    advice: MarketingOutput.shape.advice,
    answeredBy: z.string(),
  }),
  failed: tool.failed,
  async run(call) {
    const input = tool.input.parse(inputOf(call.body))
    const facts = await call.facts(tool.needs, {})
    const question = { input, facts, today: call.today, overrides: [] }
    const { output, by } = await answerTool(call, tool, { input, facts })
    const answer = tool.output.parse(output)
    const wish = await read('wish', tool.id, question, answer)
    const drawn =
      wish && (await call.drawImage(wish.prompt, wish.shape, { tool: tool.id, said: input.topic }))
    const picture = await pictureFor(call, answer, input, facts.salon?.name || null, drawn)
    const legacy = responseOf(answer, picture?.address ?? null)
    return {
      ...legacy,
      content: picture && picture.by !== 'poster' ? `${legacy.content}\n\n${AI_CAPTION}` : legacy.content,
      imageBy: picture?.by ?? null,
      decision: answer.decision,
      removed: answer.removed,
      advice: answer.advice,
      answeredBy: by,
    }
  },
})

async function pictureFor(
  call: Call,
  answer: MarketingOutput,
  input: MarketingInput,
  salon: string | null,
  drawn: Awaited<ReturnType<Call['drawImage']>>,
): Promise<{ address: string; by: string } | null> {
  if (!input.includeImage || answer.decision !== 'write') return null
  if (drawn) return { address: await call.keepImage(drawn.picture), by: drawn.by }
  const poster = await drawPoster(await read('poster', answer, input, salon, await call.look()))
  return { address: await call.keepImage(poster), by: 'poster' }
}
