// generate-marketing: Marketing under the specification's names. The picture is the model's where one draws, else the
// designed poster; the two are made apart, and a picture that fails costs nobody the text.
import { z } from 'zod'
import tool from '../../shared/tools/marketing'
import { functionName, inputOf, responseOf } from '../../shared/tools/marketing/legacy'
import { firstChoice, posterOf, posterSvg } from '../../shared/tools/marketing/poster'
import { MarketingInput, MarketingOutput } from '../../shared/tools/marketing/schema'
import { drawPoster } from '../providers/poster'
import { type Call, defineFunction } from './function'
import { answerTool } from './tool'

/** Under a post whose picture a model drew; the file says it too. */
const AI_CAPTION = 'Picture made with AI.'

export default defineFunction({
  name: functionName,
  summary: 'A post, an email or a caption from the facts of a topic, and a picture for it.',
  product: 'MARKETING',
  body: MarketingInput.extend({ includeImage: z.boolean().optional() }),
  response: z.object({
    content: z.string().min(1),
    /** Address of a PNG of this account; null: none was wanted, or something is asked first. */
    image: z.string().nullable(),
    /** 'poster', or the model's name: then the file itself says that AI made it. */
    imageBy: z.string().nullable(),
    decision: MarketingOutput.shape.decision,
    /** What of the topic was left out, and why. */
    removed: MarketingOutput.shape.removed,
    advice: MarketingOutput.shape.advice,
    answeredBy: z.string(),
  }),
  failed: tool.failed,
  async run(call) {
    const input = tool.input.parse(inputOf(call.body))
    const facts = await call.facts(tool.needs, {})
    const question = { input, facts, today: call.today }
    const draft = tool.check({ ...question, overrides: [] }, tool.draft(question))
    const wish = tool.picture?.(question, draft) ?? null
    const [{ output, by }, drawn] = await Promise.all([
      answerTool(call, tool, { input, facts }),
      wish && call.drawImage(wish.prompt, wish.shape, { tool: tool.id, said: input.topic }),
    ])
    const answer = tool.output.parse(output)
    const picture = await pictureFor(call, answer, input, facts.salon?.name || null, drawn)
    const legacy = responseOf(answer, input, picture?.address ?? null)
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
  const poster = await drawPoster(posterSvg({ ...posterOf(answer, input, salon), ...firstChoice(input) }))
  return { address: await call.keepImage(poster), by: 'poster' }
}
