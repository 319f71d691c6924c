// Commands described by their parts. For each need one of its concepts is said, in any order, and every other word must
// be allowed beside it. The first that fits wins.
import type { Intent, IntentId, Place, Slots } from '../intents'
import type { SpokenTool } from '../tool-said'
import * as becomes from './meanings'
import { meant } from './rule'

type WithoutSlots = { [K in IntentId]: Record<never, never> extends Slots[K] ? K : never }[IntentId]
/** `tells`: never a question. "Was it clear" asks, "it was clear" records. */
export type Command = {
  needs: readonly ReadonlySet<string>[]
  may: ReadonlySet<string>
  tells: boolean
  /** Only as a question. */
  asks?: true
  meaning: becomes.Meaning
}

const set = (list: string): ReadonlySet<string> => new Set(list.split(' ').filter(Boolean))
const command = (meaning: becomes.Meaning, needs: string, may = '', tells = false): Command => ({
  needs: needs.split(' ').map(each => new Set(each.split('|'))),
  may: set(`light polite ${may}`),
  tells,
  meaning,
})
/** Only if it starts like a question: "are the roots done", but not "the roots are done". */
const asking = (meaning: becomes.Meaning, needs: string, may: string): Command => ({
  ...command(meaning, needs, may),
  asks: true,
})
const made = (intent: Intent, needs: string, may: string, tells = false): Command =>
  command(() => meant(intent), needs, may, tells)
const says = (id: WithoutSlots, needs: string, may = ''): Command =>
  made({ id, slots: {} } as Intent, needs, may)
const told = (id: WithoutSlots, needs: string, may = ''): Command =>
  made({ id, slots: {} } as Intent, needs, may, true)
const bowl = (needs: string): Command =>
  made({ id: 'whats-in-the-bowl', slots: { zone: null } }, needs, 'me aloud again here back')
const askingFor = ({ id, said }: SpokenTool): Command[] =>
  said === undefined
    ? []
    : [
        [`tool.${id}${said.asks ? '' : ' tooling|want|show|what'}`, 'tooling want me her said'] as const,
        ...(said.more?.commands ?? []),
      ].map(([needs, may]) => command(becomes.askTool(id, said.ofClient), needs, may))
const toPlace = (place: Place): Command =>
  made({ id: 'go-to', slots: { place } }, `place.${place}`, 'back show want me page up what heads')
const scrolls = (to: Slots['scroll']['to']): Command =>
  made({ id: 'scroll', slots: { to } }, `scroll|page ${to}`, 'small all_the_way page scroll up down')

