// What people write of who may move, who may not and who is not coming, as patterns. Part of the lexer's passes.

import { WEEKDAY } from './calendar'

/** Verbs of moving, in the forms that follow "can be" and "can". */
const MOVE =
  '(?:mov(?:e|ed|ing)|shift(?:ed|ing)?|swap(?:ped|ping)?|chang(?:e|ed|ing)|slid(?:e|ing)|switch(?:ed|ing)?|juggl(?:e|ed)|re-?schedul(?:e|ed|ing)|re-?arrang(?:e|ed|ing)|push(?:ed)?|pull(?:ed)?|bump(?:ed)?|shuffl(?:e|ed)|nudg(?:e|ed)|adjust(?:ed)?|flex)'
const TAIL =
  '(?: (?:time|times|slots?|if (?:needed|necessary|needs be|need be|required|you (?:like|want|need)|we (?:like|want|need)|it helps|that helps)|no problem|around|about|round|her|him|them|this|it|back|up|forward|to suit|anywhere|any ?time|whenever))*'
const MIND =
  "(?:(?:doesn'?t|does not|don'?t|do not|wouldn'?t|won'?t|didn'?t) (?:really |much )?(?:mind|care|matter|bother)|(?:not|isn'?t|aren'?t|ain'?t) (?:too |that |very |at all |really )?(?:fussed|bothered|fussy|worried|precious)|no preference|dnm|either (?:side|end|time|slot|one)|unfussed|unfussy)"
const ABOUT =
  "(?: (?:when|what time|whichever|which|the time|which time|about time|the times?|(?:on|about|re|with|as to|over) (?:the |her |his |their )?(?:times?|when|what time|slots?)|if (?:she|he|it|they)(?:'s| is|s)? moved?))*"

export const FIXED = [
  `\\b(?:not|isn'?t|non|no|not at all|not very)[- ]?(?:flex(?:ible|i|y)?|mov(?:e?able|ing))\\b`,
  `\\bno flexibility\\b`,
  `\\binflexible\\b`,
  `\\b(?:can(?:'?t|not)|can not|couldn'?t|won'?t|must ?n[o']t|do(?:es)? ?n[o']t|don't|do not|please don'?t|never) (?:be )?(?:want to )?(?:(?:any other|another) time|${MOVE}|budge)\\b(?: (?:this|her|him|it|them|that))?`,
  `\\bunmov(?:e)?able\\b`,
  `\\b(?:only time (?:she|he|they) (?:can|could) (?:do|come|make|manage)|no other time)\\b`,
  `\\bfixed(?: time)?\\b|\\b(?:time|slot) is fixed\\b`,
  `\\bmust (?:be|stay|start|keep)(?: at)?(?: (?:this|that|her|his) (?:time|slot))?(?= *(?:$|[,.;)]))`,
  `\\b(?:set|fixed|written) in stone\\b|\\bnon[- ]negotiable\\b`,
].join('|')

