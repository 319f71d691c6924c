// Why somebody is on a list, in a few words, and the message to send them.
import type { ListId, ListRow } from '../../../shared/salon/lists/lists'
import {
  calledBy,
  filledIn,
  serviceWords,
  TOO_LATE_WORDS,
  USUAL_WORDS,
} from '../../../shared/salon/lists/words'
import type { FieldsOf } from '../../../shared/salon/records/records'
import { dayOf } from '../../ui/kit/when'

export const TITLES: Readonly<Record<ListId, string>> = {
  'patch-test': 'Patch tests',
  rebook: 'Rebook',
  'not-seen': 'Not seen',
  birthday: 'Birthdays',
}
export const LEADS: Readonly<Record<ListId, string>> = {
  'patch-test': 'Booked, and the patch test will have run out by then.',
  rebook: 'The weeks you advised, or the client’s usual gap, have passed and nothing is booked.',
  'not-seen': 'No visit for that long, and nothing is booked.',
  birthday: 'In the next thirty days.',
}
export const NONE: Readonly<Record<ListId, string>> = {
  'patch-test': 'Every patch test lasts until the next appointment.',
  rebook: 'Nobody is overdue. “Rebook” at the chair sets the weeks.',
  'not-seen': 'Everybody has been in, or is booked.',
  birthday: 'No birthdays in the next thirty days. They are noted on the client’s card.',
}

const long = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
/** "Thu 4 Dec" */
const dayWords = (day: string): string =>
  long.format(new Date(`${day.slice(0, 10)}T00:00:00Z`)).replace(',', '')

export function whyWords({ list, day, past, next, service, after }: ListRow, today: string): string {
  switch (list) {
    case 'patch-test':
      return [
        past ? `Ran out ${dayOf(day)}` : `Runs out ${dayWords(day)}`,
        next && `booked ${dayWords(next.at)}, ${next.at.slice(11)}${next.service ? `, ${next.service}` : ''}`,
      ]
        .filter(Boolean)
        .join('; ')
    case 'rebook':
      return [
        `Was due ${dayWords(day)}`,
        after &&
          (after.by === 'advised' ? `${after.weeks} weeks advised` : `usually every ${after.weeks} weeks`),
        service && `last: ${service}`,
      ]
        .filter(Boolean)
        .join('; ')
    case 'not-seen':
      return past
        ? `Last seen ${dayOf(day)}${service ? `, ${service}` : ''}`
        : `No visit noted; on the list since ${dayOf(day)}`
    case 'birthday':
      return day === today ? 'Today' : dayWords(day)
  }
}

/** What a message can't put right. */
export const tooLateWords = ({ tooLate }: ListRow): string | null =>
  tooLate ? 'Too soon for a new test: move the booking, or leave the colour out.' : null

export const silentWords = ({ silent }: ListRow): string | null =>
  silent &&
  (silent.why === 'no'
    ? `No messages: they said no to offers and news on ${dayOf(silent.at)}.`
    : `No messages: they took back their permission on ${dayOf(silent.at)}.`)

export const WORDS_FIELD = {
  'patch-test': 'words_patch_test',
  rebook: 'words_rebook',
  'not-seen': 'words_not_seen',
  birthday: 'words_birthday',
} as const satisfies Record<ListId, keyof FieldsOf<'salon'>>

type SalonWords = Partial<Pick<FieldsOf<'salon'>, 'name' | 'booking_link' | (typeof WORDS_FIELD)[ListId]>>
export const wordsFor = (list: ListId, salon: SalonWords | undefined): string =>
  salon?.[WORDS_FIELD[list]]?.trim() || USUAL_WORDS[list]

export function messageFor(row: ListRow, salon: SalonWords | undefined): string {
  return filledIn(row.tooLate ? TOO_LATE_WORDS : wordsFor(row.list, salon), {
    name: calledBy(row.name),
    service: serviceWords(row.next?.service ?? row.service),
    date: row.next ? dayWords(row.next.at) : row.list === 'birthday' ? dayWords(row.day) : null,
    salon: salon?.name ?? null,
    link: salon?.booking_link ?? null,
  })
}
