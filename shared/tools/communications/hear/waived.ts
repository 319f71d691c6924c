// A client who asks about the skin test, or says that the skin answers, and is told that it does not matter.
import { meaningOf, tidy, wordsOf } from './text'
import type { Told } from './told'

const TEST = /\btest(?:s|ed|ing)?\b/i
/** A driving test, or what is tried on animals, is no test of this skin. */
const OTHER_TEST =
  /\b(?:driving|theory|eye|blood|maths?|spelling|pregnancy|school|hearing|covid)[- ]tests?\b|\banimals?\b|\bcruelty\b/i
/** "My test was clear", "is my test all right?": it was done. */
const OUTCOME =
  /\b(?:my|the) (?:\w+ )?test\b[^.!?]{0,12}\b(?:clear|fine|ok(?:ay)?|all right|negative|come (?:up|out))\b|\b(?:came in|been in|in|came|been) for (?:my|the) (?:\w+ )?test\b[^.!?]{0,12}\b(?:yesterday|last|on|this)\b/i
/** What it costs, whether it hurts: a "no" to that keeps the test. */
const ASIDE = /\b(?:cost|hurt|sting|take long|long to|how long|how much|price|free|react)\b/i
const NEEDED =
  /\b(?:need|needs|needed|have to|must|required|necessary|should|supposed|do you (?:do|want|insist)|do i have)\b/i
