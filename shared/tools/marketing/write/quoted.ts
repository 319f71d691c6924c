// A post around a client's own words: they stand alone, word for word, and the post says if somebody was rewarded for
// them.
import type { Brief } from '../read/brief'
import { blocks, joined, sentence, signed } from '../voice'
import type { Parts } from './post'

export function quoted(brief: Brief, parts: Parts): string {
  const { hook, core, facts, own, cta, salon, pick } = parts
  const { quote, client } = brief
  const by =
    client.nameAllowed && client.name ? client.name : pick(['A client of ours', 'One of our clients'], 'by')
  const said = quote ? `“${quote.words}”\n– ${by}` : ''
  const tidy =
    /^(?:post|share|write|client|review|testimonial|quote|google|this|new|our|feedback|a|the|nice|lovely|kind|great|from|\s|words?)+$/i.test(
      brief.core,
    ) ||
    /\b(?:review\w*|testimonial|quote|signed|(?:dm|message|e-?mail|card|note|text|words|feedback) from (?:an? |our |the |this )?(?:\w+ )?(?:client|customer|guest)|(?:wrote|left (?:it|this)) in (?:our|the) (?:guest|visitors?['’]?) ?book|(?:sent|left|wrote)(?: us)? an? (?:\w+ )?(?:card|note|message|text|e-?mail|letter))\b|^(?:please )?(?:turn|post|share|write|use|put|add|do|make|translate|improve|edit|rewrite|tidy|shorten)\b/i.test(
      brief.core,
    )
      ? ''
      : core
  const disclosed = incentive(brief)
  const extra = blocks(joined(tidy, ...facts), disclosed)
  const body =
    pick(['a', 'b'], 'quote') === 'a' ? blocks(hook, said, extra, own) : blocks(said, joined(own), extra)
  const name = signed(`${body}${cta}`, salon)
  return blocks(body, joined(cta, name === '' ? '' : `See you at ${name}.`))
}

/** "She got 10% off for the review", "we gave him a free serum in exchange for his words". */
const GIVEN =
  /\b(?:got|gets|received|had|won|was (?:given|sent|gifted)|given|(?:gave|sent|offered|thanked|rewarded) (?:her|him|them|(?:a|the|our|this) (?:client|customer|guest|lady)|[\p{L}'’-]+)(?: with)?)\s+((?:an? |\d|£|free|half|some|her |his |their )[^.;,\n]{1,50}?)\s+(?:(?:as a thank you )?(?:for|in return for|in exchange for|to write|for writing|for leaving|for doing))\s+(?:(?:leaving|writing|doing|giving|sharing|posting|us|me|it|the|this|her|his|their|an?|nice|good|great|lovely|positive|5|five|star)\s+){0,4}(?:google |facebook )?(?:review|feedback|quote|words|testimonial|comment|post|(?<=\bfor )(?:it|this))\b/iu

/** A rewarded review must say so. [CMS] */
function incentive({ topic }: Brief): string | null {
  const given =
    (/\b(?:incentive|incentivi[sz]ed|reward|paid|in return|in exchange|thank[- ]you gift|discount given)\s*[:=]?\s*(?!no\b|none\b|n\/a|for\b)([^.;\n]{2,60})/i.exec(
      topic,
    ) ?? GIVEN.exec(topic))?.[1]?.trim()
  if (given === undefined) return null
  // "She had an updo for it": for the day, not for the review.
  const [whole = ''] = GIVEN.exec(topic) ?? []
  if (
    /\bfor (?:it|this)$/i.test(whole) &&
    !/\b(?:free|off|discount|vouchers?|gift|complimentary|points|samples?)\b|[£$€%]/i.test(given)
  )
    return null
  return /^(?:yes|true|y)\b/i.test(given)
    ? 'Just so you know: this client was thanked with a gift for the review.'
    : sentence(
        `Just so you know: this client received ${given
          .replace(/^(?:for|of|with)\s+/i, '')
          .replace(
            /^(?=(?:free|complimentary|discounted|half[- ]price) \p{L}+(?:[- ]\p{L}+)?(?<!s)$)/iu,
            'a ',
          )
          .replace(/^(?=£[\d.]+ (?!off\b|discount\b|towards\b|credit\b)\p{L})/u, 'a ')} for the review`,
      )
}
