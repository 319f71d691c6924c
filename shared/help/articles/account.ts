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

Prices exclude VAT. You’ll find them on the [pricing page](/pricing).

## Paying
Choose a plan on the [pricing page](/pricing), in pounds, US dollars, euros, Australian dollars or Canadian dollars. You pay what it shows.

- A plan renews until you cancel it. Cancel with **Manage Subscription** on the pricing page or in [Settings, Plan](/settings/plan). The tool stays open for the time you paid for.
- If you take the bundle, your single tools end. What is left of them comes off your next bill.
- If a payment fails, we try again. Nothing closes until then.

A server without a card payment provider has a practice checkout. It says so, and **no money moves**. When real payments come, a practice plan ends: take a real one then.

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
- Choose **Sign in** in the line at the top when you have a signal. What was waiting is then sent.

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
**Sign Out** is at the bottom of the sidebar. It needs a signal, so that nobody else can use this sign-in.

If changes are waiting, you are asked first:
- **Stay signed in**, and let them be sent.
- **Sign out anyway**. They stay on this tablet and are sent when you sign in here again. Until then no other device has them.
- **Sign out and remove this salon from this tablet**. You are asked once more, because anything not sent is then lost.

Your records stay on the tablet, closed, for your next sign-in. Another account on the same tablet doesn’t see them.

## Leave nothing behind
Before you give a tablet away, let everything be sent. Then choose **Remove this salon from this tablet** in [Settings, This tablet](/settings/device), or on the page after signing out. It deletes the records, sounds and half-written texts from this browser. The server keeps what was sent.
`,
    next: ['waiting', 'sign-in', 'safe'],
  },
  {
    id: 'password',
    group: 'account',
    title: 'Forgotten password, or a new one',
    lead: 'A link by email, or another password while you are signed in.',
    also: 'reset forgot lost password change my email address new password cannot remember locked out email link never came passcode',
    text: `
## I forgot it
1. On the [sign-in page](/auth?again=1) choose **Forgot password?** and type your email.
2. Open the link in the email. It works once, within half an hour.
3. Type the new password. Every signed-in device then needs to sign in again. Nothing on it is lost.

## The mail never came
- Look in the folder for junk mail.
- Was it the email you signed up with? An unknown one gets the same words, for safety.
- A server without a mail service keeps its emails in a folder. Ask whoever runs it.

## I know it and want another
[Settings, Security](/settings/security): type the present one and the new one. Every other device is signed out.

The email of an account can’t be changed in this version.
`,
    next: ['sign-in', 'two-step', 'contact'],
  },
  {
    id: 'people',
    group: 'account',
    title: 'People, PINs and the lock',
    lead: 'Several people take turns at one tablet, each under their own name.',
    also: 'add another stylist new stylist joins staff stylist apprentice junior colleague team names colours initials who wrote what pin code passkey fingerprint face lock screen auto lock private curtain forgot my pin take over',
    text: `
Add everybody in [Settings, People](/settings/people). From then on each note and each change says who made it.

## Take over
Tap the initials at the bottom of the sidebar, then your name. It works without a signal. Comfort settings and half-written texts are each person’s own: yours wait until you are back. Clients, products and timers are shared.

## A PIN
Choose **Set a PIN** while you work here: 4 to 8 digits. You’ll need it to switch to your name, on every tablet. **Add a passkey** lets you use your finger, your face or the screen lock instead on this tablet.

Forgotten? Choose **Forgot the PIN?** and type the password of the salon’s account. It needs a signal.

> A PIN keeps colleagues apart. It does not encrypt the tablet. Use the tablet’s own passcode, too.

## The lock
**Lock now** covers every client until somebody says who is working. The tablet can also lock when nobody touches it for 1, 5 or 15 minutes. At the chair it waits while a service is open. Timers go on: they show, ring and can be stopped.
`,
    next: ['two-tablets', 'sign-out', 'accessibility'],
  },
  {
    id: 'two-step',
    group: 'account',
    title: 'Two-step sign-in',
    lead: 'A code from your phone on top of the password.',
    also: 'two factor authentication 2fa mfa authenticator app google microsoft code otp totp backup codes lost phone new phone qr code security signed in devices sessions sign out everywhere',
    text: `
Anybody who knows your password still needs your phone. It is up to you.

## Set it up
1. Open [Settings, Security](/settings/security) and choose **Set it up**.
2. Scan the code with an authenticator app. Any will do.
3. Keep the ten backup codes: download them, or write them down. They are shown only once.
4. Type the six digits that the app shows, and choose **Verify and Enable**.

From then on, signing in asks for a code. Each works once.

## The phone isn’t there
Choose **Use a backup code** when you are asked. Each works once. **New backup codes** in Security makes ten others.

## Take it away
**Remove two-step sign-in** in Security. It asks for the password and a code.

No phone and no backup code? Nobody can let you in through the app. Use a device that is still signed in, and [export](/help/export).

## Where you are signed in
Security also lists every device. Sign out one, all others, or all. Devices that were signed in before are listed too: forget those that aren’t yours any more.
`,
    next: ['password', 'sign-in', 'sign-out'],
  },
  {
    id: 'leaving',
    group: 'account',
    title: 'Leave: delete your account and take your data with you',
    lead: 'How to get your data out and delete the account when you stop using Chairside.',
    also: 'cancel close delete account stop quit leave unsubscribe end move to another system',
    text: `
1. Let everything be sent. The header says **Last synced**.
2. [Export](/help/export) all of it: JSON for everything, CSV for lists.
3. Open [Settings, Account](/settings/account), choose **Delete account**, and type your password.

At once the account is closed and everybody is signed out. Plans end. We email you a receipt with the day everything is deleted: 30 days later.

## Changed your mind
Until that day, sign in and choose **Keep my account**. Every record will be there. After that day nobody can bring them back.
`,
    next: ['export', 'erase-client', 'plans'],
  },
]
