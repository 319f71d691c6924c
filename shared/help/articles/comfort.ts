import type { Article } from '../article'

export const comfort: readonly Article[] = [
  {
    id: 'print-share',
    group: 'comfort',
    title: 'Print, copy and share an answer',
    lead: 'An answer on paper, in a message, or in another app.',
    also: 'printer paper pdf whatsapp send to client airdrop clipboard save as file share sheet hand out',
    text: `
The buttons stand under most answers:
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
    lead: 'Larger text, a screen reader, less movement, and how the app is made for it.',
    also: 'dyslexia dyslexic adhd autism neurodivergent blind low vision voiceover talkback screen reader large text bigger font zoom colour blind contrast motion animations gloves touch small hard to see',
    text: `
- **Larger text**: enlarge the page in the browser (Ctrl and +, or aA in Safari), or set a larger text on the tablet. The screens make room.
- **The typeface** tells 1, l and I apart, and 0 and O, so that a code isn’t misread.
- **Screen readers** such as VoiceOver and TalkBack: every button and field has a name. What changes is announced.
- **Keyboard only**: all of it works. See [Keyboard](/help/keyboard).
- **Less movement**: if your tablet is set to reduce motion, nothing moves.
- **Not by colour alone**: caution and stop also have a word and a shape.
- **Targets** are large enough for a gloved finger.
- **Light or dark**: see [Dark or light](/help/dark).

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
2. Choose **As the tablet**, **Light** or **Dark**.

It changes at once. It is kept on this tablet, so each device can look different.

The light look is a warm paper colour, not white. That glares less. Prints are always black on white.
`,
    next: ['accessibility', 'about'],
  },
]
