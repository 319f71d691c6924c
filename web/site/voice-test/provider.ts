import { voice } from '../../../shared/api/voice'
import { askApi } from '../../platform/data/api'

/** Where the voice provider is: what this server allows this page to speak to. */
export async function providerOrigin(): Promise<string> {
  const reply = await askApi(voice.provider, {})
  if (!reply.ok) throw new Error('The server did not say where the provider is.')
  return reply.answer.provider
}
