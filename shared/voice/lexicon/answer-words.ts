// What people say when something waits for an answer. Exact phrases only: an answer writes to a record, so a near match
// isn't good enough.

const list = (phrases: string): readonly string[] => phrases.split(',').map(each => each.trim())
const verbs = (frame: string, all: string): readonly string[] =>
  list(all).flatMap(verb => list(frame).map(each => each.replace('~', verb)))

/** These agree by themselves. "That's grand" or "do that" alone may be meant for the client. */
const AGREED =
  list(`save, save it, save that, do it, correct, that's right, that's correct, that's it, confirm, go ahead, go for it,
  go on and save it, go on and do it`)
const AFFIRM = list('yes, yeah, yep, yup, aye, ya, uh huh')
const WITH_A_YES = [
  ...list(`that's fine, that's good, that's grand, that's great, that's perfect, that's lovely, that's the one, sounds good,
    sound good, that sounds good, that sound good, spot on, perfect, grand, please do, do, do that, go on`),
  ...verbs(
    '~, ~ it, ~ them, ~ out, ~ it out, ~ them out',
    'start, stop, pause, resume, change, add, use, take, remove',
  ),
]
const NO_WORDS = list('no, nope, nah, naw, na')
const NO_ALONE = [
  ...verbs(
    "don't ~, don't ~ it, don't ~ that, don't ~ them, do not ~, do not ~ it, do not ~ that, do not ~ them",
    'save, do, start, stop, pause, change, add, use',
  ),
  ...list(`don't, do not, that's wrong, that's not right, that's not it, that isn't right, that isn't it, wrong, incorrect,
    don't bother, not that, that's not what i said, i didn't say that`),
]
const AFTER_NO = list('wait, stop, hang on, hold on, leave it, leave that, forget it, thanks, thank you')
const CANCEL =
  list(`cancel, cancel it, cancel that, cancel this, scratch that, scratch it, scrap that, scrap it, bin it, never mind, leave it, forget it, neither,
  neither of them, none of them`)
/** By position in a choice of two. */
const NUMBERS: readonly (readonly string[])[] = [
  list(`first, the first, first one, the first one, first wan, the first wan, first won, the first won, the first of them, one, the one, top one,
    the top one, one at the top, the one at the top, top, the top, number one, number 1, choice one, choice 1, option one, option 1, 1`),
  list(`second, the second, second one, the second one, second wan, the second wan, second won, the second won, the second of them, two, the two,
    other one, the other one, last one, the last one, bottom one, the bottom one, one at the bottom, the one at the bottom, bottom,
    the bottom, number two, number 2, choice two, choice 2, option two, option 2, 2`),
]

/** What is left of the text after each phrase that it begins with. */
const restsOf = (said: string, phrases: readonly string[]): string[] =>
  phrases.flatMap(each =>
    said === each ? [''] : said.startsWith(`${each} `) ? [said.slice(each.length + 1)] : [],
  )

const withoutLink = (said: string): string => {
  const link = ['then ', 'and '].find(each => said.startsWith(each))
  return link ? said.slice(link.length) : said
}

/** Whether the text is one of the first phrases followed only by the others. */
function isChain(text: string, first: readonly string[], others: readonly string[], linked = false): boolean {
  let left = restsOf(text, first)
  while (left.length > 0) {
    if (left.includes('')) return true
    left = [...new Set(left.flatMap(rest => restsOf(linked ? withoutLink(rest) : rest, others)))]
  }
  return false
}

export const saysYes = (text: string): boolean =>
  isChain(text, AGREED, [...AGREED, ...AFFIRM]) ||
  isChain(text, AFFIRM, [...AFFIRM, ...WITH_A_YES, ...AGREED], true)
export const saysNo = (text: string): boolean =>
  NO_ALONE.includes(text) || isChain(text, NO_WORDS, [...NO_WORDS, ...NO_ALONE, ...AFTER_NO])
export const saysCancel = (text: string): boolean => CANCEL.includes(text)
/** 0 for the first of two, 1 for the second; -1 where it is neither. */
export const placeSaid = (text: string): number => NUMBERS.findIndex(all => all.includes(text))
