// A strict reader of the documented stream: anything that is not a data, comment or blank line is an error.
import { z } from 'zod'

/** One event of the stream: {choices: [{delta: {content}}]}. */
const ChatEvent = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string() }) })).min(1),
})

export type Told = { pieces: string[]; text: string; done: boolean; comments: number }

export function readEvents(stream: string): Told {
  const pieces: string[] = []
  let done = false
  let comments = 0
  if (stream !== '' && !stream.endsWith('\n')) throw new Error('The last line was cut off')
  for (const line of stream.split('\n')) {
    if (line === '') continue
    if (line.startsWith(':')) {
      comments++
      continue
    }
    if (!line.startsWith('data: ')) throw new Error(`Neither data nor comment: ${line}`)
    if (done) throw new Error(`After the end: ${line}`)
    const data = line.slice('data: '.length)
    if (data === '[DONE]') {
      done = true
      continue
    }
    pieces.push(ChatEvent.parse(JSON.parse(data)).choices[0]?.delta.content ?? '')
  }
  return { pieces, text: pieces.join(''), done, comments }
}
