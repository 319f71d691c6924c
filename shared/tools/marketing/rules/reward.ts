// Rewards for reviews: who may be promised one, and what must be said with it. [DMCC Act 2024], Google's review policy.
import { quoteOf, read } from '../../../reading/doc'
import { tableOf } from '../../../reading/tables'
import { REWARDS_SAID } from '../../../reading/words/posts/occasions'
import { splitTopic } from '../read/fields'

const HEARD = tableOf([REWARDS_SAID])
const hears = (concept: string, text: string): boolean => HEARD.has(concept, text)
const PLATFORMS = ['Google', 'Trustpilot', 'Tripadvisor']
const ONLY_ANY =
  'A reward may only be offered for any review, good or bad. Please leave out the reward, or ask for an honest review.'
/** Promises something other than praise: in "five stars" nobody gets five of anything. */
const rewarded = (text: string): boolean => {
  const found = HEARD.all(read(text))
  const praise = found.filter(({ concept }) => concept === 'praise')
  return found.some(
    ({ concept, from }) => concept === 'reward' && !praise.some(each => each.from <= from && from < each.to),
  )
}

const toldIn = (text: string): string | null => {
  const doc = read(text)
  const told = HEARD.all(doc).find(({ concept }) => concept === 'told')
  const words = told ? quoteOf(doc, told) : ''
  return words === '' ? null : words.toLowerCase().startsWith('your ') ? `a ${words.slice(5)}` : words
}

/** What is promised for a review, in the topic's own words; null if nothing is. */
function rewardForReview(topic: string): string | null {
  if (!hears('review', topic)) return null
  const { sentences, fields } = splitTopic(topic)
  const at = sentences.findIndex(sentence => hears('wish', sentence))
  const wished = at >= 0 || fields.some(({ key, value }) => hears('wish', `${key} ${value}`))
  if (!wished) return null
  const promised =
    sentences.slice(Math.max(0, at)).find((sentence, index) => {
      return rewarded(sentence) && (index === 0 ? hears('wish', sentence) : hears('for_it', sentence))
    }) ??
    fields.find(({ role, value }) => (role === 'incentive' || role === 'offer') && hears('reward', value))
      ?.value
  const own =
    promised ??
    fields.map(({ key, value }) => `${key} ${value}`).find(text => hears('wish', text) && rewarded(text))
  if (own === undefined) return null
  if (hears('draw', own)) return 'a place in a prize draw'
  return toldIn(own) ?? (own.split(' ').length <= 6 ? own : 'a reward')
}

/** Why this reward mustn't be promised, as a question; null if it may. */
export function refusedReward(topic: string): string | null {
  if (rewardForReview(topic) === null) return null
  const platform = PLATFORMS.find(each => hears(each, topic))
  if (platform)
    return `${platform} does not allow a reward for a review. Please leave out the reward, or ask for feedback instead.`
  return hears('praise', topic) ? ONLY_ANY : null
}

/** The sentence that a post must contain if it rewards any review; null if it rewards none. */
export function rewardTold(topic: string): string | null {
  const reward = rewardForReview(topic)
  return reward === null
    ? null
    : `Good or bad: any honest review counts. Please say in it that you got ${reward}.`
}
