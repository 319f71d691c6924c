// Every intent: whether it writes, what it needs, where the help lists it, and what people say for it. The first
// example is on the help sheet, and a test says all of them.
import type { IntentId, Scope } from './intents'

export type Group = 'Getting about' | 'The answer' | 'Colour' | 'Timers' | 'The client' | 'Talking'
/** What people need most in a place comes first. */
const atWork: readonly Group[] = ['The answer', 'Colour', 'Timers', 'The client', 'Getting about', 'Talking']
const aboutOne: readonly Group[] = [
  'The client',
  'Colour',
  'Timers',
  'Getting about',
  'The answer',
  'Talking',
]
const about: readonly Group[] = ['Getting about', 'The answer', 'The client', 'Colour', 'Timers', 'Talking']
export const groupsIn: Readonly<Record<Scope, readonly Group[]>> = {
  chair: atWork,
  tool: atWork,
  client: aboutOne,
  app: about,
}

export type Entry = {
  group: Group
  /** Read back in words, and done only after a yes. */
  writes: boolean
  /** Null: it needs nothing. `whatIsMissing` says what is missing. */
  needs: 'client' | 'steps' | null
  scopes: readonly Scope[]
  examples: readonly [string, ...string[]]
}

const everywhere: readonly Scope[] = ['app', 'client', 'tool', 'chair']
const awayFromTheChair: readonly Scope[] = ['app', 'client', 'tool']
const withClient: readonly Scope[] = ['client', 'chair']
const chair: readonly Scope[] = ['chair']
const answers: readonly Scope[] = ['tool', 'chair']

const go = (...examples: Entry['examples']): Entry => ({
  group: 'Getting about',
  writes: false,
  needs: null,
  scopes: everywhere,
  examples,
})
const hears = (scopes: readonly Scope[], needs: Entry['needs'], ...examples: Entry['examples']): Entry => ({
  group: 'The answer',
  writes: false,
  needs,
  scopes,
  examples,
})
const talk = (...examples: Entry['examples']): Entry => ({ ...go(...examples), group: 'Talking' })
const colour = (writes: boolean, ...examples: Entry['examples']): Entry => ({
  group: 'Colour',
  writes,
  needs: 'client',
  scopes: chair,
  examples,
})
const timer = (writes: boolean, ...examples: Entry['examples']): Entry => ({
  group: 'Timers',
  writes,
  needs: null,
  scopes: ['client', 'chair'],
  examples,
})
const client = (writes: boolean, ...examples: Entry['examples']): Entry => ({
  group: 'The client',
  writes,
  needs: 'client',
  scopes: withClient,
  examples,
})