const MORE_MAY = 'want start_timer timer timer_link adds zone placed on_it'
const LEFT_MAY = 'left timer timer_link nearly me her whole there will for_time'
const TO_ALL: readonly (readonly ['stop' | 'pause' | 'resume', string, string])[] = [
  ['pause', 'hold_timer', ''],
  ['resume', 'goes_on', ''],
]
const TIMER_COMMANDS: readonly Command[] = [
  command(becomes.addTime, 'longer length', MORE_MAY),
  command(becomes.addTime, 'more_length', MORE_MAY),
  command(becomes.addTime, 'few longer zone', 'gives timer on_it me'),
  command(becomes.addTime, 'few adds zone timer_word', 'timer_link placed'),
  command(becomes.addWhereOneRuns, 'gives_it few longer', 'timer more'),
  command(becomes.addToRunning, 'put_length zone', 'timer timer_link on_it more'),
  command(becomes.addTime, 'just_adds length', 'timer timer_link'),
  command(becomes.startTimer, 'start_timer length zone', 'timer timer_link her'),
  command(becomes.countDown, 'count length', 'timer zone me'),
  command(becomes.doTimers('resume'), 'going_again all', 'timer start_timer'),
  command(becomes.doTimers('stop'), 'stop_timer all timer', ''),
  command(becomes.doTimers('stop'), 'stop_timer timers_word', 'all timer'),
  ...TO_ALL.flatMap(([what, deed, may]) => [
    command(becomes.doTimers(what), `${deed} all`, `timer moment ${may}`),
    command(becomes.doTimers(what), `${deed} timers_word`, `all timer moment ${may}`),
  ]),
  command(becomes.doTimers('stop'), 'turn all|timers_word off_last', 'all timer'),
  command(becomes.doTimers('resume'), 'start_it all|timers_word again_word', 'all timer up_word'),
  command(becomes.doTimer('timer-pause'), 'stop_timer zone moment', 'timer there'),
  command(
    becomes.doTimer('timer-pause'),
    'hold_timer zone|placed|timer_word',
    'timer moment there zone placed',
  ),
  command(becomes.doTimer('timer-resume'), 'going_again zone|placed', 'timer start_timer'),
  command(becomes.doTimer('timer-resume'), 'goes_on zone|placed|timer_word', 'timer zone placed again_word'),
  command(
    becomes.doTimer('timer-resume'),
    'start_it zone|placed|timer_word again_word',
    'timer zone placed up_word',
  ),
  command(becomes.doTimer('timer-resume'), 'set_it zone off_word again_word', 'timer'),
  command(becomes.doTimer('timer-stop'), 'stop_timer zone timer', ''),
  command(becomes.doTimer('timer-stop'), 'stop_timing zone', ''),
  command(becomes.doTimer('timer-stop'), 'stops_it zone|placed|timer_word', 'timer zone placed'),
  command(becomes.doTimer('timer-stop'), 'turn zone|placed|timer_word off_last', 'timer zone placed'),
  command(becomes.doTimer('timer-stop'), 'takes_off zone|placed timer_word off_last', 'placed'),
  command(becomes.doTimer('timer-stop'), 'knock_off zone|placed|timer_word', 'timer zone placed'),
  command(becomes.timeLeft, 'when|what_time zone ready|left|comes_off', 'left timer nearly will'),
  command(becomes.timeLeft, 'ready zone nearly', 'timer'),
  asking(becomes.timeLeft, 'is_it ready|nearly zone', 'timer nearly'),
  command(becomes.timeLeft, 'how_long left', `${LEFT_MAY} zone all got_it`),
  command(becomes.timeLeft, 'how_long zone', `${LEFT_MAY} got_it`),
  command(becomes.timeLeft, 'how_longer', `${LEFT_MAY} zone all how_longer`),
  command(becomes.timeLeft, 'whats_left', `zone timer all ${LEFT_MAY}`),
  command(becomes.timeLeft, 'time_left', `what zone timer all ${LEFT_MAY}`),
  command(becomes.timeLeft, 'hows zone doing|for_time', 'timer doing for_time'),
  command(becomes.timeLeft, 'hows for_time', 'her doing me'),
]

