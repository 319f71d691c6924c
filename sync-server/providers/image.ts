// A model that draws: OpenAI's images API, or one with the same protocol. Without one there is only the designed poster
// (poster.ts). Makes one call and never retries.
import { ProblemError } from '../../shared/problems'
import { pngSize } from '../blobs/png'
import type { Config } from '../config'
import { asProblem, type Client, openClient } from './openai'

export type ImageShape = 'square' | 'tall' | 'wide'
export type Picture = { bytes: Uint8Array; type: 'image/png'; width: number; height: number }
type ImageQuestion = { prompt: string; shape: ImageShape; timeoutMs: number }
export type ImageModel = {
  name: string
  /** A PNG as it arrived, not yet labelled. Throws ProblemError 'model-…'. */
  draw: (question: ImageQuestion) => Promise<Picture>
}

type Size = '1024x1024' | '1024x1536' | '1536x1024' | '1024x1792' | '1792x1024'
const SIZES: Record<ImageShape, Size> = { square: '1024x1024', tall: '1024x1536', wide: '1536x1024' }
const SIZES_OF_DALL_E: Record<ImageShape, Size> = {
  square: '1024x1024',
  tall: '1024x1792',
  wide: '1792x1024',
}
/** Far more than a model returns, but a picture must not fill a salon's database. */
const MAX_BYTES = 12 * 1024 * 1024

export function openImage(config: Config, stopping?: AbortSignal): ImageModel | null {
  const { OPENAI_IMAGE_MODEL: model } = config
  const client = openClient(config, stopping)
  if (!client || !model) return null
  return { name: model, draw: question => drawWith(client, model, question) }
}

async function drawWith(
  client: Client,
  model: string,
  { prompt, shape, timeoutMs }: ImageQuestion,
): Promise<Picture> {
  const kit = await client.open()
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const reply = await kit.images.generate(
      {
        model,
        prompt,
        n: 1,
        size: (model.startsWith('dall-e') ? SIZES_OF_DALL_E : SIZES)[shape],
        // OpenAI's newer models always use this format, and reject the setting.
        ...(/^(?:chat)?gpt-image/.test(model) ? {} : { response_format: 'b64_json' as const }),
      },
      { signal, timeout: timeoutMs },
    )
    const base64 = reply.data?.[0]?.b64_json
    if (!base64 || base64.length > MAX_BYTES * 1.4) throw new ProblemError('model-unreadable')
    const bytes = new Uint8Array(Buffer.from(base64, 'base64'))
    const size = pngSize(bytes)
    if (size === null) throw new ProblemError('model-unreadable')
    return { bytes, type: 'image/png', ...size }
  } catch (error) {
    throw await asProblem(client, error, signal.aborted)
  }
}
