import type { Article } from '../article'

export const timers: readonly Article[] = [
  {
    id: 'timers',
    group: 'voice',
    title: 'Timers',
    lead: 'Start one, see what is left, and know when nothing can be heard.',
    also: 'countdown minutes alarm beep development time roots toner bleach processing how long left pause notification push asleep',
    text: `
## Start one
1. Tap the clock at the top of any page, or **Start a timer** at the chair.
2. Choose what it is for, and the minutes.
3. Tap **Start**.

Start as many as you need. While one runs a line below the header shows it on every page. Tap the line to pause, add five minutes, or stop.

## When the time is up
The tablet that set it sounds until someone taps **Stop**, says the name, and shows a light at the edge of the screen. The salon’s tablets all show it. To hear it on each of them, switch that on in [Settings, Notifications](/settings/notifications).

A timer goes on through a reload, without a signal, and when the tablet’s clock is changed. An update of the app waits for it.

## While the tablet sleeps
> Timers can’t ring while the screen is off and there’s no signal. Keep the screen on.

- While a timer runs the app keeps the screen on, where the browser can. That uses battery.
- A tablet that wakes late rings at once and says how late it is.
- A tablet that sleeps with a signal can show a notification. Switch that on in [Settings, Notifications](/settings/notifications). It names the timer and no client.
- On an iPad notifications need the [installed app](/help/install-ipad).
`,
    next: ['install-ipad', 'two-tablets'],
  },
]
