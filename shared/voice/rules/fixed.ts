// Commands that are said in a handful of fixed ways. Each pattern is the whole of what was said, so that talk which only
// begins like a command is none.
import type { Intent, IntentId, Slots } from '../intents'
import { meant, type Rule } from './rule'

type WithoutSlots = { [K in IntentId]: Record<never, never> extends Slots[K] ? K : never }[IntentId]

const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`)
const said = <K extends WithoutSlots>(id: K, pattern: string) => ({
  intent: { id, slots: {} },
  whole: whole(pattern),
})

const PATTERNS: readonly { intent: Intent; whole: RegExp }[] = [
  said('go-back', '(?:go )?back|(?:go )?back (?:a|one) (?:page|screen)'),
  said(
    'read-answer',
    'read(?: (?:it|that|the answer|this))?(?: (?:out|aloud|out loud))?|read (?:it |that |this )?(?:out )?to me|read me (?:out )?(?:the answer|it|that)(?: out)?|read the plan (?:out|to me)',
  ),
  said(
    'repeat',
    'read that step(?: again)?|repeat(?: (?:it|that|this|this step|the step|(?:the|that) last (?:bit|one|step)))?(?: (?:again|one more time|once more))?|say (?:it |that |this )?again|again|what was (?:that|the)(?: last)?(?: (?:bit|one|step|thing))?(?: again)?|(?:i )?(?:didn.?t|did not) (?:catch|get|hear) (?:that|you|it)(?: (?:say|read) (?:it|that) again)?|pardon|read (?:this|the|that) step(?: (?:again|out|out loud|aloud))*|read (?:me )?(?:it|that|this)(?: to me)? again|come again|(?:say it |read it )?(?:one more time|once more)|say that (?:one )?more time|what did you (?:just )?say',
  ),
  said(
    'next-step',
    "(?:what'?s|what is|read|have) the next (?:step|one|bit)|skip (?:this|that|the) step|(?:the )?next(?: (?:step|one|bit))?|(?:go|move|skip) (?:on )?to the next (?:step|one|bit)|go to next(?: step)?|what'?s next|what is next|what(?:'s| is| comes) after (?:that|this)|move on|step done|done next|that'?s done|(?:i'?ve|we'?ve|i have|we have) (?:done|finished) (?:this|that)(?: (?:one|step))?",
  ),
  said(
    'previous-step',
    '(?:the )?previous(?: (?:step|one))?|go to the previous step|go back one|go back (?:a|one) step|(?:what was |go to )?(?:the )?(?:one|step) before(?: that)?|(?:a |one )?step back|back up (?:a|one) step|(?:the )?step before|last one again',
  ),
  said(
    'first-step',
    '(?:the |go to (?:the )?|(?:go )?back to (?:the )?|start (?:from|at|with) (?:the )?)?first step|start (?:from the beginning|again from the top|over)|start the steps (?:again|over|from the (?:start|beginning|top))|(?:from|back to) the (?:start|beginning|top)',
  ),
  said('last-step', '(?:the |(?:go|skip|jump) (?:straight )?to (?:the )?)?(?:last|final) step'),
  said('which-step', '(?:what|which) step (?:am i on|are we on|is this|is it)'),
  said(
    'stop-talking',
    "stop(?: (?:talking|reading|speaking|it|that|there))?|(?:be )?quiet|(?:shush|shh+)(?: (?:for )?(?:a|one) (?:second|sec|minute|moment))?|shut up|silence|(?:do not|don'?t) (?:read|talk|speak)(?: (?:it|that|now))?|that'?s enough(?: (?:talking|reading))?|enough",
  ),
  said(
    'pause-talking',
    'pause(?: (?:it|that|reading|talking))?|(?:hold on|hang on|wait)(?: (?:a|one) (?:second|sec|minute|moment))?|give me (?:a|one) (?:second|sec|minute|moment)',
  ),
  said('go-on', 'go on|carry on|continue|resume|keep (?:going|reading)|go ahead'),
  said(
    'louder',
    "(?:a bit |bit |a little |speak |talk )*(?:louder|more loud|up)|louder still|(?:you're |that's )?too quiet|i can'?t hear(?: you)?|speak up|turn (?:(?:it|the volume|your voice) )?up(?: a (?:bit|little))?|turn up the (?:volume|sound|voice)(?: a (?:bit|little))?|volume up",
  ),
  said(
    'quieter',
    "(?:a bit |bit |a little |speak |talk )*(?:quieter|softer|more quiet(?:ly)?)|(?:you're |that's )?too loud|turn (?:(?:it|the volume|your voice) )?down(?: a (?:bit|little))?|turn down the (?:volume|sound|voice)(?: a (?:bit|little))?|volume down|not so loud",
  ),
  said(
    'slower',
    "(?:a bit |bit |a little |speak |talk |go |read )*(?:slower|more slowly)|(?:too fast )?slow (?:it )?down|too fast slow|more slow|slow (?:it )?down(?: a (?:bit|little))?|not so fast|(?:you're |that's )?(?:(?:going|talking|reading|speaking) )?too fast",
  ),
  said(
    'faster',
    "(?:a bit |bit |a little |speak |talk |go |read )*(?:faster|quicker|more (?:fast|quickly))|speed (?:it )?up(?: a (?:bit|little))?|(?:you're |that's )?(?:(?:going|talking|reading|speaking) )?too slow",
  ),
  said(
    'start-note',
    '(?:(?:new|add|add a|make a|take a|write a|start a|jot down a|chair) )?note(?: down)?|start note|(?:jot|write|take|note) (?:this|that) down',
  ),
  said(
    'last-formula',
    "(?:remind me of|what'?s|what is|read(?: me)?|show(?: me)?) (?:her|his|their) (?:formula|recipe)|what(?:'s| has| have| did) (?:she|he|they|we) (?:had|have|used?)(?: on)? before|what (?:she|he|they|we|i) (?:had|used|did|mixed)(?: on)? last time|what did (?:she|he|they) have (?:done|on) last time|what (?:was|is) on (?:her|his) hair last time|(?:read |show |tell me |what was |what'?s |what is |(?:pull|bring|call|get) (?:me )?up )?(?:me )?(?:the |her |his |their )?(?:last|previous) (?:formula|colour|mix|recipe)|what did (?:we|i|you) (?:use|mix|put on)(?: on (?:her|him|them))?(?: (?:on|at|for) (?:her|his|the))? last (?:time|visit|appointment)|what did (?:she|he|they) have(?: on(?: (?:her|him|them))?)? last time|what (?:was|did) (?:it|we have) last time",
  ),
  said(
    'same-as-last-time',
    "(?:the |use the |mix the )?same (?:(?:formula|colour|mix) )?as before|(?:let's |we'll )?(?:do|use|mix|go with) what we (?:did|used|had|mixed) last time|(?:(?:the |do the |use the |we'll do the |make it the |mix the )?same(?: (?:again|formula|colour|mix))? as last time|(?:use|repeat|mix|do) (?:the |her |his )?last formula(?: again)?|last formula again)|exactly what (?:she|he|they|we|i) (?:had|used|did|mixed) last time",
  ),
  {
    intent: { id: 'whats-in-the-bowl', slots: { zone: null } },
    whole: whole(
      "what'?s (?:in )?(?:the|this|my) (?:bowl|mix)|what is in the (?:bowl|mix)|what (?:have|do|did) (?:i|we) (?:got|have|put) in (?:the|this|my) (?:bowl|mix)|what'?s mixed|what (?:have|did) (?:i|we) (?:mixed|mix)(?: here)?|(?:read|tell)(?: me)?(?: back)? (?:the|this|that|my) (?:bowl|mix)(?: back)?(?: (?:to me|again|out))*|tell me what'?s in (?:the|this|my) (?:bowl|mix)",
    ),
  },
  said(
    'start-bowl',
    "(?:start|begin)(?: (?:the|this|that|a|my|her|his))?(?: (?:next|first|new|second))? (?:bowl|mix)|(?:start|begin) (?:the )?mixing(?: (?:the|this|my) bowl)?|(?:i'm|we're|i am) (?:mixing|starting)(?: (?:it|the bowl|this bowl))?",
  ),
  said(
    'save-formula',
    "(?:save|log|keep|put) (?:(?:the|this|that|today'?s) (?:formula|mix|recipe|colour)|formula(?= (?:to|on|in|under) ))(?: (?:to|on|in|under) (?:the|her|his|their) (?:card|record|file|profile))?|(?:save|log|keep) (?:what (?:was|i|we|i've|we've) (?:used|mixed)|(?:it |this |that )?(?:as )?(?:the|this|a|my|today'?s) (?:formula|mix|recipe)|what i used|formula)",
  ),
  said(
    'which-timers',
    'check (?:on )?the timers|how are (?:the|my|all the) timers(?: doing)?|(?:which|what) timers (?:are(?: (?:running|on|going|still going))?|have (?:i|we) got(?: on| running| going)?|do (?:i|we) have(?: on| running| going)?|are set)|(?:list|read|show|tell me)(?: me)? (?:the |my |all the )?timers|timers',
  ),
  said(
    'allergies',
    "read (?:out )?(?:her |his )?allergies|(?:any |her |his |their |the |what |read the |check (?:for )?(?:the )?)?allerg(?:y|ies)(?: please)?|(?:has|does) (?:she|he) (?:got |have )?(?:got )?any allergies|has (?:she|he) any allergies|does (?:she|he) have (?:any )?allergies|what(?: is|'?s) (?:she|he) allergic to|is (?:she|he) allergic to anything|what allergies (?:has|does) (?:she|he) (?:got|have)",
  ),
  said(
    'patch-test',
    'does (?:she|he) have (?:a|her|his) patch test|(?:the |her |his |read the )?patch test(?: (?:status|result|date))?|has (?:she|he) had (?:a|her|his) patch test|when was (?:her|his|the) (?:last )?patch test|when did (?:we|i|you) last patch test (?:her|him|them)|is (?:her|his|the) patch test(?: still)? (?:okay|ok|good|in date|valid|clear|up to date|all right|alright)|how is (?:her|his|the) patch test|does (?:she|he) need a patch test',
  ),
  said(
    'last-visit',
    "how long (?:is it |has it been )?since (?:(?:her|his|the) last visit|(?:she|he) was (?:last )?(?:in|here)(?: last)?)|when(?: has|'s) (?:she|he) last been (?:in|here)|when was the last time (?:she|he) was (?:in|here)|(?:(?:what|when)(?:'s| is) )?(?:the |her |his )?last visit|when was (?:her|his|the) last visit|when (?:was (?:she|he) last (?:in|here)(?: with (?:us|me))?|was (?:she|he) in(?: with (?:us|me))? last|did (?:she|he) last come(?: in)?|was (?:she|he) here last)",
  ),
  said(
    'read-notes',
    "read (?:the|her|his|my|me the|me her|me his) notes|what do (?:the|her|his|my) notes say|(?:any|her|his|the) notes(?: on (?:her|him|them))?|what'?s in the notes",
  ),
  said(
    'where-was-i',
    'where (?:are|were) (?:we|i) (?:up to|at)|where was i|where had (?:i|we) got to|where were we|where am i|what was i doing|where did (?:i|we) get to',
  ),
  said(
    'undo',
    '(?:undo|scrap|scratch(?= that))(?: (?:it|that|this|(?:the|that) last (?:one|thing)))?|take (?:it|that) back|put (?:it|that) back(?: (?:how|as) it was)?',
  ),
  said(
    'help',
    'help me|help|(?:what|which)(?: else)? (?:can|could|do) i say(?: here)?|what commands (?:are|can i use|do i have)|(?:what are )?(?:the )?commands|what can (?:you|i) do(?: here)?|what can i ask(?: you)?(?: here)?|show (?:me )?(?:the )?commands',
  ),
  said(
    'mute',
    'mute(?: (?:yourself|the voice|the sound))?|(?:sound|voice) off|(?:turn|switch) (?:the |your )?(?:sound|voice) off|(?:turn|switch) off (?:the |your )?(?:sound|voice)',
  ),
  said(
    'unmute',
    'un ?mute(?: (?:yourself|the voice|the sound))?|(?:sound|voice) (?:back )?on|(?:turn|switch) (?:the |your )?(?:sound|voice) (?:back )?on|talk to me',
  ),
  said('latch-on', '(?:keep|stay|carry on) listening(?: to me)?|listen (?:all the time|on)'),
  said('latch-off', "stop listening(?: to me)?|(?:do not|don'?t) listen(?: to me)?"),
  said(
    'awake-on',
    "(?:keep|leave) (?:the |my )?screen (?:on|awake)|(?:do not|don'?t) let (?:the |my )?screen (?:sleep|go (?:off|dark|to sleep)|turn off|switch off)|(?:do not|don'?t) (?:turn|switch) (?:(?:the|my) screen off|off (?:the|my) screen)",
  ),
  said('awake-off', 'let (?:the |my )?screen (?:sleep|go (?:off|dark|to sleep)|turn off|switch off)'),
  said(
    'end-service',
    "(?:end|finish) (?:the |this )?(?:service|appointment|visit)|(?:i'?ve|we'?ve|i'm|we're) (?:done|finished)(?: with)? (?:the|this) (?:service|appointment|visit|client)",
  ),
]
/** What is said of the thing before, or after, it is asked for: "that's done, next", "you're too fast, slow down". */
const withoutWhy = (text: string): string =>
  text
    .replace(
      /^(?:that's (?:it )?(?:done|that)|that (?:bit|step|one|part)(?:'s| is) (?:done|finished)|that's (?:wrong|not right)(?= (?:undo|take it back))|that's (?:me|us) (?:mixed|done|ready|finished)|got (?:that|it)(?= what)|(?:(?:i've|we've) )?(?:done|finished) (?:that|this)(?: (?:one|step|bit))?|i missed (?:that|it)|you're (?:(?:talking|going|reading|speaking) )?(?:(?:far |way |a bit |awful |very )?too|awful|very|a bit) (?:fast|slow|quiet|loud|quick)) (?:there )?/,
      '',
    )
    .replace(/^(.+ again)(?: there)? i (?:missed|didn'?t (?:hear|catch|get)) (?:that|it|you)$/, '$1')
    .replace(/^((?:what|when|how|has|is|which|where|who|go to|back to) .+) again$/, '$1')
    .replace(
      /\b(turn|speak|speed|slow) (?:yourself )?(up|down|it up|it down)(?: a (?:bit|little))?$/,
      '$1 $2',
    )

/** What is kept whole although it has a "don't" in it. */
const WITH_A_NOT: readonly IntentId[] = [
  'stop-talking',
  'latch-off',
  'awake-on',
  'louder',
  'quieter',
  'slower',
  'repeat',
]

export const fixed =
  (negated: boolean): Rule =>
  ({ text }) => {
    const found = PATTERNS.find(
      ({ whole, intent }) =>
        (whole.test(text) || whole.test(withoutWhy(text))) && (!negated || WITH_A_NOT.includes(intent.id)),
    )
    return found ? meant(found.intent) : null
  }
