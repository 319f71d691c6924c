// What a client said about photos of them, as shown before a post: no photo without a yes.
import type { ConsentState } from '../../../../shared/salon/privacy/consent'
import { SOCIAL } from '../../../../shared/salon/privacy/wordings'
import type { BadgeTone } from '../../../salon/records/Badge'
import { dayOf } from '../../../ui/kit/when'

export type PhotoPermission = {
  tone: BadgeTone
  word: string
  detail: string
  /** A line for the topic, if there is a yes. */
  line: string | null
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

export function photoPermission(standing: ConsentState): PhotoPermission {
  if (standing.state === 'none')
    return { tone: 'caution', word: 'Not asked', detail: 'No answer about photos is on record.', line: null }
  const day = dayOf(standing.at)
  if (standing.state === 'no')
    return { tone: 'stop', word: 'Said no', detail: `On ${day}. Do not post these photos.`, line: null }
  if (standing.state === 'withdrawn')
    return { tone: 'stop', word: 'Taken back', detail: `On ${day}. Do not post these photos.`, line: null }
  const { platforms, guardian, how } = standing.latest.fields
  if (!platforms.some(place => SOCIAL.includes(place)))
    return {
      tone: 'stop',
      word: 'Not for posts',
      detail: `On ${day}, for ${platforms.length === 0 ? 'the card' : 'the salon'} only. Do not post these photos.`,
      line: null,
    }
  if (how === 'said')
    return {
      tone: 'caution',
      word: 'Said yes',
      detail: `On ${day}, not in writing. Ask for it in writing before you post.`,
      line: null,
    }
  const who = guardian === null ? '' : ` Answered by ${guardian}, parent or guardian.`
  return {
    tone: 'ok',
    word: 'Agreed',
    detail: `On ${day}, for ${listed(platforms)}. The client’s name is left out unless the client says so.${who}`,
    line: `Photo consent: yes, given on ${day}${guardian === null ? '' : ', by a parent or guardian'}`,
  }
}

/** Adds the line to the topic once, or fills in one that is there unfinished. */
export function withLine(topic: string, line: string): string {
  const open = /^photo consent:.*$/im
  if (open.test(topic)) return topic.replace(open, () => line)
  return topic.trim() === '' ? line : `${topic.trimEnd()}\n${line}`
}
