// Plays a whole sound as a Blob: a kept sound needs neither the network nor the worker.
import { voiceElement } from './element'
import type { Job } from './job'
import { charactersAt } from './place'
import { playThrough } from './through'

/** `text`: what this sound says. `begin`: starts after this many of its characters. */
export async function playBlob(sound: Blob, text: string, job: Omit<Job, 'text'>, begin = 0): Promise<void> {
  const audio = voiceElement()
  const source = URL.createObjectURL(sound)
  try {
    audio.src = source
    await playThrough(audio, {
      ...job,
      begin: begin / Math.max(1, text.length),
      onTime: (at, length) => job.onPlace(charactersAt(at, length, text.length) - begin),
    })
  } finally {
    URL.revokeObjectURL(source)
  }
}
