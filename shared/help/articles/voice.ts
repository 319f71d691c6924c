import type { Article } from '../article'

export const voice: readonly Article[] = [
  {
    id: 'dictate',
    group: 'voice',
    title: 'Speak instead of typing',
    lead: 'Every text field has a microphone button: what you say is written for you.',
    also: 'dictation dictate voice input speech recognition microphone mic talk speak hands full british english american accent language offline speech pack not working no button',
    text: `
1. Tap the microphone in the field. The first time you are asked which English you speak.
2. Speak. What is heard is shown under the field at once.
3. Tap **Stop**, or the microphone again. The words go where the cursor was.

Or hold the microphone while you speak, and let go at the end.

- Nothing you typed is replaced. **Undo** takes out what was added.
- Most browsers need a signal to write down speech. Some can fetch a speech pack for your language; the button for it is beside **Stop**.
- No microphone button? This browser cannot listen, or did not answer when it was tried. [Record a voice memo](/help/voice-memos) instead.
`,
    next: ['voice-memos', 'notes'],
  },
  {
    id: 'voice-memos',
    group: 'voice',
    title: 'Voice memos',
    lead: 'Record what you want to remember, with or without a signal, and type it later.',
    also: 'voice memo recording record sound audio listen play transcript transcribe typed whisper say note recorder delete a memo throw away',
    text: `
1. Open the client.
2. Choose **Record a voice memo** under the chair note, and speak.
3. Choose **Stop and keep**. **Throw away** leaves nothing behind.

The memo is on the client’s page. Play it there, and type into **What was said**.

- It is kept while you speak: if the tablet closes the app, what was said up to then is there.
- Without a signal it stays on this tablet and is sent once, later. [What waits](/waiting) lists it.
- Other tablets of the salon fetch the sound when somebody plays it there.
- Where the salon has a model that types, its text is beside the sound. **Use** or **Append** takes it over; what you typed stays. That model hears all you say: names too. **No AI for this client** keeps the sound from it.
`,
    next: ['dictate', 'notes'],
  },
  {
    id: 'commands',
    group: 'voice',
    title: 'Voice commands',
    lead: 'The talk button takes spoken commands.',
    also: 'spoken commands talk button six hey wake word misheard keep listening',
    text: `
1. Tap the talk button at the top of the page, or hold it while you speak. At the chair it is at the bottom.
2. Speak: “Open Siobhan”, “Note she likes it cooler”, “Thirty five minutes on the roots”.
3. What changes a record is read back first. Answer **yes**, or tap the button.

- **What can I say?** lists the commands of the page you are on.
- “Undo” takes the newest thing back.
- By voice only 10, 20, 30 and 40 volume are taken. Set any other by hand.
- **Keep listening** leaves the microphone on until you say “stop listening”. Other talk does nothing.
- Not understood? Repeat it. After that there are choices, and then buttons.
- This device cannot listen? Type the same words in the same place.
`,
    next: ['dictate', 'voice-memos'],
  },
]
