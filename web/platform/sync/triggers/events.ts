import { createParser, type EventSourceMessage } from 'eventsource-parser'

/**
 * Yields each server-sent event as it comes; ends with the stream, and throws when that is cut off. `heard` is called
 * whenever anything comes, even a comment.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  heard: () => void,
): AsyncGenerator<EventSourceMessage, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const whole: EventSourceMessage[] = []
  const parser = createParser({ onEvent: event => whole.push(event) })
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      heard()
      parser.feed(decoder.decode(value, { stream: true }))
      yield* whole.splice(0)
    }
  } finally {
    // Cancels the stream when whoever listens stops early.
    reader.cancel().catch(() => undefined)
  }
}
