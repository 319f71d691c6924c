// Receipts for deleting an account: when it is requested, when the account is kept after all, and when it is gone.
import { mail } from '../auth/mails'
import type { Message } from '../providers/mail'
import { DAYS_TO_RETURN, dayWords } from './leaving'

export const leavingMail = (to: string, dueAt: number, address: string): Message =>
  mail({
    to,
    subject: 'Your Chairside account is closed',
    lines: [
      `You asked us to delete this account. It is closed now, and everybody is signed out. On ${dayWords(dueAt)} all its records are deleted for good.`,
      `Until then you can change your mind. Sign in with your email and password, and choose “Keep my account”. After ${DAYS_TO_RETURN} days it cannot be undone.`,
      'Your plans have ended. Nothing more is charged.',
      'If it wasn’t you, sign in now, keep the account, and choose a new password.',
    ],
    link: { words: 'Sign in to keep the account', address },
  })

export const keptMail = (to: string, address: string): Message =>
  mail({
    to,
    subject: 'Your Chairside account is kept',
    lines: [
      'The account will not be deleted. Every record is still there.',
      'Plans that have ended don’t start again.',
      'If it wasn’t you, choose a new password at once.',
    ],
    link: { words: 'Open Chairside', address },
  })

export const goneMail = (to: string, goneAt: number): Message =>
  mail({
    to,
    subject: 'Your Chairside account was deleted',
    lines: [
      `On ${dayWords(goneAt)} the account and all its records were deleted from the server.`,
      'Each tablet deletes its own copy when it next has a signal. The server’s back-ups are gone within 30 days.',
      'This is our last mail. This address is now deleted too.',
    ],
  })
