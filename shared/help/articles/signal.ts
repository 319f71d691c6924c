import type { Article } from '../article'

export const signal: readonly Article[] = [
  {
    id: 'offline',
    group: 'signal',
    title: 'Working without a signal',
    lead: 'What works with the router unplugged, and what has to wait.',
    also: 'no internet no data mobile salon went off down dead wifi cut basement out of reception without connection airplane mode does it work',
    text: `
Everything you write is saved on the tablet first. The network only carries it on.

## Works without a signal
- Clients, notes, allergies, patch tests and products: read, search, add and change.
- The tools’ own engine, for every answer that needs no model.
- Saving what was used, history, import, export and print.
- This help.

## Needs a signal
- Signing in and signing out.
- A model’s answer. Its question waits and goes by itself.
- [Earlier versions](/help/earlier-versions) of a record: they are on the server.
- [Erasing a client for good](/help/erase-client).

## When the signal is back
What was waiting is sent by itself. You don’t need to do anything. The header says how many are waiting.

> A tablet must have opened Chairside once with a signal, and you must be signed in on it.
`,
    next: ['header', 'waiting', 'two-tablets'],
  },
  {
    id: 'header',
    group: 'signal',
    title: 'What the header says',
    lead: 'The words at the top right, and what to do about each.',
    also: 'header status top corner message banner icon symbol saved on this tablet waiting to send last synced sign in to send needs attention update to send another account records are closed wrong account meaning',
    text: `
The words at the top right tell you what is saved where. Tap them to see the list. On a phone there are fewer of them: “Saved”, “2 waiting”.

- **Saved on this tablet**, **Last synced**: all is well. The server has everything.
- **Saved on this tablet**, **No signal**: nothing waits, and there is no connection just now.
- **2 waiting to send**: two changes are on this tablet and not yet on the server. They go by themselves.
- **Sign in to send**: your sign-in has ended. Your work is kept. [Sign in](/help/sign-in) and it is sent.
- **Needs attention**: the server did not take something. Tap it to read why. See [A refused change](/help/refused).
- **Update to send**: the app here is too old for the server. See [Updates](/help/updates).
- **Another account is signed in**: another tab of this browser signed in as someone else. Sign in to this account again.
- **Records are closed**: the browser won’t let the app use its storage. See [Records are closed](/help/closed).
`,
    next: ['waiting', 'refused', 'sign-in'],
  },
  {
    id: 'waiting',
    group: 'signal',
    title: 'What waits to be sent',
    lead: 'The page that lists every change the server does not have yet.',
    also: 'outbox queue all day long time pending stuck not sending unsent upload send now saved and sent page still waiting',
    text: `
Tap the words at the top right, or open [Saved and sent](/waiting).

- **Waiting to send**: saved on this tablet. They go in this order as soon as the server answers.
- **Needs attention**: the server did not take these. Nothing is lost. See [A refused change](/help/refused).
- **Send now** tries at once. The app also tries by itself, again and again.

## It has been waiting for long
1. Does the header say **Sign in to send**? Then [sign in](/help/sign-in).
2. Does it say **Update to send**? Then [update](/help/updates).
3. Does another app on this tablet have a signal? If not, it is the network.

> Don’t clear the browser’s data while something waits. That would delete it.
`,
    next: ['header', 'refused', 'safe'],
  },
  {
    id: 'two-tablets',
    group: 'signal',
    title: 'Two tablets or more',
    lead: 'Every device of your salon holds all records and keeps up by itself.',
    also: 'cannot see it on my tablet receptionist added a client second device several ipads two of us use it same time both together multi share staff team junior own login separate logins each stylist person colleague stylist add another phone at home computers sync between',
    text: `
Sign in with the same email on each device. There is nothing else to set up.

- What is saved on one shows on the others within seconds, while they have a signal.
- Without a signal each goes on alone. They catch up when the signal is back.
- Two people may change one client at the same time. Different fields both count.
- If both changed the same words, the later text is used and the other is kept beside it. See [Two versions of a note](/help/second-versions).

## Everyone in one account
The salon has one sign-in. Each person has a name, a colour and a PIN of their own in it. See [People, PINs and the lock](/help/people).
`,
    next: ['people', 'second-versions', 'install-ipad'],
  },
  {
    id: 'second-versions',
    group: 'signal',
    title: 'Two versions of a note',
    lead: 'Two people changed the same words: how to choose.',
    also: 'conflict clash both changed colleague overwritten another version of the notes use append dismiss merge duplicate both wrote edited same time second version',
    text: `
When two people change the same lines before their tablets catch up, nothing is mixed up and nothing is lost. The later text is used. The other is shown under it as **Another version**.

You have three buttons:
- **Use**: this text replaces the one above.
- **Append**: this text is put after the one above.
- **Dismiss**: the one above stays as it is.

You can undo each for a few seconds. Whatever you choose, the other text stays in [earlier versions](/help/earlier-versions).

> Why doesn’t the app mix them? Two halves of two formulas could make a third that nobody wrote.
`,
    next: ['earlier-versions', 'two-tablets', 'notes'],
  },
  {
    id: 'earlier-versions',
    group: 'signal',
    title: 'Earlier versions: bring an old text back',
    lead: 'Read what a card or note said before, and bring it back.',
    also: 'undo change overwritten by mistake previous text restore recover who changed it audit log deleted words get back old note revert',
    text: `
1. Open the client.
2. Choose the three dots beside the name, then **Earlier versions**.
3. Find the text that you want. Each version says when it was written.
4. Choose **Restore** beside it.

Notes, formulas, allergies, patch tests and products have **Earlier versions** of their own, beside the text.

It needs a signal: earlier versions are on the server. A restore can itself be undone for a few seconds.

> A client that was [erased for good](/help/erase-client) has no earlier versions.
`,
    next: ['second-versions', 'delete-client', 'safe'],
  },
]
