// Commands that are said in a handful of fixed ways. Each pattern is the whole of what was said, so that talk which only
// begins like a command is none.
import type { Intent, IntentId, Slots } from '../intents'
import { meant, type Rule } from './rule'

type WithoutSlots = { [K in IntentId]: Record<never, never> extends Slots[K] ? K : never }[IntentId]

const said = <K extends WithoutSlots>(id: K, pattern: string) => ({
  intent: { id, slots: {} },
  whole: new RegExp(`^(?:${pattern})$`),
})

const PATTERNS: readonly { intent: Intent; whole: RegExp }[] = [
  said('go-back', '(?:go )?back|go back (?:a|one) (?:page|screen)'),
  said(
    'read-answer',
    'read(?: (?:it|that|the answer|this))?(?: (?:out|aloud|out loud))?|read (?:it |that |this )?to me|read me (?:the answer|it|that)|read the (?:formula|plan) (?:out|to me)',
  ),
  said(
    'repeat',
    'read that step(?: again)?|repeat(?: (?:it|that|this|this step|the step|the last bit))?|say (?:it |that |this )?again|again|(?:what|sorry what) was that|pardon|read (?:this|the) step(?: again)?|read (?:it|that) again|come again|one more time',
  ),
  said(
    'next-step',
    "(?:what'?s|what is|read|can we have) the next step|skip (?:this|that|the) step|(?:the )?next(?: (?:step|one))?|(?:go|move) (?:on )?to the next (?:step|one)|go to next(?: step)?|what'?s next|what is next|move on|step done|done next|that'?s done",
  ),
  said(
    'previous-step',
    '(?:the )?previous(?: (?:step|one))?|go to the previous step|go back (?:a|one) step|(?:a |one )?step back|(?:the )?step before|last one again',
  ),
  said(
    'first-step',
    '(?:the |go to (?:the )?|back to (?:the )?)?first step|start (?:from the beginning|again from the top|over)|(?:from|back to) the (?:start|beginning|top)',
  ),
  said('last-step', '(?:the |go to (?:the )?)?(?:last|final) step'),
  said('which-step', '(?:what|which) step (?:am i on|are we on|is this|is it)'),
  said(
    'stop-talking',
    "stop(?: (?:talking|reading|speaking|it|that|there))?|(?:be )?quiet|shush|shut up|silence|(?:do not|don'?t) (?:read|talk|speak)(?: (?:it|that|now))?|that'?s enough|enough",
  ),
  said(
    'pause-talking',
    'pause(?: (?:it|that|reading|talking))?|hold on|hang on|wait(?: a (?:second|minute|moment))?',
  ),
  said('go-on', 'go on|carry on|continue|resume|keep (?:going|reading)|go ahead'),
  said(
    'louder',
    '(?:a bit |a little |speak |talk )*(?:louder|up)|louder still|speak up|turn (?:it|the volume|your voice) up|turn up the volume|volume up',
  ),
  said(
    'quieter',
    '(?:a bit |a little |speak |talk )*(?:quieter|softer|more quietly)|turn (?:it|the volume|your voice) down|turn down the volume|volume down|not so loud',
  ),
  said('slower', '(?:a bit |a little |speak |talk |go |read )*(?:slower|more slowly)|slow down|not so fast'),
  said('faster', '(?:a bit |a little |speak |talk |go |read )*(?:faster|quicker|more quickly)|speed up'),
  said('start-note', '(?:(?:new|add|add a|make a|take a|write a|start a|chair) )?note(?: down)?|start note'),
  said(
    'last-formula',
    "what did (?:she|he|they) have (?:done|on) last time|what (?:was|is) on (?:her|his) hair last time|(?:read |show |tell me |what was |what'?s |what is )?(?:me )?(?:the |her |his |their )?(?:last|previous) (?:formula|colour|mix|recipe)|what did (?:we|i|you) (?:use|mix|put on)(?: on (?:her|him|them))? last time|what did (?:she|he|they) have(?: on)? last time|what (?:was|did) (?:it|we have) last time",
  ),
  said(
    'same-as-last-time',
    "(?:the |use the |mix the )?same (?:formula|colour|mix) as before|(?:do|use|mix) what we (?:did|used|had) last time|(?:(?:the |do the |use the |we'll do the |make it the |mix the )?same(?: (?:again|formula|colour|mix))? as last time|(?:use|repeat|mix|do) (?:the |her |his )?last formula(?: again)?|last formula again)",
  ),
  said(
    'whats-in-the-bowl',
    "what'?s (?:in )?(?:the|this|my) (?:bowl|mix)|what is in the (?:bowl|mix)|what (?:have|did) (?:i|we) (?:mixed|mix)|read (?:the|me the) (?:bowl|mix)",
  ),
  said(
    'start-bowl',
    '(?:start|begin)(?: (?:the|this|a|my))?(?: (?:next|first|new|second))? (?:bowl|mix)|(?:start|begin) mixing|start (?:the )?mixing',
  ),
  said(
    'save-formula',
    "(?:save|log|keep) (?:the|this|today'?s) (?:formula|mix|recipe|colour)|save (?:what (?:was|i|we|i've|we've) (?:used|mixed)|(?:it |this |that )?(?:as )?(?:the|this|a|my|today'?s) (?:formula|mix|recipe)|what i used|formula)",
  ),
  said(
    'which-timers',
    'check (?:on )?the timers|how are the timers(?: doing)?|(?:which|what) timers (?:are (?:there|running|on|going)|have i got|do i have|are set)|(?:list|read|show|tell me)(?: me)? (?:the |my |all the )?timers|timers',
  ),
  said(
    'allergies',
    "read (?:out )?(?:her |his )?allergies|(?:any |her |his |their |the |what |read the |check (?:for )?(?:the )?)?allerg(?:y|ies)(?: please)?|(?:has|does) (?:she|he) (?:got |have )?(?:got )?any allergies|has (?:she|he) any allergies|does (?:she|he) have (?:any )?allergies|what(?: is|'?s) (?:she|he) allergic to|is (?:she|he) allergic to anything|what allergies (?:has|does) (?:she|he) (?:got|have)",
  ),
  said(
    'patch-test',
    'does (?:she|he) have (?:a|her|his) patch test|(?:the |her |his |read the )?patch test(?: (?:status|result|date))?|has (?:she|he) had (?:a|her|his) patch test|when was (?:her|his|the) (?:last )?patch test|is (?:her|his|the) patch test (?:okay|ok|in date|valid|clear|up to date)|how is (?:her|his|the) patch test|does (?:she|he) need a patch test',
  ),
  said(
    'last-visit',
    "when(?: has|'s) (?:she|he) last been (?:in|here)|when was the last time (?:she|he) was (?:in|here)|(?:the |her |his )?last visit|when was (?:her|his|the) last visit|when (?:was (?:she|he) last (?:in|here)|did (?:she|he) last come(?: in)?|was (?:she|he) here last)",
  ),
  said(
    'read-notes',
    "read (?:the|her|his|my|me the|me her|me his) notes|what do (?:the|her|his|my) notes say|(?:any|her|his|the) notes|what'?s in the notes",
  ),
  said('where-was-i', 'where was i|where were we|where am i|what was i doing|where did (?:i|we) get to'),
  said('undo', 'undo(?: (?:it|that|this|the last (?:one|thing)))?|take (?:it|that) back'),
  said(
    'help',
    'help me|help|(?:what|which) (?:can|could|do) i say(?: here)?|what commands (?:are there|can i use)|commands|what can (?:you|i) do(?: here)?|show (?:me )?(?:the )?commands',
  ),
  said('mute', 'mute(?: (?:yourself|the voice|the sound))?|(?:sound|voice) off'),
  said('unmute', 'un ?mute|(?:sound|voice) on|talk to me'),
  said('latch-on', '(?:keep|stay) listening|listen (?:all the time|on)'),
  said('latch-off', "stop listening|(?:do not|don'?t) listen"),
  said(
    'awake-on',
    "(?:keep|leave) (?:the |my )?screen (?:on|awake)|(?:do not|don'?t) let the screen (?:sleep|go off)",
  ),
  said('awake-off', 'let (?:the |my )?screen (?:sleep|go off|switch off)'),
  said('end-service', '(?:end|finish) (?:the |this )?(?:service|appointment|visit)'),
]
/** What is kept whole although it has a "don't" in it. */
const WITH_A_NOT: readonly IntentId[] = ['stop-talking', 'latch-off', 'awake-on', 'quieter', 'slower']

export const fixed =
  (negated: boolean): Rule =>
  ({ text }) => {
    const found = PATTERNS.find(
      ({ whole, intent }) => whole.test(text) && (!negated || WITH_A_NOT.includes(intent.id)),
    )
    return found ? meant(found.intent) : null
  }
