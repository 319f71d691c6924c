import type { Article } from '../article'
import { EMERGENCIES } from '../first-minute'

export const safety: readonly Article[] = [
  {
    id: 'allergies',
    group: 'safety',
    title: 'Record an allergy',
    lead: 'Allergies come first on a client’s page and in every formula.',
    also: 'allergic ppd latex nickel fragrance sensitive intolerance nut add allergy remove warning red box',
    text: `
1. Open the client and choose **Add allergy**.
2. Say what the client reacts to: PPD, latex, nickel, fragrance.
3. Say what happened, if you know.
4. Choose **Add allergy**.

From then on it is at the top of the client’s page and above each question about that client. The tools read it:
- [Colour Formula](/help/colour-formula) gives no hair colour to a client who ever reacted to one.
- [Retail Edge](/help/retail-edge) leaves out what an allergy forbids, and says so.

The cross beside an allergy takes it away. It asks first.

> Don’t put allergies only into the notes. The place of their own can’t be missed.
`,
    next: ['patch-tests', 'reaction', 'import'],
  },
  {
    id: 'patch-tests',
    group: 'safety',
    title: 'Patch tests',
    lead: 'Record one, read it, and see how long it counts.',
    also: 'skin test allergy alert test 48 hours elbow behind ear expired valid due clear waiting reaction sensitivity how long six months strand',
    text: `
## Record one
1. Open the client and choose **Add patch test**.
2. Say which product was applied, and when.
3. Leave the result at **Waiting**.

## Read it
After 48 hours the test says **Ready to read**. Look, then choose **Clear** or **Reaction**.

## What the words mean
- **Waiting**: the hours haven’t passed yet.
- **Clear**: it says until when it counts. That is 6 months, unless your salon set it otherwise.
- **Read too early**: it was read before the hours had passed. It does not count. Test again.
- **Expired**: too old. Test again.
- **Reaction**: do not colour. Please see a GP or pharmacist. It never lapses.

The hours and months are set in [Settings, Salon](/settings/salon). The hours can be more than 48, never fewer.

## Each brand by itself
Your salon can ask for a test of each brand or line. **Start mixing** then waits for one of each colour brand that you name in the settings, and of each that your question names. Name the brand under **Product**: “Koleston 6/0”.
`,
    next: ['hold', 'reaction', 'salon'],
  },
  {
    id: 'consultation',
    group: 'safety',
    title: 'Consultation questions for a client',
    lead: 'Short questions before any colour: the client answers, or you ask and tap.',
    also: 'questionnaire health form medical medicines pregnant henna relaxer keratin tattoo signature hand over client mode',
    text: `
Open the client. The latest answers are under **Consultation**.

## The client answers
1. Choose **Hand the tablet to** the client. The tablet locks and shows the questions alone.
2. The client agrees, or not, that health is written down. After a no only the hair is asked about.
3. One question at a time: **Yes**, **No** or **Not known**. **Read to me** reads aloud.
4. At the end, check all the answers and tap **This is right**.

To open the tablet again, choose **For the salon** and let yourself in, as after any lock. It works without a signal. What was answered is kept if the tablet goes off.

## You ask
Choose **Ask the questions yourself** and tap. **Change an answer** corrects one. If the client had signed, the signature is removed.

## What it does
- [Colour Formula](/help/colour-formula) and [Retail Edge](/help/retail-edge) read it first. A yes makes it more careful, and shows the day it was given.
- A warning from somewhere else stays, whatever is answered here.
- **Not known** is asked again beside the formula.
- It never goes to an AI service.

Later it says **Ask again**. After how long, and whether clients sign, is set in [Settings, Salon](/settings/salon).
`,
    next: ['allergies', 'patch-tests', 'salon'],
  },
  {
    id: 'hold',
    group: 'safety',
    title: '‘Start mixing’ is on hold',
    lead: 'Why the button waits, and the two ways to go on.',
    also: 'cannot start blocked greyed out disabled button locked override go on without reason missing patch test why wont it let me',
    text: `
A formula is drafted, but **Start mixing** waits while something is missing. Most often it is a patch test: not there, too new, too old or not read.

The reason is above the button. You can go on in two ways:
- **Record a patch test**, if one was done.
- **Continue without a patch test**. Write why. It is logged with your name and the time, and kept with the answer.

Not every hold can be set aside. If the second button is not there, the answer is no.

> A client who ever reacted to hair colour gets no formula at all.

An answer that says **Do not colour** or **On hold** also says what may be done today. It has words for the client, and reads them aloud. Where only the lift is held, **Today’s gloss, with its bowl** asks for one under the same rules.
`,
    next: ['patch-tests', 'reaction', 'colour-formula'],
  },
  {
    id: 'reaction',
    group: 'safety',
    title: 'If a client has a reaction',
    lead: 'Rinse it off now: cool water, until it stops. Face swells, or trouble breathing: 999 or 112 first.',
    also: 'burning itchy rash swelling scalp hurts emergency ambulance doctor chemical burn anaphylaxis help now sore skin blister',
    text: `
> Rinse for at least 20 minutes if it burns. Don’t rub, and put nothing on it.

Then stop the service, and send the client to a GP, a pharmacist or NHS 111. The app gives no medical advice, and neither does the Support Chat.

## Write it down
1. Open the client and choose **Add allergy**. Say what was used and what happened.
2. If it was a patch test, choose **Reaction** beside it.
3. Write a [chair note](/help/notes): product, time, what you did.

From then on the app gives this client no formula with hair colour. It does not offer “one more patch test”.

Tell your insurer as your policy asks.
`,
    next: ['allergies', 'hold'],
  },
  {
    id: 'first-minute',
    group: 'safety',
    title: 'The first minute of an emergency',
    lead: 'Rinse it off now: cool water, until it stops. Face swells, or trouble breathing: 999 or 112 first.',
    also: 'first aid eye swallowed smoking foil melting fainted bleeding scald tongs fumes accident',
    text: EMERGENCIES.map(({ title, first, after }) => `## ${title}\n${first}\n\n${after}\n`).join('\n'),
    next: ['reaction', 'allergies'],
  },
]
