// What plain English is held against: each rule looks at one string and says what it found.

export type Finding = { rule: string; found: string }

/** Phrases that don't mean what their words say. */
const IDIOMS = [
  'a piece of cake',
  'all set',
  'at a glance',
  'at the end of the day',
  'at your fingertips',
  'back to square one',
  'ballpark',
  'bear in mind',
  'behind the scenes',
  'best of both',
  'best practice',
  'bite the bullet',
  'boost',
  'break the ice',
  'bring up to speed',
  'by and large',
  'by heart',
  'call it a day',
  'come in handy',
  'cut corners',
  'deep dive',
  'down the line',
  'down the road',
  'drop the ball',
  'drop us a line',
  'eye to eye',
  'eye-catching',
  'fall through',
  'figure out',
  'fine-tune',
  'first things first',
  'for good measure',
  'from scratch',
  'game changer',
  'get rid of',
  'get the hang',
  'get to grips',
  'give it a go',
  'give it a try',
  'go the extra mile',
  'good to go',
  'hand in hand',
  'hang on',
  'hassle',
  'have a go',
  'head start',
  'heads up',
  'heads-up',
  'hit the ground',
  'in a nutshell',
  'in no time',
  'in the long run',
  'in the loop',
  'in the meantime',
  'in your corner',
  'jump in',
  'keep an eye',
  'keep in mind',
  'keep track',
  'keep you posted',
  'kick off',
  'kick-start',
  'know-how',
  'knock-on',
  'last but not least',
  'level up',
  'live and breathe',
  'low-hanging',
  'make sense',
  'mind the',
  'no brainer',
  'no-brainer',
  'nuts and bolts',
  'off the cuff',
  'off the shelf',
  'off the top',
  'on board',
  'on hand',
  'on the ball',
  'on the fence',
  'on the fly',
  'on the go',
  'on the house',
  'on the same page',
  'on top of that',
  'on track',
  'once in a blue moon',
  'one-stop',
  'out of the blue',
  'out of the box',
  'out of the way',
  'over the moon',
  'peace of mind',
  'pick up where',
  'piece of the puzzle',
  'pinpoint',
  'play it by ear',
  'plug and play',
  'pull it off',
  'put your finger',
  'quick win',
  'rest assured',
  'ring a bell',
  'road map',
  'roadmap',
  'rule of thumb',
  'run of the mill',
  'run into',
  'safe bet',
  'say the word',
  'seamless',
  'second nature',
  'shed light',
  'side by side comparison',
  'sit tight',
  'sky-high',
  'sort out',
  'spot on',
  'state of the art',
  'stay on top',
  'step up',
  'supercharge',
  'take care of business',
  'take it from there',
  'take off',
  'the bottom line',
  'the lion’s share',
  'think outside',
  'time flies',
  'tip of the iceberg',
  'to the letter',
  'touch base',
  'turn heads',
  'under the hood',
  'under the weather',
  'up and running',
  'up in the air',
  'up to scratch',
  'up to speed',
  'whole nine yards',
  'win-win',
  'word of mouth',
  'work like a charm',
  'worth your while',
  'you name it',
] as const
const idiom = new RegExp(`\\b(?:${IDIOMS.map(each => each.replaceAll("'", "[’']")).join('|')})\\b`, 'i')

/** Said correctly, and by nobody in a salon. */
const STILTED =
  /\b(?:also (?:without|when)|so long as|which is what|told apart|is kept of|tells? of|held against|not to be had|w(?:as|ere) begun|comes? along|was used already|goes on without|doubles nothing)\b/i

const LATIN = /\b(?:e\.g|i\.e|etc|viz|vs|ergo|per se|ad hoc|via|et al|n\.b)\b\.?/i
/** "Just now" is a time, and hair that breaks easily does. */
const BELITTLES =
  /\b(?:simply|just(?! (?:now|before|after)\b)|easy|(?<!\b(?:breaks|reacts|burns) )easily|obviously|of course|clearly|merely|effortless(?:ly)?)\b/i

/** Parts of a sentence in which two noes would have to be reckoned against each other. */
const clausesOf = (text: string): string[] =>
  text.split(
    /[,;:.?!()–—•‘’"]\s|\s(?:and|but|or|so|so that|because|until|unless|if|when|where|while|as|than|that|which|who|what|to|before|after|also)\s/i,
  )
const NO = /\b(?:not|never|no|nobody|nothing|none|nowhere|neither|nor|without|cannot|hardly)\b|n[’']t\b/gi
const UN =
  /\b(?:not|never|n[’']t)\s+(?:un(?:common|usual|like|likely|known|clear|able|reasonable|necessary|safe|aware|helpful|fair)\w*|im(?:possible|probable)|in(?:correct|frequent\w*|visible|complete|sufficient)|ir(?:relevant|regular))/i

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu) ?? []
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?!][’”)]?)\s+|\s[•·]\s/)
    .map(each => each.trim())
    .filter(each => wordsOf(each).length > 1)

export const LONGEST_SENTENCE = 25

export function findingsIn(marked: string): Finding[] {
  const text = marked.replaceAll('**', '')
  const found: Finding[] = []
  const say = (rule: string, match: string | undefined): void => {
    if (match) found.push({ rule, found: match })
  }
  say('idiom', idiom.exec(text)?.[0])
  say('stilted', STILTED.exec(text)?.[0])
  say('latin', LATIN.exec(text)?.[0])
  say('belittling', BELITTLES.exec(text)?.[0])
  say('exclamation', /[A-Za-z)]!(?!=)/.exec(text)?.[0])
  say('double negative', UN.exec(text)?.[0])
  for (const clause of clausesOf(text)) {
    // "Neither … nor" is one no, said of two.
    const noes = (clause.match(NO) ?? []).filter(no => !/^nor$/i.test(no))
    if (noes.length > 1) say('double negative', clause.trim())
  }
  for (const sentence of sentencesOf(text)) {
    const count = wordsOf(sentence).length
    if (count > LONGEST_SENTENCE) say('long sentence', `${count} words: ${sentence}`)
  }
  return found
}
