import type { Article } from '../article'

export const comfort: readonly Article[] = [
  {
    id: 'print-share',
    group: 'comfort',
    title: 'Print, copy and share an answer',
    lead: 'An answer on paper, in a message, or in another app.',
    also: 'print out a formula printer paper pdf whatsapp send to client airdrop clipboard save as file share sheet hand out',
    text: `
The buttons are under most answers:
- **Print**: the sheet alone, black on white. To get a PDF, choose ‘Save as PDF’ where you would choose a printer.
- **Copy**: the whole answer as text, for a message or a document.
- **Share**: your tablet’s own share sheet. It is shown where the browser has one.

All three work without a signal.

A post for social media has **Copy Text** and **Download** instead.

> A formula holds a client’s details. Share it only with those who need it.
`,
    next: ['export', 'history', 'privacy'],
  },
  {
    id: 'accessibility',
    group: 'comfort',
    title: 'Easier to read and use',
    lead: 'Larger text, other letters and colours, less movement, one step at a time.',
    also: 'comfort settings dyslexia dyslexic opendyslexic adhd autism neurodivergent blind low vision voiceover talkback screen reader large text bigger font letters spacing tint zoom colour blind contrast motion animations sound off focus view one step at a time calm overwhelmed gloves touch small hard to see',
    text: `
Tap **Aa** at the top right, or open [Settings, Comfort](/settings/comfort). Each choice works at once. It is yours, on every tablet you sign in on.

- **Ready-made profiles**: Standard, Easier reading, Calm, and High contrast with larger text. Begin with one and change what you like.
- **Text size**: up to twice the size. The screens make room.
- **Letters**: Atkinson tells 1, l and I apart. OpenDyslexic is designed for readers with dyslexia.
- **Colour of the page**, **Contrast** and **Colours**: a tint, stronger edges, or softer colours. Hair is always drawn in its own colour.
- **Movement**: off means that nothing slides, fades or turns.
- **Sound**: off means that timers make no sound. You see when they end.
- **Steps in an answer**: all together, or one step at a time. The arrow keys work there too.

After a break, a line at the bottom says where you were. Tap **Go on** to return there.

Screen readers such as VoiceOver and TalkBack, and a keyboard alone, work everywhere. See [Keyboard](/help/keyboard). Light or dark: see [Dark or light](/help/dark).

Something is hard for you? [Tell us](/help/contact).
`,
    next: ['keyboard', 'dark', 'about'],
  },
  {
    id: 'keyboard',
    group: 'comfort',
    title: 'Keyboard shortcuts',
    lead: 'The few keys that are worth knowing.',
    also: 'shortcut ctrl cmd hotkey tab enter escape esc arrow without mouse bluetooth keyboard typing',
    text: `
- **Ctrl+K** (Mac: **Cmd+K**): search everything. Clients, products, tools, pages, settings, help, and what can be done. The magnifying glass at the top opens the same.
- **Ctrl+B** (Mac: **Cmd+B**): fold or open the sidebar.
- **Tab**, **Shift+Tab**: to the next or the last button or field. A blue ring shows where you are.
- The first Tab on a page offers **Skip to the screen**.
- **Enter**: opens or saves what has the ring.
- **Ctrl+Enter** (Mac: **Cmd+Enter**): saves a chair note.
- **Esc**: closes a dialog or the Support Chat, or clears a search.
- **Arrow down** in the client search: into the list. **Page down**, **Home** and **End** work there.
- **Shift+Enter** in a practice conversation: a new line.
`,
    next: ['accessibility', 'about', 'find-client'],
  },
  {
    id: 'dark',
    group: 'comfort',
    title: 'Dark or light',
    lead: 'Choose what is easier on your eyes, on each tablet.',
    also: 'dark mode night theme black white background glare bright colours appearance screen too bright headache',
    text: `
1. Open [Settings, Appearance](/settings/appearance).
2. Choose **Same as the tablet**, **Light** or **Dark**.

It changes at once. It is kept on this tablet, so each device can look different.

The light look is a warm paper colour, not white. That glares less. Prints are always black on white.
`,
    next: ['accessibility', 'about'],
  },
]