export const FLEXIBLE = [
  `\\b(?:is |are |she's |he's |very |quite |fairly |totally |time |times |fully |pretty |completely |bit )*flex(?:[ia]ble|i|y)?\\b(?: (?:on|with|about|re) (?:the |her |his |their )?times?)?`,
  `\\b(?:can|could|may|might|happy (?:for (?:us|me|you) )?to|happy (?:with|about)|ok to|okay to|fine to|fine with|ok with|good to|willing to|would|free to|able to|up for|open to|cool with|${MIND})(?: being)? (?:easily |also |be |get |happily )*${MOVE}${TAIL}(?![a-z])`,
  `\\b(?:said|says) (?:we|i|you) (?:can|could) ${MOVE}${TAIL}(?![a-z])`,
  `\\b(?:mov(?:e|ing)|swap(?:ping)?|chang(?:e|ing)|shift(?:ing)?|switch(?:ing)?) (?:is |would be )?(?:ok(?:ay)?|fine|poss(?:ible)?|no (?:problem|issue|bother))\\b`,
  `\\bmov(?:e)?able\\b|\\bmoveable\\b`,
  `\\b(?:at )?any ?time(?: (?:is|works|suits|will do|ok|okay|fine|good|today|that day|during the day|of (?:the )?day|for (?:her|him|them|me)))*`,
  `\\b(?:can|could|will|happy to) (?:come|do|fit in|pop in|be in|make it|make) (?:at |in )?(?:any ?time|whenever|any ?slot|any ?where|any of|either)\\b`,
  `\\b(?:whenever|wherever)\\b(?: (?:works|suits|is best|there'?s (?:a )?(?:space|room|gap)|you(?:'ve got| have)? (?:space|like|want|can)|we can fit (?:her|him|them)))*`,
  `\\b${MIND}\\b${ABOUT}`,
  `\\b(?:times?|when) (?:is |are |'s )?(?:not|isn'?t|aren'?t) (?:that |too |so )?(?:important|critical|an issue|a problem|a worry)(?: (?:to|for) (?:her|him|them))?|\\btimes? (?:is |are )?(?:no|not a) (?:issue|problem|bother|object)\\b`,
  `\\beasy(?:going)?(?: (?:on|about|with) (?:the )?times?)?(?= *(?:$|[,.;)]))`,
  `\\b(?:time|slot) (?:is )?(?:open|tbc|negotiable|to suit)\\b|\\bnegotiable\\b|\\bto suit(?: us| salon)?\\b`,
  `\\b(?:wiggle room|(?:some|a bit of|a little|bit of) (?:leeway|give|slack|room to move)|room to move|plenty of time|no rush|time on (?:her|his|their) hands|relaxed about (?:the )?times?|can do whenever|plays? it by ear)\\b`,
  `\\bopen to (?:other times|any ?time|changes?|offers)\\b`,
  `\\bcan be (?:re)?scheduled\\b|\\bfits? (?:in )?any ?where\\b|\\bcan go any ?where\\b`,
  `\\b(?:is |'s |she's |he's )?(?:free|around|available|about|off work|off|has|have|has got|got) (?:all|the whole|most of the) day\\b|\\ball day (?:free|ok|fine)\\b|\\bany (?:slot|gap)(?: (?:will do|is fine|works|suits))?\\b`,
].join('|')

/** "Free all afternoon", "either morning or pm", "any time in the morning": a part of the day that is open. */
export const OPEN_PART =
  "\\b(?:is |'s |she's |he's |they're |are )?(?:(?:free|around|available|about|ok|okay|fine|good|flexible|happy) |(?:would |'d )(?:prefer|rather|like|love|sooner) (?:have |come )?|(?:can|could|will|would) (?:do|come|make|be) |any ?(?:time|where|slot) )(?:at |for |with |in )?(?:any ?time )?(?:all|any|the whole|in the|during the|this|of the|most of the|the|an)? ?(mornings?|am|afternoons?|pm|evenings?)\\b(?!\\s*(?:or|and|/)\\s*(?:the )?(?:mornings?|am|afternoons?|pm|evenings?))"
export const EITHER_PART =
  '\\b(?:can (?:do|come)|could (?:do|come)|free|available|happy with|either|whether|any)? ?(?:in )?(?:the )?(?:mornings?|am|afternoons?|pm)\\s*(?:or|and|/)\\s*(?:the )?(?:mornings?|am|afternoons?|pm)\\b(?: (?:is |both )?(?:fine|ok(?:ay)?|works|suits|good))?'

/** "If anyone cancels", "when there's a cancellation": nobody has. */
const NOT_THIS_ONE =
  "(?<!\\b(?:if|when|should|case|unless|any|a|late|no|last) (?:(?:anyone|anybody|someone|somebody|there(?:'s| is)|we|you|i|gets?|have|has|else|a|an|any) ?)*)"