/** What asks for a test before it goes on. */
const COLOURS = new Set(
  '=blonde =dark =orange =grey colour dye dyed tint tinted red copper pink lilac lash brow root roots'.split(
    ' ',
  ),
)
/** "I had one here in May": it was done. */
const DONE = /\b(?:had|did|done|passed)\b[^.!?]{0,25}\b(?:tests?|one)\b/i
/** "I've never had one": said of a test, it waits for an answer like a question. */
const UNTESTED = /\b(?:haven't|hasn't|never|didn't|not)\b[^.!?]{0,15}\b(?:test\w*)\b/i
/** "Could we skip it?": a yes gives the test up, a no keeps it. */
const SKIPS =
  /\bskip\b|\b(?:leave out|miss|go without|do without|get out of|not bother|forgo|forget)\b[^.!?,]{0,25}\b(?:tests?|it|one|that|this)\b/i
const YES =
  /^(?:(?:oh|well|erm|um|ah|aw),? )*(?:yes|yeah|yep|sure|course|of course|go on|ok(?:ay)?|fine|no (?:problem|worries)|absolutely(?! not)|all ?right|just this once|why not|i won't tell)\b/i
const WAIVES =
  /^(?:(?:oh|well|yeah|yes|honestly|erm|um|ah),? )*(?:no\b|nah\b|nope\b|not (?:for|with|on|really|necessar\w*|if|today|any ?more|at all)\b|only if\b|officially\b|technically\b|strictly\b|you(?:'ll| will|'d|'re| are)(?: all| totally)? (?:be )?(?:fine|ok(?:ay)?|all right|grand|good)\b|it(?:'ll| will|'s)? (?:be )?(?:all )?(?:fine|ok(?:ay)?)\b|don't (?:worry|bother)\b|(?:that|it|they|those)(?:'s|'re| is| are) (?:just|only|more|mainly) (?:for|a|an|to|if)\b|you(?:'ve| have) (?:always been|never (?:had|reacted|been|come)|been (?:coming|fine))\b|(?:(?:we|i|you) (?:can|could)|we'll|i'll|let's|happy to) (?:just )?(?:skip|leave|miss|forget|ignore|go without|do without|not bother)\b|(?:we|i) (?:only|don't|never|hardly|rarely)\b|(?:nobody|hardly any\w*|most people|we've never)\b)|\bno need\b(?! to (?:be|feel|panic))|\bcovers (?:us|me|you)\b|\b(?:crack on|go ahead|get (?:started|going)|without (?:all )?(?:it|one|that)|(?:can|could|we'll|let's|i'll|happy to) (?:just )?(?:skip|leave|miss out) (?:it|that|the|one)|always been fine|never had (?:a )?(?:problem|reaction|trouble)|just this once|i won't tell)\b/i
const KEEPS =
  /\b(?:can't|cannot|won't be able|wouldn't|must|always|insist|sorry|48|forty-eight|two days|law|book|pop in|dab|behind|to see|check|i'd (?:like|want|rather)|i'll (?:do|need|put) (?:one|a|it)|(?:do|doing) (?:one|it|(?:a|the) (?:\w+ )?(?:test|dab)))\b/i
/** "We only do it if people ask", "you don't need one": no test is kept by these. */
const SELDOM =
  /\b(?:always (?:been|had|come|gone|done)|always (?:fine|ok(?:ay)?))\b|\b(?:only|don't|never|hardly|rarely) (?:usually |really |always |ever |bother |need )*(?:to )?(?:do|doing|one|it)\b[^.!?]*/gi
/** "But no", "everyone has one", "yours is still valid": the test stands. */
const STANDS =
  /\bbut (?:no|yes)\b|\beven (?:if|though|when)\b|\b(?:for|it's) everyone\b|\beveryone (?:has|needs|gets) (?:one|it|a test)\b|\bwe(?: do| all)? (?:test|need)\b|\b(?:why|stick to|let me explain|for (?:your )?safety|keeps? (?:you|us) safe|valid|once every|good for (?:six|\d+) months|no (?:redness|mark)|all clear|it's clear|instead|off the scalp|touch(?:es)? your skin)\b|\btakes? (?:a|one|two|[12]) minutes?\b|\bsee you (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i
/** A cut and what washes out need none. */
const NEEDS_NONE =
  /\b(?:for (?:a |the |your )?(?:cut|trim|blow ?-?dry|wash)|clip|washes out|nothing touches)\b/i

/** Domain 3.1: whoever can't have nuts is offered none of these unless a doctor has cleared it. */
const NUTS = 'nut almond argan macadamia walnut hazelnut pecan cashew pistachio coconut shea'.split(' ')
const LEAVES_OUT =
  /\b(?:no|not|never|none|nothing|out|without|free|avoid\w*|instead|away|rather than|check\w*|skip|allerg\w*|react\w*|sensitive|sorry|except\w*|apart)\b|n't\b|\?$/i

const OFFERS =
  /£ ?\d|\b(?:our|ours|try|use|recommend|suggest|you(?:'d| would)? (?:want|need|love)|(?:is|be) (?:the best|great|perfect|ideal|fine|gorgeous|lovely))\b/i

/** The sentence that offers what the client reacts to. */
export function allergenOffered(sentences: readonly string[], told: Told): string | null {
  if (told.allergens.size === 0) return null
  const words = [...told.allergens].flatMap(word => (/^(?:tree )?nut$|peanut/.test(word) ? NUTS : [word]))
  const offers = (sentence: string): boolean =>
    OFFERS.test(sentence) &&
    !/^so\b/i.test(sentence) &&
    !LEAVES_OUT.test(
      sentence.replace(/\bwon't (?:hurt|matter|do any harm)\b|\bnot (?:much|a lot)\b/gi, ' '),
    ) &&
    words.some(word =>
      ` ${wordsOf(sentence).join(' ')} `.replace(/s /g, ' ').includes(` ${word.replace(/s$/, '')} `),
    )
  return sentences.find(each => offers(tidy(each))) ?? null
}

const SKIN = /\b(?:itch|sting|stung|tingl|burn|sore|hurt|react|rash|sensitive|smart)\w*/i
const EASED = /\b(?:help(?:s|ed|ing)|sorted|better|gone|cleared)\b/i
const GLAD = /\b(?:glad|pleased|for you|hard)\b|\?$/i
const MAKES_LIGHT =
  /\b(?:it|that)(?:'s|s| is| means it's| means it is)?\b[^.!?]{0,25}\b(?:working|doing its (?:job|thing))\b|\b(?:everyone|everybody|they all|loads of people) (?:itch|sting|tingl|burn|react)\w*/i

/** Whether a line keeps the test, or says why none is needed. */
export function keepsTest(whole: string): boolean {
  const kept = whole.replace(SELDOM, ' ')
  return KEEPS.test(kept) || STANDS.test(kept) || NEEDS_NONE.test(whole)
}

/** The sentence that waves a test, or the skin's own warning, away. */
export function waivedIn(sentences: readonly string[], whole: string, told: Told): string | null {
  const light =
    SKIN.test(told.last) && !EASED.test(told.last)
      ? sentences.find(each => MAKES_LIGHT.test(tidy(each)) && !GLAD.test(tidy(each)))
      : undefined
  if (light !== undefined) return light
  if (OTHER_TEST.test(told.last)) return null
  const skips = SKIPS.test(told.last)
  const untested = UNTESTED.test(told.last) && !/\breact/i.test(told.last)
  if (!skips && !untested && (OUTCOME.test(told.last) || (ASIDE.test(told.last) && !NEEDED.test(told.last))))
    return null
  if (!TEST.test(told.last) || (!untested && (!told.asks || DONE.test(told.last)))) return null
  if (keepsTest(whole)) return null
  if (!skips && ![...told.meaning, ...meaningOf(whole)].some(word => COLOURS.has(word))) return null
  const waives = skips ? YES : WAIVES
  return sentences.find(each => waives.test(tidy(each))) ?? null
}
