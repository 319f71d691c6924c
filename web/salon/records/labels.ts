// The labels of all fields that people fill in: the same word on forms, in earlier versions and in the outbox.

import type { FieldsOf } from '../../../shared/salon/records/records'
import type { Kind } from '../../../shared/sync/kinds'

type Labels = { readonly [K in Kind]?: Readonly<Partial<Record<keyof FieldsOf<K>, string>>> }

export const labels = {
  salon: {
    name: 'Name',
    booking_link: 'Booking link',
    phone: 'Phone',
    currency: 'Currency',
    colour_brand: 'Colour brand',
    patch_test_hours: 'Hours between patch test and colour',
    patch_test_valid_months: 'Months a patch test lasts',
    patch_test_retest: 'When to test again',
    consultation_months: 'Months until the consultation is asked again',
    consultation_signed: 'The client signs on the tablet',
    vat_registered: 'VAT',
    vat_rate: 'VAT rate in percent',
    brand_colour: 'Your colour',
    logo: 'Logo',
    not_seen_months: 'Not seen for so many months',
    words_patch_test: 'Words of a message before a patch test runs out',
    words_rebook: 'Words of a message to rebook',
    words_not_seen: 'Words of a message to somebody not seen',
    words_birthday: 'Words of a message on a birthday',
  },
  person: { name: 'Name', colour: 'Colour' },
  client: {
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    hair_type: 'Hair type',
    concerns: 'Concerns',
    birthday: 'Birthday',
    notes: 'Notes',
  },
  allergy: { substance: 'Reacts to', reaction: 'What happened' },
  note: { text: 'Note' },
  patch_test: {
    product: 'Product',
    applied_at: 'Applied',
    result: 'Result',
    read_at: 'Read',
    remarks: 'Remarks',
  },
  consultation: {
    answered_at: 'When',
    answered_by: 'Answered by',
    answers: 'Answers',
    signature: 'Signed',
  },
  product: {
    name: 'Name',
    category: 'Category',
    price: 'Price',
    description: 'Description',
    kind: 'What it is',
    serves: 'Also for',
    serves_not: 'Not for',
    contains: 'Also holds',
    contains_not: 'Does not hold',
    system: 'Colour line',
    shade: 'Shade or strength',
    pack: 'Grams in one',
    cost: 'You pay for one',
    low_below: 'Low below',
  },
  formula: {
    title: 'Name of this formula',
    made_at: 'When',
    start: 'From',
    result: 'To',
    bowls: 'Mixed',
    remarks: 'Remarks',
  },
  scenario: {
    title: 'Title',
    description: 'The client, in their own words',
    opening: 'Their first words',
    difficulty: 'Difficulty',
  },
  appointment: {
    client_name: 'Client',
    stylist: 'Stylist',
    starts_at: 'When',
    minutes: 'Minutes',
    all_day: 'All day',
    service: 'Service',
    processing: 'Processing',
    may_move: 'May move',
    note: 'Note',
  },
  kept_record: {
    what: 'What happened',
    facts: 'Facts',
    reason: 'Why it must be kept',
    keep_until: 'Last day',
  },
} as const satisfies Labels

export const NO_AI = 'No AI for this client'
/** For a rule that is set aside. */
export const WHY_WITHOUT = 'Why continue without it?'
/** For a permission that is withdrawn. */
export const WHY_WITHDRAWN = 'Reason, if one was given'

/** When to test a client again, as worded in the salon's settings. */
export const RETEST: Readonly<Record<FieldsOf<'salon'>['patch_test_retest'], string>> = {
  time: 'After that many months',
  brand: 'After that many months, and for each new brand or line',
}