const RELATIVES =
  'mum|mom|mother|dad|father|parents?|husband|hubby|wife|partner|boyfriend|girlfriend|friend|mate|sister|brother|daughter|son|kids?|child(?:ren)?|baby|toddler|carer|nan|gran|dog'
/** "Amy cut (mum won't be coming)": it is not the client who stays away. */
const SOMEBODY_ELSE = `(?<!(?<!'s |\\d |[ap]m )\\b(?:${RELATIVES})(?: \\w+)?(?:'s| is| has)? ?|(?!\\((?:(?:she|he|they|client|now|is|'s) ?)*(?:no longer|won'?t))\\([^(),;.]{0,200})`
const AT_END = '(?= *(?:$|[,.;!)–—]| -))'
export const CANCELLED = [
  // The word first here and below: a look back at each letter costs more than all the rest.
  `(?=cancel)${NOT_THIS_ONE}\\bcancel(?:l?ed|s|ling|lations?)?\\b(?! (?:last|before|previous|twice|policy|fee|charge|list|in the past))`,
  // Said of this visit, not of a habit nor of somebody else.
  `(?=cancel)(?<!\\b(?:always|often|usually|sometimes|once|previously|has|had|may|might|could|to|${RELATIVES}) (?:has )?)${NOT_THIS_ONE}\\bcancell?ed (?:last (?:night|evening)(?!['’])|(?:at the )?last (?:minute|min|thing)${AT_END})`,
  `(?<=[,;(] *|[–—-] +)late cancel(?:l?ed|lation)?(?= *[.)]? *$)`,
  `\\bcxl?d?\\b|\\bcanx\\b|\\bcnx?l?d\\b`,
  `(?<!\\b(?:previous|repeat|past|serial|two|2|last|a) )\\bno[- ]?show(?:ed|s)?\\b(?! (?:last|before|previous|history|risk|twice|once|in the past|fee|policy|x ?\\d))|\\bdna\\b|\\bfta\\b|\\bn\\/s\\b`,
  `\\bdid(?:n'?t| not) (?:come|show|attend|turn up)(?: up| in)?\\b`,
  `\\b(?:not coming|isn'?t coming|can'?t come|can'?t make it|pulled out|called off|rang off|(?:called|rang|phoned|texted|messaged)(?: in)? (?:sick|ill|poorly|unwell)(?! (?:last|yesterday|on|mon|tues|wednes|thurs|fri|satur|sun))|failed to (?:show|attend|turn up))\\b(?! (?:before|until|till|after))`,
  `(?<!\\b(?:can|could|may|might|to|wants?|be) )\\b(?:moved|re-?scheduled|re-?booked|changed|swapped|pushed|put back|switched|postponed)(?: back| on| over)? (?:to|until|till|for) (?:(?:next )?${WEEKDAY}|next (?:week|month)|tomorrow|another (?:day|date|week)|a different day)\\b`,
  `(?<!\\b(?:can|could|may|might|to|wants?|be) (?:be )?)\\b(?:postponed|re-?scheduled)(?= *(?:$|[,.;)]))`,
  `\\bcrossed out\\b`,
  `(?=is |has |'s |no longer)${SOMEBODY_ELSE}\\b(?:is |has |'s )?no longer (?:coming|booked)\\b(?! (?:for|with|alone|early|late|before|until|till|after)\\b)`,
  `(?=is |has |'s |no longer)${SOMEBODY_ELSE}\\b(?:is |has |'s )?no longer (?:in|having|needs?|wants?)(?: it| (?:the|her|his|their|this|an?) (?:appointment|appt|booking|slot))?${AT_END}`,
  `(?<=[,.;(–—-] *|\\b(?:appointment|appt|booking|slot) )\\b(?:is )?no longer needed${AT_END}`,
  `(?=won)${SOMEBODY_ELSE}\\bwon'?t be (?:coming|in|here)\\b(?! (?:a|an|any|the|for|with|long|alone|early|late|before|until|till|after)\\b)`,
].join('|')
