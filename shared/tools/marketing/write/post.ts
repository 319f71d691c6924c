// The post itself: an opening, the facts, a line of our own, the way to book. Different topics get different shapes.

import type { Brief } from '../read/brief'
import { isGifted } from '../read/people/about'
import { GENERAL } from '../subjects/subjects'
import { blocks, joined, type Pick, picker, signed } from '../voice'
import { GENERAL_ASKS, OWN_TIP } from './asks'
import { factsOf } from './facts'
import { moodOf } from './occasions/mood'
import { permissionOf, STAY } from './occasions/permission'
import { coreOf, isThin } from './openings/core'
import { hooksFor } from './openings/hooks'
import { quoted } from './quoted'
import { callToAction } from './route'
import { skinTestOf } from './skin-test'
import { tagsFor } from './tags'
import { mythIn, tipsFor } from './tips'
import { WARMTH } from './words'

export const LIMITS = {
  instagram: 2200,
  facebook: 600,
  email: 2000,
  promotion: 1500,
  'before-after': 2200,
  testimonial: 2200,
} as const

export type Parts = {
  hook: string
  core: string
  facts: string[]
  tips: string[]
  own: string
  test: string | null
  cta: string
  salon: string | null
  pick: Pick
}

export function partsOf(brief: Brief): Parts {
  const pick = picker(`${brief.type}|${brief.topic.toLowerCase().replace(/\s+/g, ' ')}`)
  const [first, second] = brief.subjects
  // A voucher that comes with a colour isn't what people book.
  const subject = brief.kind === 'offer' && first?.id === 'voucher' ? (second ?? first) : first
  const noun = subject?.noun ?? 'something new'
  const facts = factsOf(brief)
  const wantsTips =
    brief.kind === 'tips' &&
    moodOf(brief) === null &&
    !OWN_TIP.test(brief.core) &&
    brief.said.length < 2 &&
    (brief.core.match(/,/g)?.length ?? 0) < 2
  const lines =
    subject &&
    subject.id !== 'general' &&
    ['spotlight', 'availability', 'launch', 'transformation', 'offer', 'voucher', 'product'].includes(
      brief.kind,
    )
      ? subject.lines
      : brief.kind === 'policy' &&
          !/\b(?:cancel\w*|notice|deposits?|late|no[- ]?shows?|turn\w* up|reschedul\w*)\b/i.test(brief.topic)
        ? WARMTH.policy.slice(0, 1)
        : WARMTH[brief.kind]
  const own = pick(
    brief.kind === 'spotlight' || brief.kind === 'availability'
      ? lines
      : brief.kind === 'policy'
        ? lines
        : brief.kind === 'offer' && brief.subjects.length === 1 && subject?.id === 'retail'
          ? lines
          : [...lines, ...WARMTH[brief.kind]],
    'own',
  )
  const text = [brief.core, ...facts].join(' ')
  const general = brief.kind === 'spotlight' && subject?.id === 'general'
  const birthday = brief.type === 'email' && brief.client.name !== null && /\bbirthday\b/i.test(brief.topic)
  // "Happy birthday to Rob from us all": the first line already says it.
  const wished =
    birthday &&
    (/^(?:our )?(?:client|customer|guest|her|his|your)?(?:['’]s)? ?birthday(?: (?:email|message|treat|gift))?$/i.test(
      brief.core,
    ) ||
      /^(?:wish\w* |say(?:ing)? )?(?:\p{Lu}\p{L}+ )?(?:a )?(?:very )?happy birthday\b[^.]*$/iu.test(
        brief.core,
      ))
  const myth = mythIn(brief.topic)
  const core =
    wished || myth !== null ? '' : brief.kind === 'permission' ? permissionOf(brief) : coreOf(brief, pick)
  const thin = isThin(brief)
  const mood = moodOf(brief)
  return {
    hook: mood
      ? pick(mood.hooks, 'hook')
      : thin
        ? ''
        : birthday
          ? 'Happy birthday from all of us.'
          : general && (core === '' || /£\d/.test(core))
            ? pick(GENERAL.lines, 'own')
            : general
              ? pick(
                  [
                    'A little news from the salon.',
                    'Hello from the salon.',
                    'Something from behind the chairs.',
                  ],
                  'hook',
                )
              : pick(hooksFor(brief, core), 'hook').replace('{subject}', noun),
    core,
    facts: brief.kind === 'permission' ? [] : myth === null ? facts : [...facts, myth],
    tips: wantsTips && myth === null ? tipsFor(brief.topic) : [],
    own: mood
      ? pick(mood.lines, 'own')
      : birthday
        ? 'We hope there is cake.'
        : thin && subject && subject.id !== 'general'
          ? subject.lines.join(' ')
          : general
            ? pick(
                [
                  'Pop in and say hello.',
                  'Any questions, just ask.',
                  'Ask us about it next time you are in.',
                ],
                'own',
              )
            : own,
    test: skinTestOf(brief, text),
    cta:
      brief.kind === 'permission'
        ? STAY
        : callToAction(brief, pick, mood?.asks ?? (general ? GENERAL_ASKS : undefined)),
    salon: brief.salon.name,
    pick,
  }
}

/** One or two facts run on as sentences; from three on, each gets its own line, which is easier on a phone. */
const told = (facts: readonly string[]): string => (facts.length >= 3 ? facts.join('\n') : facts.join(' '))

function social(brief: Brief, parts: Parts): string {
  const { hook, core, facts, tips, own, test, cta, salon, pick } = parts
  const list = tips.map((tip, index) => `${index + 1}. ${tip}`).join('\n')
  const shape =
    tips.length > 0
      ? 'tips'
      : brief.kind === 'price-rise' || brief.kind === 'policy'
        ? 'plain'
        : pick(['hook', 'news', 'woven'], 'shape')
  const body =
    shape === 'tips'
      ? blocks(core || hook, facts.length > 0 ? told(facts) : null, list, own)
      : shape === 'news'
        ? blocks(
            joined(core === '' ? hook : core, facts.length < 3 ? told(facts) : ''),
            facts.length >= 3 ? told(facts) : '',
            joined(own, test),
          )
        : shape === 'woven'
          ? blocks(
              joined(hook, core),
              facts.length < 3 ? joined(told(facts), own) : told(facts),
              facts.length < 3 ? test : joined(own, test),
            )
          : blocks(
              hook,
              joined(core, facts.length < 3 ? told(facts) : ''),
              facts.length >= 3 ? told(facts) : '',
              joined(own, test),
            )
  const name = signed(`${body}${cta}`, salon)
  const plain = brief.kind === 'price-rise' || brief.kind === 'policy' || moodOf(brief)?.plain === true
  return blocks(
    body,
    cta,
    name === ''
      ? null
      : pick(
          plain
            ? [`Thank you, from all of us at ${name}.`]
            : [
                `See you at ${name}.`,
                `With love from all of us at ${name}.`,
                `See you soon at ${name} ✂️`,
                `All of us at ${name} 💛`,
              ],
          'sign',
        ),
  )
}

function facebook(parts: Parts): string {
  const { hook, core, facts, tips, own, test, cta, salon, pick } = parts
  const list = tips.map(tip => `• ${tip}`).join('\n')
  const short = (extra: string, first: string): string => {
    const main = blocks(joined(first, core, ...facts), list, joined(extra, test))
    const text = blocks(main, cta)
    const name = signed(text, salon)
    return name === ''
      ? text
      : blocks(main, joined(cta, pick([`See you at ${name}.`, `Love from all of us at ${name}.`], 'fb')))
  }
  for (const [extra, first] of [
    [own, hook],
    ['', hook],
    ['', ''],
  ] as const) {
    const text = short(extra, first)
    if (text.length <= 430) return text
  }
  return short('', '')
}

/** The words of a post, with hashtags; for an email, its body. */
export function postOf(brief: Brief, parts: Parts): string {
  const tags = tagsFor(brief)
  const text =
    brief.type === 'testimonial' || (brief.quote !== null && brief.type !== 'email')
      ? quoted(brief, parts)
      : brief.type === 'facebook'
        ? facebook(parts)
        : social(brief, parts)
  // At the very start, before "more" cuts the text off.
  return blocks(isGifted(brief.topic) ? '#ad' : null, text, tags.join(' '))
}
