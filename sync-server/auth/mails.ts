// The mails about an account, in the product's words: first what happened, then what to do.

import { PROVIDER_NAMES } from '../../shared/account/sign-in'
import type { Message } from '../providers/mail'
import type { Identity } from '../providers/oauth'

const plain = (text: string): string => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

type Parts = {
  to: string
  subject: string
  lines: readonly string[]
  link?: { words: string; address: string }
}

export function mail({ to, subject, lines, link }: Parts): Message {
  const paragraphs = lines.map(line => `<p style="margin:0 0 16px">${plain(line)}</p>`)
  const button =
    link &&
    `<p style="margin:24px 0"><a href="${plain(link.address)}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:#1aa3ff;color:#0f1f2e;font-weight:700;text-decoration:none">${plain(link.words)}</a></p><p style="margin:0 0 16px;color:#445566;font-size:14px;word-break:break-all">${plain(link.address)}</p>`
  const [first = '', ...rest] = paragraphs
  return {
    to,
    subject,
    text: [
      lines[0] ?? '',
      ...(link ? [`${link.words}:\n${link.address}`] : []),
      ...lines.slice(1),
      'Chairside',
    ].join('\n\n'),
    html: `<!doctype html><html lang="en-GB"><body style="margin:0;padding:32px 16px;background:#f6f3ec;color:#0f1f2e;font:17px/1.5 system-ui,sans-serif"><div style="max-width:520px;margin:0 auto;padding:32px;border-radius:16px;background:#fffefb"><p style="margin:0 0 24px;font-size:20px;font-weight:700">Chairside</p>${first}${button ?? ''}${rest.join('')}</div></body></html>`,
  }
}

export const resetMail = (to: string, address: string, minutes: number): Message =>
  mail({
    to,
    subject: 'Choose a new password for Chairside',
    lines: [
      'Somebody, we hope you, asked for a new password for this address.',
      `The link works once, for ${minutes} minutes. Every signed-in device will then need to sign in again.`,
      'If it wasn’t you, do nothing. Your password stays as it is.',
    ],
    link: { words: 'Choose a new password', address },
  })

export const proveMail = (to: string, address: string, hours: number): Message =>
  mail({
    to,
    subject: 'Is this your email? Chairside asks',
    lines: [
      'Somebody, we hope you, uses this address for a salon on Chairside.',
      `Open the link to confirm that it’s yours. It works for ${hours} hours.`,
      'Until then no AI model answers, and the server keeps only a few sounds. Everything else works.',
      'If it wasn’t you, do nothing.',
    ],
    link: { words: 'Yes, this is my email', address },
  })

export const passwordSetMail = (to: string, address: string): Message =>
  mail({
    to,
    subject: 'Your Chairside account has a password now',
    lines: [
      'A password was set for this account just now. You can now sign in with this address and that password.',
      'If it wasn’t you, choose a new password at once and check which devices are signed in.',
    ],
    link: { words: 'Open Security', address },
  })

export function identityMail(
  to: string,
  { identity, on, address }: { identity: Pick<Identity, 'provider' | 'email'>; on: boolean; address: string },
): Message {
  const name = PROVIDER_NAMES[identity.provider]
  const who = identity.email === null ? name : `${name} (${identity.email})`
  return mail({
    to,
    subject: on ? `${name} opens your Chairside account` : `${name} no longer opens your Chairside account`,
    lines: [
      on
        ? `From now on, ${who} can be used to sign in to this account.`
        : `From now on, ${who} can’t be used to sign in to this account.`,
      'If it wasn’t you, choose a new password at once and check the ways to sign in.',
    ],
    link: { words: 'Open Security', address },
  })
}

/** `disconnected`: how many ways in under other addresses were removed with it. */
export const passwordChangedMail = (to: string, address: string, disconnected = 0): Message =>
  mail({
    to,
    subject: 'Your Chairside password was changed',
    lines: [
      'The password of this account was changed just now. Every other device was signed out.',
      ...(disconnected > 0 ? ['Sign-in services that use a different email were disconnected.'] : []),
      'If it wasn’t you, choose a new password at once.',
    ],
    link: { words: 'Open the sign-in page', address },
  })

export const factorMail = (to: string, on: boolean, address: string): Message =>
  mail({
    to,
    subject: on ? 'Two-step sign-in is on' : 'Two-step sign-in is off',
    lines: [
      on
        ? 'From now on, signing in to Chairside also asks for a code from your authenticator app.'
        : 'Signing in to Chairside no longer asks for a code from an authenticator app.',
      'If it wasn’t you, choose a new password at once and check which devices are signed in.',
    ],
    link: { words: 'Open Security', address },
  })
