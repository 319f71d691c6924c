// A stream of server-sent events, as the standard reads it, of what this server sends: named events with data in lines.

type ServerEvent = { event: string; data: string }

/** One event from the lines between two empty ones; null where they carry nothing. */
function eventIn(lines: readonly string[]): ServerEvent | null {
  let event = 'message'
  const data: string[] = []
  for (const line of lines) {
    const [, field, value = ''] = /^(event|data): ?(.*)$/.exec(line) ?? []
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
  }
  return data.length === 0 ? null : { event, data: data.join('\n') }
}

/** Each event as it comes; ends with the stream, and throws where that is cut off. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let held = ''
  let lines: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      held += decoder.decode(value, { stream: true })
      const whole = held.split('\n')
      held = whole.pop() ?? ''
      for (const line of whole) {
        const text = line.endsWith('\r') ? line.slice(0, -1) : line
        if (text !== '') lines.push(text)
        else {
          const event = eventIn(lines)
          lines = []
          if (event) yield event
        }
      }
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
