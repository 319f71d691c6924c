import type { Article } from '../article'

export const account: readonly Article[] = [
  {
    id: 'plans',
    group: 'account',
    title: 'Trial, plans and paying',
    lead: 'Fourteen days with every tool, no card. What happens after that.',
    also: 'really free cheap price cost how much subscription subscribe free trial expire ended cancel refund credit card invoice vat included include tax billing upgrade buy bundle monthly payment stripe',
    text: `
## The trial
A new account has every tool for 14 days. No card is asked for, so nothing can be charged. The dashboard says when the trial ends.

## Prices
- One tool: £49 a month.
- All six, the Complete bundle: £249 a month.

Prices exclude VAT. They stand on the [pricing page](/pricing).

## Paying
Plans can’t be bought in this version yet. **No money moves.** There is nothing to cancel, and no invoice.

## When the trial ends
The tools close. Your clients, products and history stay open: to read, change and [export](/help/export).
`,
    next: ['export', 'leaving', 'contact'],
  },
  {
    id: 'sign-in',
    group: 'account',
    title: 'Signing in, and when it asks again',
    lead: 'How to sign in, and why ‘Sign in to send’ loses nothing.',
    also: 'log in login session expired signed out by itself logged out asks again email password wrong cannot get in train abroad register create account sign up',
    text: `
## The first time
1. Open the [sign-in page](/auth?again=1) and choose **Sign Up**. Use an email you can read. The password has at least 6 characters.
2. Then sign in with the same words.

It needs a signal.

## When it asks again
A sign-in ends after a while: 60 days, unless your server is set otherwise. The header then says **Sign in to send**.

- You can go on working. Everything is saved on the tablet.
- Choose **Sign in** in the line at the top when you have a signal. What waited is sent.

## It doesn’t let me in
Check capital letters, and the eye in the password field. A wrong email and a wrong password get the same words, for safety. See [Forgotten password](/help/password).
`,
    next: ['password', 'sign-out', 'header'],
  },
  {
    id: 'sign-out',
    group: 'account',
    title: 'Signing out with unsent work',
    lead: 'What is kept when you sign out, and who sees it.',
    also: 'log out logout leave sign off shared tablet borrowed hand over sell give away by mistake switch account unsent changes lose work waiting',
    text: `
**Sign Out** stands at the bottom of the sidebar. It needs a signal, so that nobody else can use this sign-in.

If changes wait, you are asked first:
- **Stay signed in**, and let them be sent.
- **Sign out anyway**. They stay on this tablet and are sent when you sign in here again. Until then no other device has them.

Your records stay on the tablet, closed, for your next sign-in. Another account on the same tablet doesn’t see them.

> Before you give a tablet away: let everything be sent, sign out, then clear the browser’s data or remove the app. That deletes what is stored on it.
`,
    next: ['waiting', 'sign-in', 'safe'],
  },
  {
    id: 'password',
    group: 'account',
    title: 'Forgotten password',
    lead: 'Resetting a password is not in this version yet. What you can do.',
    also: 'reset forgot lost password change my email address new password cannot remember locked out email link two factor code authenticator mfa',
    text: `
This version can’t reset a password. It can’t change the password or the email of an account either, and it sends no emails. Two-factor codes are not in it yet.

## What you can do
1. Look in the browser’s or the tablet’s saved passwords. Chairside lets them fill in.
2. Use a device that is still signed in. It goes on working for as long as its sign-in lasts.
3. On that device [export everything](/help/export) now, as a copy in your hands.

Don’t sign out of the last device that is signed in.

Write the password down somewhere safe when you sign up.
`,
    next: ['sign-in', 'export', 'contact'],
  },
  {
    id: 'leaving',
    group: 'account',
    title: 'Leave: close your account and take everything along',
    lead: 'How to get your data out when you stop using Chairside.',
    also: 'cancel close delete account stop quit leave unsubscribe end move to another system',
    text: `
1. Let everything be sent. The header says **Last synced**.
2. [Export](/help/export) all of it: JSON for everything, CSV for lists.
3. Sign out on each device, and remove the app.

There is nothing to cancel: plans can’t be bought in this version, so no money moves.

A button that deletes the whole account is not in this version yet. You can [erase each client for good](/help/erase-client) yourself.
`,
    next: ['export', 'erase-client', 'plans'],
  },
]
