import type { Article } from '../article'

export const chair: readonly Article[] = [
  {
    id: 'chair-mode',
    group: 'voice',
    title: 'Chair mode: a service with gloves on',
    lead: 'One client, one step at a time, in large type, with or without a signal.',
    also: 'full screen hands free service start end bowl developer change volume recipe steps same as last time big buttons focus',
    text: `
Open the client and choose **Chair mode**. Allergies and the patch test are at the top.

1. Tap **Start service**, or **Same as last time**. The second makes what you used last time today’s recipe.
2. Read the step. Its grams are in large figures.
3. Tap **Colour’s on: start timer** when it is on the hair. It sets the timer of that zone, and the screen becomes a countdown for across the room. **Show the recipe** brings you back to the bowl.
4. Go to the next step. The locks at the top lead to any step.
5. **Labels and card** in the menu prints a label for each bowl, and a colour card that the client takes home.
6. At the end choose **Save what was used**. Then hold **Hold to end the service** until its ring is full.

## Change the developer
Tap **Change** beside the developer and choose a strength. The rules of the trade run again. Where they allow less, the app says so and asks for a reason. The reason is kept with the answer and your name.

## When mixing is on hold
A patch test that is missing, too young or too old holds the mixing here too. Record it, or go on with a reason. See [Patch tests](/help/patch-tests).

## A mistake
What you did last is at the foot of the screen, with **Undo**, for ten seconds. By voice, say undo.

## Interrupted
Leave, reload, or take another tablet. The service is where you left it: step, bowls and timers. The foot says what was done last.

The menu has a view with the step alone, the side of the talk button, and support chat.
`,
    next: ['commands', 'timers', 'rebook'],
  },
  {
    id: 'rebook',
    group: 'clients',
    title: 'Reminders to rebook',
    lead: 'Set the week when a client should come again, and be reminded on that day.',
    also: 'reminder rebooking book again next appointment follow up six weeks come back due call client',
    text: `
At the chair choose **Rebook**. The days of the advised week come first. If the answer advises none, they are from the week this client usually comes. Tap a day, or a number of weeks, and the reminder is set. No reminder is set for Christmas Day or New Year’s Day: the nearest day is taken, and you are told. **Book a time** then opens an appointment on that day. By voice, say: book her again in six weeks.

The reminder is on the client’s page. On its day it is on the [dashboard](/dashboard) too, and goes once the client is booked.

- **Done** takes it off before that.
- **Delete** removes it. You can undo that for ten seconds.

> The app writes to nobody. You call or message the client yourself.
`,
    next: ['chair-mode', 'notes'],
  },
]
