// What turns a remark round: "no allergies except honey", "fine with nuts but not aloe", "like her mum", "fine until now".

const RELATIVE =
  '(?:sisters?|mum|mom|mother|dad|father|brothers?|daughters?|sons?|twin|nan|gran|granny|aunt|cousin|husband|wife|partner|family|kids?|children)'
const SELF = '(?:she|he|they|client|the client|her|him|herself|himself|i|me)'
/** Beside the client, not instead of the client. */
const COMPANY = new RegExp(
  [
    `\\b(?:just )?(?:like|unlike|as with|same as) (?:her|his|their|my|the) (?:[\\w-]+ )?${RELATIVE}\\b`,
    `\\b${SELF} (?:and|&|\\+) (?:her|his|their|my) (?:[\\w-]+ )?${RELATIVE}\\b`,
    `\\b(?:(?:her|his|their|my) )?${RELATIVE} (?:and|&|\\+) ${SELF}(?= (?:both|are|is|have|has|react|can|all|come|came|get)\\b| *:)`,
    `\\((?:so (?:is|does|has)|as (?:is|does|has)|same as|like) (?:her|his|their|my) ${RELATIVE}\\)`,
  ].join('|'),
  'g',
)
const TOO =
  /\b(?:so (?:is|does|has|are) (?:she|he|they|the client)\b|as (?:is|does|has) (?:she|he)\b|(?:she|he|they) (?:is|does|has|are) (?:(?:too|as well|also)(?=\s*$)|also (?:allergic|reacting|reactive|sensitive|intolerant)))/

/** The same words without those who are only named beside the client. */
export const withoutCompany = (text: string): string => text.replace(COMPANY, ' they ')
export const clientToo = (after: string): boolean => TOO.test(after)

const BODY =
  /\ballerg|\breact|\bsensitiv|\bintoleran|\bfine\b|\bok(?:ay)?\b|\btolerates?\b|\bcan (?:have|use)\b/
const NONE =
  /\b(?:no|nil|zero|without|denies|denied|hasn't|doesn't have|not)\b[^.;]{0,160}\b(?:allerg\w*|reactions?|sensitivit\w*|intoleranc\w*|known|issues?|problems?)|\bnkd?a\b|\bn\.k\.d?a\b|\b(?:none|nil)(?: known| reported| stated| noted)?\W*$|\ballerg\w*\W+(?:none|nil|no)\b[^.;]*$/
const EVERYTHING =
  /\b(?:fine|ok(?:ay)?|good|happy|tolerates?|can (?:have|use))\b[^.;]{0,160}\b(?:everything|anything|all|most things)\b/