const BEFORE_TOOLS: readonly Command[] = [
  says('close-panel', 'close panel', 'help'),
  says('close-panel', 'close_it'),
  says('stop-talking', 'stop', 'stopping'),
  says('pause-talking', 'pause', 'stopping'),
  says('go-on', 'go_on', 'going_on'),
  says('repeat-slower', 'repeat|again slower', 'small read again repeat'),
  told('faster', 'faster', 'small voice you me'),
  told('slower', 'slower', 'small voice you me slower'),
  told('louder', 'louder', 'small voice you me louder dryer'),
  told('quieter', 'quieter', 'small voice you me'),
  says('mute', 'mute'),
  says('unmute', 'unmute'),
  says('latch-on', 'listen_on', 'listener'),
  says('latch-off', 'listen_off', 'listener done_with'),
  says('awake-on', 'awake'),
  says('awake-off', 'asleep'),
  says('help', 'help', 'help here me'),
  says('where-was-i', 'where_was_i', 'again'),
  says('undo', 'undo', 'oops last_thing said_last'),
  says('end-service', 'end_service', 'end_service her here done_with'),
  command(becomes.atTheChair({ id: 'start-service', slots: {} }), 'start_service', 'her'),
  says('start-bowl', 'start_bowl'),
  says('start-note', 'start_note', 'her want'),

  command(becomes.toTopOfPage, 'to_top', 'scroll page all_the_way'),
  says('first-step', 'from_start', 'step stepping again'),
  says('first-step', 'first step', 'step stepping again want show all_the_way back'),
  says('last-step', 'last|bottom step', 'step stepping want show all_the_way'),
  says('next-step', 'whats_next', 'whats_next step oops'),
  says('next-step', 'next step', 'step stepping want show read what'),
  says('go-back', 'back', 'page before'),
  says('previous-step', 'back_step', 'step'),
  says('previous-step', 'before|back step', 'stepping want show read what back before step'),
  says('which-step', 'which|far steps', 'me am_on far'),
  says('repeat', 'repeat', 'repeat again last_bit step me'),
  says('repeat', 'read again', 'again last_bit step'),
  says('repeat', 'read step', 'aloud'),

  says('read-formula', 'through weights', 'by_one aloud'),
  says('read-formula', 'read|show weights by_one', 'aloud'),
  says('read-formula', 'weigh_what', 'her here'),
  says('read-formula', 'weights by_one'),
  says('last-formula', 'what|show|read whose recipe', 'last_time since'),
  bowl('what|read bowl in_bowl'),
  bowl('what|read bowl'),
  bowl('what mixed'),
  says('how-much-developer', 'how_much|what developer', 'amount me want her colour'),
  says('same-as-last-time', 'same_again', 'her use'),
  says('same-as-last-time', 'same as_before', 'her me colour use want as_before'),
  says('save-formula', 'save used', 'todays'),
  says('save-formula', 'save_to card', 'her'),
  says('save-formula', 'save colour', 'todays her card me use used'),
  says(
    'last-formula',
    'last_formula colour',
    'what read show her me use last_formula again colour last_time',
  ),
  says('last-formula', 'what|how last_time use', 'her me colour bowl'),
  says('last-formula', 'what last_time bowl', 'her'),
  says('last-formula', 'what last_formula use', 'her me colour'),
  says('read-formula', 'read|what weights', 'by_one aloud'),
  says('read-answer', 'read_it', 'aloud'),
  says('read-answer', 'read|show|speak answer', 'aloud again'),

  command(becomes.patchTestOf, 'patch put_on said', 'me', true),
  made({ id: 'read-patch-test', slots: { result: 'clear' } }, 'patch clear_result', 'her mark', true),
  made({ id: 'read-patch-test', slots: { result: 'reaction' } }, 'patch reaction_result', 'her mark', true),
  command(becomes.allergyTo, 'allergic_to said on_card', 'told_me her', true),
  command(becomes.allergyTo, 'save|adds said to_allergies', 'her', true),
  says('allergies', 'allergies', 'what read show check her me want all known'),
  says('patch-test', 'patch', 'what when read show check her me test dated want notes_about'),
  says('last-visit', 'when|what last|since|last_visit visit|last_visit', 'her me since when last visit'),
  says('last-visit', 'last_visit|visit last', 'when what her me show read'),
  says('read-notes', 'what|read|show|check notes', 'her me what notes_about aloud small'),
  says('read-notes', 'notes', 'her notes_about'),
  ...TIMER_COMMANDS,
  says('which-timers', 'timers', 'what show read check me running all timers'),
  says('whos-next', 'whos next', 'me her coming'),

  made({ id: 'scroll', slots: { to: 'bottom' } }, 'to_bottom', 'scroll page'),
  made({ id: 'scroll', slots: { to: 'top' } }, 'to_top', 'scroll page'),
  scrolls('down'),
  scrolls('up'),
  scrolls('top'),
  scrolls('bottom'),
  says('go-back', 'show|back page before|last', 'back want'),
  says('go-back', 'before page'),
  toPlace('dashboard'),
  toPlace('clients'),
  toPlace('products'),
  toPlace('history'),
  toPlace('waiting'),
  toPlace('settings'),
  toPlace('comfort'),
  toPlace('help'),

  command(() => meant({ id: 'go-to', slots: { place: 'help' } }), 'goes_to help_word', 'heads me'),

  command(becomes.bowlOf, 'what putting zone', 'me'),
]
const AFTER_TOOLS: readonly Command[] = [
  command(becomes.toStep, 'nth steps|stepping|show|want', 'stepping show want me'),
  command(becomes.toStep, 'nth_step', 'stepping show want me read steps'),
  command(becomes.rebook, 'book days', 'her in_time again book'),
  command(becomes.rebookWhen, 'book_again', 'me'),
  command(becomes.openClient, 'look_at said', 'card'),
  command(becomes.openClient, 'show said card|screen', 'me up'),
  command(becomes.openClient, 'said whose_card', ''),
  command(becomes.openChair, 'begin_with said', 'in_chair'),
  command(becomes.openChair, 'said in_chair', 'me'),
  command(becomes.chairOfOpen, 'chair_mode', 'show me'),
  command(becomes.openClient, 'opens someone said', ''),
  command(becomes.openClient, 'looking_for said whose_card', ''),
  command(becomes.findClient, 'someone said', 'show check want'),
  command(becomes.findClient, 'said on_books', 'what me show check'),
  command(becomes.findClient, 'search_in said', ''),
  command(becomes.switchPerson, 'said takes_over', ''),
  command(becomes.switchPerson, 'change_over said', ''),
  command(becomes.formulaOf, 'what|show|read said colour', 'last_formula use me last_time'),
  command(becomes.formulaOf, 'what use said last_time', 'me use'),
]

export const commandsWith = (tools: readonly SpokenTool[]): readonly Command[] => [
  ...BEFORE_TOOLS,
  ...tools.flatMap(askingFor),
  ...AFTER_TOOLS,
]
