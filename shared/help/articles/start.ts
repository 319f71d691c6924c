import type { Article } from '../article'

export const start: readonly Article[] = [
  {
    id: 'start',
    group: 'start',
    title: 'Getting started',
    lead: 'Your first ten minutes: a client, a formula, a saved result.',
    also: 'start begin beginning new beginner first steps tutorial introduction how does it work what is this app guide learn setup',
    text: `
You need no training and no card to look around.

## Your first ten minutes
1. Open [Clients](/clients) and choose **Add Client**. A name is enough.
2. Open the client and choose **Colour formula**. Type what you see and what the client wants, as you would on a card: “nat 5, 40% grey, 3 cm regrowth”.
3. Choose **Generate Formula**. The draft comes at once, even without a signal.
4. After the service choose **Save what was used**. The next visit starts from what was really mixed.

## Or look around first
Load the [sample salon](/help/sample) in [Settings, Data](/settings/data). One tap takes it away again.

## Then
- Bring your own list: [Import clients](/help/import).
- Put the app on the home screen: [iPad](/help/install-ipad), [Android](/help/install-android), [computer](/help/install-computer).
- Tell the app your colour brand: [Your salon’s details](/help/salon).
`,
    next: ['sample', 'add-client', 'colour-formula', 'offline'],
  },
  {
    id: 'install-ipad',
    group: 'start',
    title: 'Install on an iPad or iPhone',
    lead: 'Put Chairside on the home screen, so that it opens like any other app.',
    also: 'safari apple ios add to home screen icon share button app store download',
    text: `
It takes a minute. There is nothing to fetch from the App Store.

1. Open Chairside in **Safari**.
2. Tap the share button. It is a square with an arrow that points up.
3. Choose **Add to Home Screen**.
4. Open Chairside from the home screen and sign in there once, with a signal.

From then on it opens without a signal.

> The app on the home screen has its own storage. Work that waits in Safari is sent from Safari: open it there once and wait until the header says **Last synced**.

The same steps are drawn in [Settings, This tablet](/settings/device).
`,
    next: ['offline', 'storage', 'no-install'],
  },
  {
    id: 'install-android',
    group: 'start',
    title: 'Install on an Android tablet or phone',
    lead: 'One tap in Chrome puts Chairside on the home screen.',
    also: 'samsung galaxy google pixel chrome play store homescreen icon download',
    text: `
1. Open Chairside in **Chrome** or **Edge**.
2. Choose **Install** in the line at the top of the screen, or in [Settings, This tablet](/settings/device).
3. Say yes when the browser asks.

If there is no such button, open the menu of the browser (three dots) and look for **Install** or **Add to home screen**.

Once installed, it opens from the home screen without a signal. It also helps the browser to promise that it [keeps your records](/help/storage).
`,
    next: ['offline', 'storage', 'no-install'],
  },
  {
    id: 'install-computer',
    group: 'start',
    title: 'Install on a computer',
    lead: 'Chairside in a window of its own, on Windows, Mac or a Chromebook.',
    also: 'desktop pc laptop windows mac macbook chromebook chrome edge reception front desk',
    text: `
1. Open Chairside in **Chrome** or **Edge**.
2. Choose **Install** in [Settings, This tablet](/settings/device), or the install sign at the end of the address line.
3. Say yes when the browser asks.

It then has a window and an icon of its own, and opens without a signal.

Everything on the computer is the same as on the tablet. Sign in with the same email, and both hold the same clients. See [Two tablets or more](/help/two-tablets).
`,
    next: ['two-tablets', 'keyboard', 'no-install'],
  },
  {
    id: 'sample',
    group: 'start',
    title: 'The sample salon',
    lead: 'Twelve made-up clients to try everything out, gone again with one tap.',
    also: 'demo data dummy fake clients play practise try out test salon example',
    text: `
The sample salon has 12 clients, 27 products with their stock, formulas, patch tests and notes. None of them are real people.

## Load it
Open [Settings, Data](/settings/data) and choose **Load the sample salon**. It works without a signal. Loading it twice adds nothing.

## Take it away
Choose **Remove the sample salon** in the same place. Everything of yours stays.

If you worked on a sample client, you are asked first:
- **Remove the rest** keeps the ones you worked on.
- **Remove all, with what I added** removes those too.

The removal can be undone for a few seconds.
`,
    next: ['start', 'add-client', 'import'],
  },
  {
    id: 'about',
    group: 'start',
    title: 'The menu: finding your way about',
    lead: 'What is where: the sidebar, the header and the screens.',
    also: 'finding my way about menu navigation navigate dashboard where home page sidebar topbar fold collapse buttons layout',
    text: `
## The sidebar
On a tablet the sidebar is at the left. Fold it with the button beside it, or with **Ctrl+B** (**Cmd+B** on a Mac). On a phone it opens from the menu button at the top left.

- **Dashboard**: all six tools and a way to begin.
- **Clients**, **Products**, **History**: your records.
- The tools are under **Tools**.
- **Settings** and **Help** are at the end, and **Sign Out** at the very bottom.

## The header
It says what is saved where. See [What the header says](/help/header).

## A top bar instead
If you like links along the top, choose **Top bar** in [Settings, Appearance](/settings/appearance).

## Support Chat
**Chat** is in the header of every screen. See [Get help](/help/contact).
`,
    next: ['header', 'keyboard', 'dark'],
  },
  {
    id: 'salon',
    group: 'start',
    title: 'Your salon’s details',
    lead: 'Name, colour brand, phone, currency and your patch test rule, in one place.',
    also: 'settings brand wella loreal schwarzkopf matrix manufacturer line currency pounds euro dollar booking link salon name rule hours months own logo upload our colours poster branding',
    text: `
Open [Settings, Salon](/settings/salon). Change what you like and choose **Save salon**.

- **Colour brand**: brands read a code differently. 7/4 is not 7.4. The engine reads codes as your brand writes them.
- **Booking link** and **Phone**: your salon’s own, for posts and cards. Clients’ numbers are never shown there.
- **Currency**: how prices are shown.
- **Choose a logo**: your own, with your colour beside it. Posters show both.
- **Hours between patch test and colour**: 48 is the usual advice. Your insurer may ask for more. It can’t be less than 48 in a formula.
- **Months a patch test lasts**: 6 unless you change it.
- **When to test again**: after those months alone, or also for each new brand or line. See [Patch tests](/help/patch-tests).

It counts for every tablet of this account.
`,
    next: ['patch-tests', 'colour-formula', 'products'],
  },
]
