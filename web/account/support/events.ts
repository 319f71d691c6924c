// Reads the answer's stream: lines that start with "data: " carry choices[0].delta.content, [DONE] ends it, all other
// lines mean nothing.

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function contentIn(data: string): string {
  try {
    const event: unknown = JSON.parse(data)
    const choices = isRecord(event) && Array.isArray(event.choices) ? event.choices : []
    const delta: unknown = isRecord(choices[0]) ? choices[0].delta : null
    return isRecord(delta) && typeof delta.content === 'string' ? delta.content : ''
  } catch {
    // A line of a newer server, or half of one: nothing to show.
    return ''
  }
}

/** Yields each piece as it comes ('' for a sign of life). Returns true where the stream was ended by its last line. */
export async function* readStream(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<string, boolean, undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let held = ''
  let ended = false
  try {
    for (;;) {
      const { done, value } = await reader.read()
      held += done ? decoder.decode() : decoder.decode(value, { stream: true })
      const lines = held.split('\n')
      held = done ? '' : (lines.pop() ?? '')
      let words = ''
      for (const line of lines) {
        const data = /^data: ?(.*?)\r?$/.exec(line)?.[1]
        if (data === undefined || ended) continue
        if (data.trim() === '[DONE]') ended = true
        else words += contentIn(data)
      }
      yield words
      if (done || ended) return ended
    }
  } finally {
    // Whoever stops listening early ends the answer.
    reader.cancel().catch(() => undefined)
  }
}
