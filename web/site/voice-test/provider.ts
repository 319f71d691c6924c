import { voice } from '../../../shared/api/voice'
import { askApi } from '../../platform/data/api'

/** The voice provider's address: the one this server allows this page to contact. */
export async function providerOrigin(): Promise<string> {
  const reply = await askApi(voice.provider, {})
  if (!reply.ok) throw new Error('The server did not say where the provider is.')
  return reply.answer.provider
}