const GOES_ON =
  /(?<![^.;\n!?])(?<head>[^.;\n!?]*?)[\s,(-](?<turn>except(?:ing)?(?: for)?|apart from|aside from|other than|bar|besides|but(?: for)?|just|only|mainly|not)(?<between>(?:[\s,:/&+]+[\p{L}'-]+){0,4})[\s,:/&+]*$/u
const OF_SOMETHING_ELSE =
  /\b(?:likes?|loves?|wants?|uses?|using|has|have|asked|fine|ok|okay|dry|hair|scalp|ends|smells?|needs?|is|are|prefers?|bought)\b/
const OF_ITS_SMELL = /^[\s,:]*(?:the )?(?:smell|scent)s? of(?: the)?\s*$/
const MORE = /^(?:and|also|plus|as well as|same (?:with|for|goes for)|likewise)\s*:?\s*(?:to |from )?$/
const FEWEST_BACK = 160

/**
 * Where the words before this place were a denial that ends here, or an allergy that goes on: "allergy"; where they were
 * a liking: "wish"; where only its smell is meant: "nothing"; else null. `low`: plain lower case; `end`: where the words end.
 */
export function turnedAt(low: string, from: number, end: number): 'allergy' | 'wish' | 'nothing' | null {
  const back = low.slice(Math.max(0, from - FEWEST_BACK), from)
  const { head = '', turn = '', between = '' } = GOES_ON.exec(back)?.groups ?? {}
  if (turn === '') return null
  if (EVERYTHING.test(head) && !NONE.test(head)) {
    if (OF_ITS_SMELL.test(between)) return 'wish'
    if (OF_ITS_SMELL.test(`${low.slice(from, end)}${/^ of(?: the)? /.exec(low.slice(end))?.[0] ?? ''}`))
      return 'nothing'
  }
  if (OF_SOMETHING_ELSE.test(between)) return null
  const to = /^[\s,:]*(?:(?:to|with|from|for|the|any|not|no|never)\b[\s,:]*)*/.exec(between)?.[0] ?? ''
  const no = /\b(?:not|no|never)\b/.test(to) || turn === 'not'
  const after = low.slice(end, end + 24)
  const denied = NONE.test(head) || (EVERYTHING.test(head) && !/\b(?:not|n't)\b/.test(head))
  if (/^(?:except|apart|aside|other|bar|besides)/.test(turn)) return denied ? 'allergy' : null
  if (/^(?:just|only|mainly)$/.test(turn)) return NONE.test(head) ? 'allergy' : null
  if (no) {
    const fine =
      /\b(?:fine|ok(?:ay)?|good|happy|tolerates?|can (?:have|use|tolerate)|loves?|likes?|no (?:problem|issue|trouble)s?)\b/.test(
        head,
      ) && !/\b(?:allergic|reacts?|can't|cannot)\b/.test(head)
    return fine ? (BODY.test(head) ? 'allergy' : 'wish') : null
  }
  if (!turn.startsWith('but') || !NONE.test(head)) return null
  return between.trim() === to.trim() || /^\w*\s*(?:yes|is|definitely)\b/.test(after) ? 'allergy' : null
}

/** "Allergic to nickel. Also honey." `before` and `after`: of this sentence, around the word. */
export const goesOn = (before: string, after: string): boolean =>
  MORE.test(before.trim()) && /^\w*\s*(?:too|as well|also)?[\s.!]*$/.test(after)

const USED_TO =
  /\b(?:used to|was|were|previously|always|has been|had been|once)\b[^,;]*\b(?:fine|ok|okay|lov\w+|lik\w+|us\w+|toler\w+)\b/
const NOW = /\b(?:now|recently|lately|these days|this time|last time|last visit|since)\b/
const EATEN = /\beats?\b|\beating\b|\bin (?:her |his )?(?:food|tea|coffee|cooking)\b|\bto eat\b|\bdrinks?\b/
const ON_SKIN =
  /\b(?:not|never|reacts?|reacted|rash|itch(?!y (?:scalp|skin))\w*|hives|allerg\w*|swell\w*)\b[^.;]{0,25}\b(?:skin|scalp|hair|topical\w*|in products?)\b|\b(?:on|topical)\w* (?:her |his |the )?(?:skin|scalp|hair)?[^.;]{0,12}\b(?:reacts?|rash|itch\w*|hives|allerg\w*)\b/
const YET =
  /\b(?:but|though|although|however|yet)\b,?\s+(?:it|this|that|they|she came|she comes|came|comes|broke|had a (?:bad |slight |mild )?reaction(?! to)|has a (?:bad |slight |mild )?reaction(?! to)|reacted(?! to)|reacts(?! to))\b/

/** What was fine is so no longer, or only when eaten. `own`: the piece itself; `rest`: from there to the full stop. */
export function noLonger(own: string, rest: string, fine: boolean, reacted: RegExp): boolean {
  const later = rest.slice(own.length)
  if (EATEN.test(own) && ON_SKIN.test(later)) return true
  if (!fine || !reacted.test(later)) return false
  return (USED_TO.test(own) && NOW.test(later)) || YET.test(later)
}
