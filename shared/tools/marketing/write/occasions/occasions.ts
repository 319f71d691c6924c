// What to say on special occasions: an apology, a chair that came free, the day after a visit.
export type Mood = {
  hooks: readonly string[]
  lines: readonly string[]
  asks: readonly string[]
  /** An email's subject line, for when the usual one would jar. */
  subject?: string
  /** No jokes, no hearts, no kettle. */
  plain: boolean
}

export const APOLOGY: Mood = {
  subject: 'An apology from all of us',
  hooks: ['We owe you an apology.', 'We got something wrong, and we are sorry.'],
  lines: [
    'Thank you for your patience, and sorry again.',
    'Thank you for giving us the chance to put it right.',
  ],
  asks: ['If you were affected, {route}.', 'To sort it out, {route}.'],
  plain: true,
}

export const UNFINISHED: Mood = {
  subject: 'Your booking with us',
  hooks: ['Still thinking it over?', 'Did something get in the way?'],
  lines: ['You started a booking with us and did not finish it. If you have a question first, just ask.'],
  asks: ['To finish your booking, {route}.', 'Whenever you are ready, {route}.'],
  plain: false,
}

export const MODELS: Mood = {
  hooks: ['Fancy being our model?', 'Could it be your hair we are after?'],
  lines: ['You bring the hair; we bring the practice and the patience.'],
  asks: ['To put your name down, {route}.', 'Interested? {route}.'],
  plain: false,
}

/** Something already booked needs no selling. */
export const REMINDER: Mood = {
  subject: 'Your appointment with us',
  hooks: ['A reminder about your appointment.', 'We are looking forward to seeing you.'],
  lines: ['See you then.', 'If anything has changed since your last visit, just tell us.'],
  asks: ['Need to change it? {route}.'],
  plain: true,
}

export const GAP: Mood = {
  hooks: ['A little room has opened up in the diary.', 'Could this be your time?'],
  lines: ['Gown on, phone down, feet up.', 'If the time suits you, we would love to see you.'],
  asks: ['Does the time suit? {route}.', 'To book, {route}.'],
  plain: false,
}

/** The day after. */
export const AFTER: Mood = {
  subject: 'Thank you for coming in',
  hooks: ['It was lovely to see you.'],
  lines: ['If anything is not quite as you would like it, just tell us.'],
  asks: ['Anything to ask? {route}.', 'To tell us, {route}.'],
  plain: false,
}

export const CALM: Mood = {
  hooks: [
    'Not everybody wants to chat, and that is fine with us.',
    'Salons can be loud. This one need not be.',
  ],
  lines: ['Tell us what helps you when you book.'],
  asks: ['To book a quiet time, {route}.', 'To ask anything first, {route}.'],
  plain: true,
}

export const PROUD: Mood = {
  hooks: ['Back to school, but for us.', 'Our team has been busy learning.'],
  lines: ['Ask us about it next time you are in the chair.', 'Come and see what we have picked up.'],
  asks: ['To book, {route}.', 'For your next visit, {route}.'],
  plain: false,
}
