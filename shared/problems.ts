// Every expected failure: a code, an HTTP status and a message for people. Bugs aren't listed: they throw.
import { z } from 'zod'

export const problems = {
  'sign-in-needed': { status: 401, words: 'Sign in to send. Everything you wrote is kept on this tablet.' },
  'session-ended': {
    status: 401,
    words: 'This tablet was signed out from another device. Sign in to carry on. What was not sent is kept.',
  },
  'forget-salon': {
    status: 401,
    words: 'This tablet was told from another device to forget this salon.',
  },
  'wrong-account': {
    status: 409,
    words: 'Another account is signed in here. Nothing was sent. Sign in to this one again.',
  },
  'whose-needed': {
    status: 428,
    words: 'Say whose records are asked for: the id of the account, in the header x-chairside-account.',
  },
  'not-a-page': {
    status: 403,
    words: 'There is no page at this address. Open Chairside itself.',
  },
  locked: { status: 423, words: 'This tablet is locked. Unlock it, then try again.' },
  'account-gone': { status: 410, words: 'This account was deleted.' },
  'account-closed': {
    status: 423,
    words:
      'This account is closed and will be deleted. Sign in and choose “Keep my account” to go on with it.',
  },
  'update-needed': {
    status: 426,
    words: 'This app is too old for the server. Update it; everything you wrote is kept.',
  },
  'not-allowed': { status: 403, words: 'That is not allowed for this account.' },
  'plan-needed': { status: 402, words: 'This needs a plan that includes this tool.' },
  'calendar-address': {
    status: 422,
    words:
      'This address can’t be used. It must begin with https:// or webcal:// and be open to the internet.',
  },
  'calendars-full': { status: 409, words: 'You can follow 20 calendars at most. Remove one first.' },
  'no-calendar': { status: 422, words: 'There is no calendar at this address. Check it, and try again.' },
  'not-found': { status: 404, words: 'There is nothing at this address.' },
  'bad-request': { status: 400, words: 'The server could not read that. Check it and try again.' },
  'too-large': { status: 413, words: 'That is too large to send.' },
  'too-many': { status: 429, words: 'Too many tries in a short time. Wait a minute and try again.' },
  'server-error': { status: 500, words: 'Something went wrong on the server. Nothing you wrote is lost.' },
  'server-busy': { status: 503, words: 'The server is busy. We’ll try again.' },
  'database-away': {
    status: 503,
    words: 'The server’s database can’t be reached just now. Nothing is lost. We’ll try again.',
  },
  'disk-full': {
    status: 503,
    words: 'The server’s disk is full, so it can’t save just now. Nothing is lost. We’ll try again.',
  },
  'unreadable-change': { status: 400, words: 'The server could not read this change.' },
  'change-too-large': {
    status: 413,
    words: 'This text is too long to send in one piece (64 kB). Shorten it or split it.',
  },
  'unknown-record': { status: 404, words: 'What this belongs to is not on the server.' },
  'bad-field': {
    status: 422,
    words:
      'Something in it is too long, or is written in a way the server can’t take. Change it and try again.',
  },
  'not-readable': {
    status: 422,
    words:
      'This text took too long to read. It is kept as you wrote it. Shorten it, or write one thing on each line.',
  },
  'not-yours': { status: 422, words: 'Only the server writes that field.' },
  erased: { status: 410, words: "This client's data was erased for good. Nothing more can be added." },
  'too-many-guesses': {
    status: 429,
    words: 'Too many tries for this account. Wait a quarter of an hour and try again.',
  },
  'password-needed': { status: 403, words: 'Type your password to carry on.' },
  'password-blank': { status: 422, words: 'A password needs letters, numbers or signs, not only spaces.' },
  'password-own-email': {
    status: 422,
    words: 'Your email is the first thing that others would try. Choose another password.',
  },
  'password-common': {
    status: 422,
    words:
      'This is one of the passwords that others try first. Choose another, such as three words of your own.',
  },
  'wrong-password': { status: 403, words: 'That password is not right.' },
  'wrong-code': { status: 403, words: 'That code is not right, or has been used. Try the next one.' },
  'sign-in-again': {
    status: 403,
    words: 'For this you must have signed in within the last ten minutes. Sign in again, then try again.',
  },
  'last-way-in': {
    status: 409,
    words: 'This is the only way into the account. Choose a password first, or connect another.',
  },
  'connected-already': { status: 409, words: 'One of these is already connected. Disconnect it first.' },
  'has-password': { status: 409, words: 'This account has a password. To change it, type the present one.' },
  'provider-unreachable': {
    status: 502,
    words: 'That sign-in service can’t be reached. Try again in a minute, or sign in with your password.',
  },
  'second-step-unreadable': {
    status: 503,
    words:
      'This server can’t check your code, as its secret was changed. Whoever runs it must add the old one.',
  },
  'mfa-on-already': { status: 409, words: 'Two-step sign-in is already on.' },
  'email-taken': {
    status: 422,
    words: "This email is already registered. Please sign in or reset your password if you've forgotten it.",
  },
  'no-ai': {
    status: 409,
    words: 'This salon has switched AI off in Settings: nothing was sent to a model.',
  },
  'model-refused': { status: 502, words: 'The model would not answer this. The built-in answer counts.' },
  'model-failed': { status: 502, words: 'The model could not be reached. The built-in answer counts.' },
  'model-late': { status: 504, words: 'The model took too long. The built-in answer counts.' },
  'model-stopped': {
    status: 503,
    words: 'The server stopped before the model answered. The built-in answer counts.',
  },
  'model-unreadable': {
    status: 502,
    words: "The model's answer could not be read. The built-in answer counts.",
  },
  'model-key': { status: 502, words: "The model's key was not accepted. The built-in answer counts." },
  'model-limit': { status: 429, words: "The model's limit has been reached. The built-in answer counts." },
  'model-daily-cap': {
    status: 429,
    words: "Today's limit of model answers has been reached. The built-in answer counts.",
  },
  'model-house-cap': {
    status: 429,
    words: 'This server gives no more model answers today. The built-in answer counts.',
  },
  'email-unproved': {
    status: 403,
    words: 'Confirm your email first. Open Settings, Security, to get a link by email.',
  },
  'link-over': { status: 410, words: 'This link is too old, or not ours. Ask for a new one.' },
  'push-unknown': {
    status: 422,
    words: 'This server doesn’t know the service that brings this browser its notifications.',
  },
  'push-off': { status: 409, words: 'Notifications are off on this tablet. Switch them on first.' },
  'push-failed': {
    status: 502,
    words: 'This browser’s notification service didn’t take it. Try again in a minute.',
  },
  'key-reused': {
    status: 422,
    words: 'This Idempotency-Key was used for another request. Send a new key with a new request.',
  },
  'voice-missing': {
    status: 503,
    words: 'The voice feature requires an API key. Please contact support.',
  },
  'voice-key': { status: 401, words: "The voice provider's API key is invalid" },
  'voice-quota': { status: 402, words: "The voice provider's quota is exceeded" },
  'voice-limit': { status: 429, words: 'Rate limit exceeded, please try again' },
  'voice-failed': { status: 502, words: 'Voice generation failed' },
  'voice-daily-cap': { status: 429, words: "Today's limit for reading aloud has been reached." },
  'voice-house-cap': { status: 429, words: 'This server’s paid voice has reached its limit for today.' },
  'voice-too-long': { status: 413, words: 'That is too long to say in one go.' },
  'typing-missing': {
    status: 503,
    words: 'Nothing here types recordings for you. The sound is kept: play it, and type what it says.',
  },
  'typing-key': { status: 502, words: "The typing provider's key was not accepted. The sound is kept." },
  'typing-limit': { status: 429, words: "The typing provider's limit has been reached. The sound is kept." },
  'typing-late': { status: 504, words: 'Typing took too long. The sound is kept.' },
  'typing-stopped': {
    status: 503,
    words: 'The server stopped before this was typed. The sound is kept.',
  },
  'typing-failed': { status: 502, words: 'The sound could not be typed. It is kept.' },
  'typing-daily-cap': {
    status: 429,
    words: "Today's limit of model answers has been reached. The sound is kept.",
  },
  'sound-differs': {
    status: 422,
    words: 'The sound that arrived is not the one that was recorded. It will be sent again.',
  },
  'storage-full': {
    status: 507,
    words:
      'This salon’s room on the server is full. Delete voice memos, photos or pictures that you no longer need.',
  },
  'not-photo': { status: 415, words: 'That photo can’t be kept here. Choose a JPEG or PNG.' },
  'no-photo-permission': {
    status: 403,
    words: 'No permission for photos is on record. The photo is sent once there is one.',
  },
  'not-sound': { status: 415, words: 'That sound can’t be kept here.' },
  'already-paid': { status: 409, words: 'This is already part of your plan.' },
  'other-currency': {
    status: 409,
    words: 'Your plan is paid in another currency. Choose that one, or end the plan first.',
  },
  'no-plan': { status: 409, words: 'There is no plan to manage yet.' },
  'practice-over': { status: 409, words: 'The practice plan has ended: choose a plan.' },
  'checkout-over': { status: 409, words: 'This checkout is finished. Start again from the pricing page.' },
  'checkout-failed': { status: 502, words: 'Failed to start checkout. Please try again.' },
  'portal-failed': { status: 502, words: 'Failed to open subscription portal. Please try again.' },
  'not-signed': { status: 400, words: 'The signature is missing or wrong.' },
  'still-wanted': { status: 409, words: 'This is more than a day old. Say if you still want an answer.' },
} as const satisfies Record<string, { status: number; words: string }>

export type ProblemCode = keyof typeof problems
const codes = Object.keys(problems)
export const ProblemCode = z.custom<ProblemCode>(value => typeof value === 'string' && codes.includes(value))

/** The message for people; an unknown code from a newer server is shown as it is. */
export function wordsFor(code: string): string {
  return Object.hasOwn(problems, code) ? problems[code as ProblemCode].words : `The server said: ${code}.`
}

/** Thrown for an expected failure; `onError` turns it into status and JSON {error, code}. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  constructor(code: ProblemCode, words: string = problems[code].words) {
    super(words)
    this.code = code
  }
}
