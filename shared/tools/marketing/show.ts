// The answer as a sheet: the post to copy first, then what to check, what was left out, and the next steps.
import type { Block, Sheet } from '../../sheet'
import { type MarketingInput, type MarketingOutput, TYPE_LABELS } from './schema'

const list = (title: string, items: readonly string[]): Block[] =>
  items.length === 0
    ? []
    : [{ block: 'list', title, text: `${title}: ${items.join(' ')}`, items: [...items] }]

const STEPS: Readonly<Record<MarketingInput['contentType'], readonly string[]>> = {
  instagram: [
    'Read it aloud once; change a word until it sounds like you.',
    'Post it with the picture, and answer the first comments yourself.',
    'Put it in your story as well, with the booking link.',
  ],
  facebook: [
    'Read it aloud once; change a word until it sounds like you.',
    'Post it with the picture and pin it for a few days.',
    'Answer comments and messages the same day where you can.',
  ],
  email: [
    'Send it to yourself first and read it on your phone.',
    'Check that the unsubscribe line works for whoever replies.',
    'Send it on a quiet morning, and be ready for replies.',
  ],
  promotion: [
    'Check dates and terms with the team, so that everybody says the same.',
    'Post it, put it in your window and mention it at the chair.',
    'Take it down on its last day.',
  ],
  'before-after': [
    'Put the two photos side by side, in the same light.',
    'Show the client the post before it goes out.',
    'Take it down at once if they change their mind.',
  ],
  testimonial: [
    'Show the client the post before it goes out.',
    'Keep their words and their permission together.',
    'Thank them; a message is enough.',
  ],
}

export const ASK_TITLE = 'More is needed first'

export function show(output: MarketingOutput, input: MarketingInput): Sheet {
  const label = TYPE_LABELS[input.contentType]
  if (output.decision === 'ask')
    return {
      title: ASK_TITLE,
      spoken: `Before anything is written: ${output.questions.join(' ')}`,
      holds: [],
      blocks: [
        {
          block: 'note',
          tone: 'caution',
          title: 'Nothing was written yet',
          text: 'Change the question and add what is missing.',
          rule: 'missing',
        },
        ...list('What is needed', output.questions),
      ],
    }
  const copy = (title: string, text: string | null): Block[] =>
    text === null ? [] : [{ block: 'copy', title, text }]
  return {
    title: label,
    spoken: [
      output.subject && `Subject: ${output.subject}.`,
      output.content
        .replace(/(^|\s)#\S+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ]
      .filter(Boolean)
      .join(' '),
    holds: [],
    blocks: [
      ...copy('Subject line', output.subject),
      ...copy('Preview text', output.preheader),
      ...copy(input.contentType === 'email' ? 'Email' : 'Post', output.content),
      ...list(
        'Left out, and why',
        output.removed.map(({ what, why }) => `“${what}”: ${why}`),
      ),
      ...list('Before you post', output.advice),
      ...list('Next Steps', STEPS[input.contentType]),
    ],
  }
}
