// Other ways to say the same thing, so that no rule needs to know them: from Cork to Glasgow to Ohio.
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\bgimme\b/g, 'give me'],
  [/\bowt\b/g, 'anything'],
  [/\ban additional\b/g, 'another'],
  [/\bswop\b/g, 'swap'],
  [/\b(?:skin|allergy alert|allergy|sensitivity) test\b/g, 'patch test'],
  [
    /^(?:double check|check|tell me|remind me|any idea|do you know) (?=(?:what|what's|when|how|which|where)\b)/,
    '',
  ],
  // "Roots are done, stop that timer".
  [
    /^(?:the )?(\S+(?: \S+){0,2}?) (?:is|are) (?:done|ready|finished) (?:so )?(stop|cancel|kill|turn off) (?:that|the|its|it)(?: timer)?$/,
    '$2 the $1 timer',
  ],
  [
    /^(?:that's )?(?:the )?bowl(?:s|'s| is)? (?:mixed|ready|on|made|done)(?: so)? start it$/,
    'start the bowl',
  ],
  [/^((?:is|are) .+ (?:done|ready)) how long (?:is )?(?:left|to go)$/, '$1'],
  [/^(?:extend|lengthen|increase)(?: the)? (.+?)(?: timer)? by (?:another )?(.+)$/, 'another $2 on the $1'],
  [/^(?:grab|fetch|dig out)(?: me)?\b/, 'get me'],
  [/^(?:fire up|start up|launch|kick off)\b/, 'start'],
  [/\bshut off\b/g, 'turn off'],
  [/^(?:pull|scoop) out\b/, 'take out'],
  [/^scratch the\b/, 'take out the'],
  [/^include\b/, 'add'],
  [/^(?:bump|push) (?:it |that )?(?:up |down )?to\b/, 'make it'],
  [/^(?:bump|push) the (.+?) (?:up )?by (.+)$/, 'another $2 on the $1'],
  [/^(?:bump|push) the (.+?) up (?:another )?(.+ minutes?)$/, 'another $2 on the $1'],
  [
    /^(?:bump|push|take|bring|knock|drop|turn|up|lower)(?: the)? (.+?) (?:(?:up|down) )?to (.+ (?:grams|g))$/,
    'make the $1 $2',
  ],
  [/^(?:i'm|we're) (?:going|moving) (up|down) to\b/, 'go $1 to'],
  [/^(?:the )?(?:development|developing|processing|process) time(?:'s| is)?(?: to)? /, 'change the time to '],
  [/^(?:process|develop)(?: it| that| this| her)? for /, 'change the time to '],
  [
    /^(?:the )?(developer|time|timing|strength|ratio) (?:should|wants? to|needs to|has to|is to) be /,
    'change the $1 to ',
  ],
  [/^(change|make|set|put) the mix(?:ing)? ratio\b/, '$1 the ratio'],
  [/^(?:the )?(?:mix )?ratio(?:'s| is| of)? (?=one\b|1\b|equal\b)/, 'change the ratio to '],
  [/^((?:one|1) (?:to|too) .+) (?:ratio|mix)$/, 'change the ratio to $1'],
  [
    /^(?!(?:add|put|pop|stick|chuck|bung|drop|throw|stir)\b)(\S+(?: \S+)?) more (?:grams|g) (?:of )?/,
    'another $1 grams of ',
  ],
  [/\b(the|my) display\b/g, '$1 screen'],
  [/\b(show|tell|give|read|get|bring|remind|take|find|pull) us\b/g, '$1 me'],
  [/\bthe last time$/, 'last time'],
  [/^(?:tack|fire|stick|bung|lash|fling|toss|tip|whack|sling|chuck|shove|pop|throw|bang|slap)\b/, 'put'],
  // What the speaker is about to do with a figure is a command; "I'll go back" and "we'll move on" are talk.
  [
    /^(?:i'll|we'll|i'm (?:going to|gonna)|we're (?:going to|gonna)|i'd (?:like to|rather)) (?=(?:make|put|set|change|knock|drop|bring|take|add|swap|leave) )/,
    '',
  ],
  [/^(?:knock|nudge|crank|bring|take|drop|whack) (it|that) (?:(?:back )?(?:up|down) )?to\b/, 'make $1 to'],
  [
    /^(?:knock|nudge|crank|bump|push|turn|move|take|bring|drop|cut|up|lower|raise) the (time|timing|developer|strength|ratio) (?:(?:back )?(?:up|down) )?to\b/,
    'change the $1 to',
  ],
]

/** Words replaced wherever they occur. */
const WORDS: Readonly<Record<string, string>> = {
  clock: 'timer',
  clocks: 'timers',
  cooked: 'ready',
  "time's": 'time is',
  "long's": 'long is',
}
const oneWord = (word: string, at: number, all: readonly string[]): string =>
  // "Three o clock".
  all[at - 1] === 'o' ? word : (WORDS[word] ?? word)

export const inOwnWords = (text: string): string =>
  SAME.reduce((said, [other, own]) => said.replace(other, own), text.split(' ').map(oneWord).join(' '))
