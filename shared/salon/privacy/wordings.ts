// What a client is asked to agree to, word for word. A changed wording gets the next version and its date. Earlier
// consents keep the words that were shown, in the record itself.
import type { FieldsOf } from '../records/records'

export type Subject = FieldsOf<'consent'>['about']

type Given = {
  salon: string
  /** Notes may be sent to a model, without the name. */
  ai: boolean
  platforms: readonly string[]
}

export type Wording = {
  about: Subject
  title: string
  version: string
  /** In use from this day. */
  since: string
  lines: (given: Given) => string[]
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

export const WORDINGS: readonly Wording[] = [
  {
    about: 'health-notes',
    title: 'Health notes',
    version: '1',
    since: '2026-11-21',
    lines: ({ salon, ai }) => [
      `I agree that ${salon} writes down what matters for my hair and skin: allergies, reactions, patch tests, medicines, and my scalp.`,
      'It is used to choose what is safe for me. It is kept on the salon’s devices and its server.',
      ai
        ? 'It may be sent to an AI service to work out a formula, never with my full name. I can ask the salon to switch that off for me.'
        : 'It is not sent to an AI service.',
      'I can take this back at any time. The salon then deletes these notes, but for what it must keep by law or for its insurer.',
    ],
  },
  {
    about: 'photos',
    title: 'Photos',
    version: '2',
    since: '2026-11-27',
    lines: ({ salon, platforms }) => [
      `I agree that ${salon} takes photos of my hair and keeps them with my card, on its devices and its server.`,
      platforms.length === 0
        ? 'They are shown to nobody else.'
        : `They may be shown here: ${listed(platforms)}.`,
      'My name does not stand beside them unless I say so.',
      'They are not sent to an AI service.',
      'I can take this back at any time. The salon then takes the photos down, and deletes them if I ask. Copies that others have made it can’t take back.',
    ],
  },
  {
    about: 'marketing',
    title: 'Offers and news',
    version: '1',
    since: '2026-11-21',
    lines: ({ salon }) => [
      `I agree that ${salon} tells me about offers and news, by email, text or phone.`,
      'I can say stop at any time, and it stops.',
    ],
  },
]

/** Where anybody can see a photo. */
export const SOCIAL: readonly string[] = ['Instagram', 'Facebook', 'TikTok', 'Our website']
export const PLATFORMS: readonly string[] = [...SOCIAL, 'In the salon']

export function wordingFor(about: Subject): Wording {
  const found = WORDINGS.find(wording => wording.about === about)
  if (!found) throw new Error(`No wording for ${about}`)
  return found
}

/** As shown on the screen, and kept in the record. */
export const textOf = (wording: Wording, given: Given): string => wording.lines(given).join('\n')
