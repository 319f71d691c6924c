// A reward for a review: whom one may promise it, and what is said with it. [DMCC Act 2024], Google's review policy.
import { splitTopic } from './read/fields'

const WISH =
  /\b(?:(?:leave|leaving|write|writing|post|drop|give|send|do)\b (?:[\w’'-]+ ){0,6}?(?:reviews?|ratings?)|(?:review|rate) (?:us|me|(?:your|our|the) (?:visit|experience|salon|service|stylist|cut))\b|(?:for|with|after) (?:an?|your|each|every|any|the|leaving|writing) (?:[\w-]+ ){0,3}?review\b|(?:each|every|any) (?:[\w-]+ )?review\b|reviews? (?:us|and (?:get|win|have|receive))|reviewers)\b/i
const REWARD =
  /[£$€]\s?\d|\d+\s?(?:%|per ?cent|pounds|quid)|\b(?:\w+ off|vouchers?|gifts?|free|win|prizes?|draw|discounts?|rewards?|treats?|(?:loyalty )?points|entered|on us|on the house)\b/i
/** A later sentence that is still about the review: "We will give you £5 off for it." */
const FOR_IT =
  /\b(?:in return|(?:as a |to say |our )?thank[ -]?(?:s|you)|for (?:it|doing so|yours|your (?:trouble|time))|(?:you|they|everyone)(?:['’]ll| will| can)? (?:get|receive|win|be entered)|every one|each one|and get)\b/i
const PLATFORMS: readonly [RegExp, string][] = [
  [/\bgoogle\b/i, 'Google'],
  [/\btrust ?pilot\b/i, 'Trustpilot'],
  [/\btrip ?advisor\b/i, 'Tripadvisor'],
]
const PRAISE =
  /\b(?:5|five)[- ]?(?:\*|stars?)|\b(?:good|great|positive|glowing|nice|lovely|kind|top|excellent|brilliant|amazing) (?:\w+ )?(?:reviews?|ratings?)\b/i
const ONLY_ANY =
  'A reward may only be offered for any review, good or bad. Please leave out the reward, or ask for an honest review.'
const AS_TOLD =
  /\b(?:get|gets|getting|receive|have|claim|earn|win|give you|gives you|for|with|there['’]s|there is)\s+((?:an? |your |some )?(?:free\b[^.,;:!?]{2,40}|[£$€]\s?\d+(?:\.\d\d)?(?: (?:off|voucher|gift card))?|\d+\s?(?:%|per ?cent)(?: off)?|\w+ (?:pounds|quid)(?: off)?|(?:[\w-]+ ){0,2}(?:voucher|gift|discount|treat|prize|points)))/i

/** What is promised for a review, in the topic's own words; null where nothing is. */
export function rewardForReview(topic: string): string | null {
  if (!/review|rat(?:e|ing)/i.test(topic)) return null
  const { sentences, fields } = splitTopic(topic)
  const at = sentences.findIndex(sentence => WISH.test(sentence))
  const wished = at >= 0 || fields.some(({ key, value }) => WISH.test(`${key} ${value}`))
  if (!wished) return null
  const promised =
    sentences.slice(Math.max(0, at)).find((sentence, index) => {
      const left = sentence.replace(PRAISE, ' ')
      return REWARD.test(left) && (index === 0 ? WISH.test(sentence) : FOR_IT.test(sentence))
    }) ??
    fields.find(({ role, value }) => (role === 'incentive' || role === 'offer') && REWARD.test(value))?.value
  const own =
    promised ??
    fields
      .map(({ key, value }) => `${key} ${value}`)
      .find(text => WISH.test(text) && REWARD.test(text.replace(PRAISE, ' ')))
  if (own === undefined) return null
  if (/\b(?:draw|win|entered|raffle)\b/i.test(own)) return 'a place in a prize draw'
  return (
    AS_TOLD.exec(own)?.[1]
      ?.trim()
      .replace(/^your\b/i, 'a') ?? (own.split(/\s+/).length <= 6 ? own : 'a reward')
  )
}

/** Why this reward can't be promised, as a question; null where it can. */
export function refusedReward(topic: string): string | null {
  if (rewardForReview(topic) === null) return null
  const platform = PLATFORMS.find(([pattern]) => pattern.test(topic))?.[1]
  if (platform)
    return `${platform} does not allow a reward for a review. Please leave out the reward, or ask for feedback instead.`
  return PRAISE.test(topic) ? ONLY_ANY : null
}

/** The sentence that stands in a post which rewards any review; null where none is rewarded. */
export function rewardTold(topic: string): string | null {
  const reward = rewardForReview(topic)
  return reward === null
    ? null
    : `Good or bad: any honest review counts. Please say in it that you got ${reward}.`
}