export const catalogue: Readonly<Record<IntentId, Entry>> = {
  'open-client': go('Open Siobhan', 'Show me Niamh Kelly', "Bring up Siobhan's card"),
  'open-chair': {
    ...go('Start a service with Siobhan', 'Open chair mode for Siobhan'),
    scopes: awayFromTheChair,
  },
  'find-client': { ...go('Find Patel', 'Search for Grace'), scopes: awayFromTheChair },
  'go-to': go('Open the products', 'Go to the dashboard', 'Settings'),
  'go-back': { ...go('Go back'), scopes: awayFromTheChair },
  scroll: go('Scroll down', 'Scroll up', 'Scroll to the top'),
  'close-panel': go('Close', 'Close the panel'),
  'whos-next': go("Who's next"),
  'ask-tool': go('Open colour formula for Siobhan', 'Ask for retail advice', 'Open marketing'),

  'switch-person': go('Switch to Maria', 'Hand over to Maria'),

  'read-answer': hears(answers, null, 'Read', 'Read the answer'),
  'read-formula': hears(['client', 'tool', 'chair'], null, 'Read me the formula'),
  repeat: hears(everywhere, null, 'Repeat', 'Say that again'),
  'next-step': hears(chair, 'steps', 'Next', 'Next step'),
  'previous-step': hears(chair, 'steps', 'Previous', 'Previous step'),
  'first-step': hears(chair, 'steps', 'First step'),
  'last-step': hears(chair, 'steps', 'Last step'),
  'go-to-step': hears(chair, 'steps', 'Step two'),
  'which-step': hears(chair, 'steps', 'What step am I on'),
  'stop-talking': hears(everywhere, null, 'Stop', 'Stop talking'),
  'pause-talking': hears(answers, null, 'Pause'),
  'go-on': hears(answers, null, 'Go on', 'Carry on'),

  note: client(true, 'Note she likes it cooler', 'Make a note that she is growing it out'),
  'start-note': client(false, 'New note'),
  'end-note': { ...client(true, 'End note'), needs: null },
  allergies: client(false, 'Any allergies', 'What is she allergic to'),
  'patch-test': client(false, 'Patch test', 'Has she had a patch test'),
  'last-visit': client(false, 'When was her last visit'),
  'read-notes': client(false, 'Read the notes'),
  'record-allergy': client(true, 'Record an allergy to latex'),
  'record-patch-test': client(true, 'Record a patch test for Koleston'),
  'read-patch-test': client(true, 'Record the patch test as clear'),
  reason: { ...client(true, 'The reason is the maker allows it'), needs: null, scopes: chair },
  rebook: client(true, 'Book her again in six weeks', 'Rebook in two months'),

  'last-formula': { ...colour(false, 'What was the last formula', 'Last formula'), scopes: withClient },
  'formula-of': { ...colour(false, 'Last formula for Siobhan'), needs: null, scopes: everywhere },
  'how-much-developer': colour(false, 'How much developer do I need'),
  'same-as-last-time': colour(true, 'Same as last time'),
  formula: colour(
    true,
    'Thirty grams seven one, ten grams eight three, twenty vol, one to one and a half, thirty five minutes',
    'On the roots thirty grams six oh one, ten vol',
  ),
  'add-bowl': colour(true, 'Add a bowl for the ends'),
  'remove-bowl': colour(true, 'Remove the bowl for the ends'),
  'change-developer': colour(true, 'Make it thirty vol', 'Change the developer to six percent'),
  'change-developer-grams': colour(true, 'Sixty grams of twenty vol', 'Make it sixty grams of developer'),
  'change-minutes': colour(true, 'Make it forty minutes'),
  'change-shade': colour(true, 'Change seven one to seven two'),
  'change-grams': colour(true, 'Make it forty grams', 'Make it forty grams of seven one'),
  'change-ratio': colour(true, 'Make it one to two', 'Make it equal parts'),
  'add-shade': colour(true, 'Add ten grams of eight three'),
  'remove-shade': colour(true, 'Take out the eight three'),
  'whats-in-the-bowl': colour(false, "What's in the bowl"),
  'start-bowl': colour(true, 'Colour’s on', 'Start the bowl'),
  'save-formula': colour(true, 'Save what was used'),

  'timer-start': timer(true, 'Thirty five minutes on the roots', 'Set a timer for ten minutes'),
  'timers-start': timer(true, 'Roots thirty five minutes, ends ten'),
  'timer-add': timer(true, 'Five more minutes on the toner', 'Set another five on the roots'),
  'timer-stop': timer(true, 'Stop the toner timer'),
  'stop-ring': { ...timer(false, 'Stop'), scopes: everywhere },
  'timers-stop': timer(true, 'Stop all timers'),
  'timers-pause': timer(true, 'Pause all timers'),
  'timers-resume': timer(true, 'Carry on all timers'),
  'timer-pause': timer(true, 'Pause the roots timer'),
  'timer-resume': timer(true, 'Resume the roots timer'),
  'time-left': timer(false, 'How long left', 'How long left on the roots'),
  'which-timers': timer(false, 'Which timers are running'),

  'where-was-i': talk('Where was I'),
  undo: talk('Undo'),
  yes: talk('Yes', 'Save'),
  no: talk('No', "Don't save"),
  cancel: talk('Cancel', 'Never mind'),
  choose: talk('The first one', 'The second one'),
  help: talk('What can I say', 'Help'),
  louder: talk('Louder'),
  quieter: talk('Quieter'),
  slower: talk('Slower'),
  'repeat-slower': talk('Repeat slower'),
  faster: talk('Faster'),
  mute: talk('Mute'),
  unmute: talk('Unmute'),
  'latch-on': talk('Keep listening'),
  'latch-off': talk('Stop listening'),
  'awake-on': { ...talk('Keep the screen on'), scopes: chair },
  'awake-off': { ...talk('Let the screen sleep'), scopes: chair },
  'start-service': { ...talk('Start the service'), writes: true, scopes: chair },
  'end-service': { ...talk('End the service'), scopes: chair },
}

export const entries = Object.entries(catalogue) as readonly (readonly [IntentId, Entry])[]
