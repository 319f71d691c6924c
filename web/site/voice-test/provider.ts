/** Where the voice provider is: what this server allows this page to speak to. */
export async function providerOrigin(): Promise<string> {
  const response = await fetch('/api/voice-test')
  const body: unknown = await response.json()
  const origin: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'provider') : null
  if (typeof origin !== 'string') throw new Error('The server did not say where the provider is.')
  return origin
}
