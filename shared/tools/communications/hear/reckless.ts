// Advice that hurts in the chair: on with it though it burns, a painkiller first, a test cut short, hair colour on lashes.
import { denied, tidy } from './text'
import type { Told } from './told'

const GOES_ON_HEAD =
  '(?:bleach|lightener|toner|tint|dye|developer|peroxide|relaxer|perm(?:ing)? lotion|colou?r|lotion|highlights|foils)'
const SMARTS = '(?:burn\\w*|sting\\w*|stung|tingl\\w*|itch\\w*|smart(?:s|ing)|hurt(?:s|ing)?|sore)'
const SMARTING = new RegExp(`\\b${SMARTS}`, 'i')
const TO_LIGHTEN = new RegExp(`\\b(?:${GOES_ON_HEAD}|white|blonde|on)\\b|=blonde`, 'i')
/** On with it: what the skin says is not heeded. */
const ENDURE =
  "(?:just |try and |try to |you )*(?:ride it out|hang (?:on|in there)|hold on|sit (?:tight|it out|through it)|bear with (?:it|me)|put up with it|grit your teeth|grin and bear|breathe through|power through|push through|blow on it|fan it|keep your eyes (?:shut|closed)|shut your eyes|ignore it|leave it (?:on|in|a bit|a few|another|for)|(?:it|that)(?:'s| is|'ll| will)?(?: just| only| soon| all| usually| be)* (?:goes? off|pass(?:es)?|wears? off|stops?|normal|a good sign|working|how you know|doing its (?:job|thing)|fine))"
const TAKES_CARE =
  /\b(?:shampoo|mask|conditioner|(?:pepper)?mint|tea tree|your eyes, rinse|straight (?:away|off)|right (?:away|now)|off now|all off|rins\w+ it (?:all )?(?:off|out)|stop (?:and|the|straight)|tell me|let me know|shout|say so|say stop|put your hand|we(?:'ll| will)? stop|i(?:'ll| will) (?:stop|rinse|take|wash)|(?:i|we) (?:stop|rinse|take|wash)|straight over|to the basin|they (?:said|told)|wrong|myth|gp|doctor|pharmacist|111|999|don't|never|shouldn't|not)\b/i

type Rule = { any: RegExp; unless?: RegExp; when?: (told: Told, said: readonly string[]) => boolean }
/** It comes off, or is looked at, there and then. */
const COMES_OFF =
  /^(?:right, |okay,? |ok,? )?rinsing\b|\b(?:i'm|i'll|we|we'll|let's|let me|while i|want to)\b[^.!?]{0,20}\b(?:rins\w*|wash\w*|(?:tak|get|fetch)\w*\b[^.!?]{0,30}\b(?:off|out)|stop|see your skin|look at your (?:skin|scalp))\b/i
const LONGER =
  /\b(?:another|longer|more|stick with|grit|leave it on|soon|later|at the end|bill)\b(?![^.!?]*n't worth)/i
const NOT_OFF =
  /\b(?:in (?:a|another|five|ten|\d+)|another|nearly|almost|after|once|until|when|if|then)\b|\bnot\b|n't\b|\?$/i
const BURNS_NOW =
  /\b(?:this|it|its|head|scalp|bleach|colou?r|dye|tint|foils|relaxer|toner|lotion|stuff)(?:'s| is| really| starting| still| all)* (?:really |starting to |properly |all |a bit )*(?:burn|sting|stung|tingl|itch|hurt|on fire)/i
const CHEMICAL = new RegExp(`\\b${GOES_ON_HEAD}|=blonde`, 'i')
/** What hurts is no colour. */
const ELSE =
  /\b(?:cape|gown|collar|ponytail|dryer|basin|tongs|straighteners|brush|comb|wax\w*|neck|eyes|nose|back|towel)\b/i
const burns = ({ last, meaning }: Told): boolean =>
  BURNS_NOW.test(last) &&
  !ELSE.test(last) &&
  (CHEMICAL.test([last, ...meaning].join(' ')) || /\b(?:burn|sting|stung|tingl)\w*/i.test(last))

const RULES: readonly Rule[] = [
  // "If it burns, ride it out."
  {
    any: new RegExp(
      `\\b(?:if|when|once|even if) (?:it|you|your \\w+|that)[^.!?]{0,20}\\b${SMARTS}[^.!?]{0,25}?\\b${ENDURE}`,
      'i',
    ),
    unless: TAKES_CARE,
    when: ({ last }) => !/\b(?:thread\w*|wax\w*|massage)\b/i.test(last),
  },
  // "Rinse it if it burns, then carry on."
  {
    any: new RegExp(
      `\\b(?:rins\\w*|wash\\w*|wip\\w*|splash\\w*|dab\\w*)\\b[^.!?]{0,50}\\b(?:carry on|keep going|crack on|go again|(?:put|pop|slap|whack|get|apply|add) (?:\\w+ ){0,3}?(?:back on|more (?:\\w+ )?on|more ${GOES_ON_HEAD})|re-?apply|start again)\\b`,
      'i',
    ),
    unless: /\b(?:shampoo|conditioner|mask|eyes|another day|next time|never|not|patchy|until)\b|n't\b|\?$/i,
    when: told =>
      burns(told) ||
      SMARTING.test([...told.meaning].join(' ')) ||
      told.stung ||
      told.sore ||
      told.meaning.has('=allergy'),
  },
  {
    any: new RegExp(
      `\\b(?:if|when) (?:it|your \\w+)[^.!?]{0,15}\\b${SMARTS}\\b[^.!?]{0,40}\\b(?:rins\\w*|wash\\w*|splash\\w*)\\b[^.!?]{0,30}\\b(?:carry on|keep going|crack on|go again|put (?:it|some|more) (?:back )?on|re-?apply)\\b|\\brins\\w*\\b[^.!?]{0,20}\\bif (?:it|your \\w+)[^.!?]{0,15}\\b${SMARTS}\\b[^.!?]{0,20}\\b(?:carry on|keep going|crack on|go again|put (?:it|some|more) (?:back )?on)\\b`,
      'i',
    ),
    unless: /\b(?:don't|never|not|shampoo|mask|eyes?)\b/i,
  },
  // It burns now: "nearly done", "another ten minutes".
  {
    any: /\b(?:another|(?:a )?(?:few|couple of) more|\d+ more|five more|ten more|nearly (?:done|there)|almost (?:done|there)|not (?:much|long) (?:longer|left|now|to go)|(?:a )?(?:bit|little) longer|last (?:few|five|ten)|just \d+|only \d+|leave it(?! to (?:me|us)\b)|stick with it|bear with|hang (?:on|in there)|sit tight|hold on|grit|put some more on)\b/i,
    unless:
      /\b(?:rins\w* (?:it|that|this|you)|off (?:now|right|straight)|basin|take it off|wash(?:ing)? it|gp|pharmac\w*|doctor|not leav\w*|isn't worth|won't|can't|don't|rather than|instead|another (?:day|time|way|colour))\b|\?$/i,
    when: (told, said) =>
      burns(told) &&
      !(
        said.some(each => COMES_OFF.test(each) && !NOT_OFF.test(each)) &&
        !said.some(each => LONGER.test(each))
      ),
  },
  // "Keep it on until it hurts", "the longer you can bear it".
  {
    any: /\b(?:leav\w*|keep\w*|sit|stay\w*|on)\b[^.!?]{0,30}\b(?:(?:un)?till?|as long as|for as long as|longer) (?:it (?:really |starts to |properly )?(?:hurts?|burns?|stings?|tingles?)|you(?:'re| are| can't| couldn't| can| could)?(?: not| no longer)? (?:stand|bear|take|handle|cope|manage|put up))\b/i,
    unless: /\b(?:don't|never|not leave|won't|mask|conditioner|oil|dryer|ponytail)\b|\?$/i,
  },
  // A painkiller or a hay-fever tablet, so that it goes on all the same.
  {
    any: /\b(?:take|have|pop|neck|get)\b[^.!?]{0,20}\b(?:paracetamol|ibuprofen|nurofen|painkillers?|piriton|antihistamines?|aspirin|numbing cream|emla)\b[^.!?]{0,40}\b(?:before|first|beforehand|and (?:then )?(?:it|we|you|carry on|crack on|keep going)|so (?:it|you|we|that)|won't)\b/i,
    unless:
      /\b(?:gp|doctor|pharmacist|don't|never|hides?|rather|if you need|hangover|headaches?|migraines?|periods?)\b|\?$/i,
    when: told =>
      /\b(?:burn|sting|itch|sore)/i.test(told.last) ||
      !/\b(?:headaches?|migraines?|hangover|periods?)\b/i.test(told.last),
  },
  // "No need to test, it's veg based": nobody is spared by what it is made of.
  {
    any: /\b(?:no need (?:to|for (?:you to|us to|me to)) (?:patch |skin |allergy )?test(?:ing)?\b|no need for (?:patch |skin |allergy )?testing|(?:we|i) (?:don't|never|won't|needn't|no longer) (?:need to |have to |bother (?:to |with )?|usually |really )*(?:do|test|testing|doing)(?: (?:the|a|any|your) (?:patch |skin |allergy )?tests?| (?:patch|skin|allergy) tests?| you| for (?:that|it|this|tint|lashes|brows))\b)/i,
    unless:
      /\b(?:animals?|sits on the hair|wash(?:es)? out|cuts?|trim|blow|today(?! (?:so|as))|first|if (?:it's|we're|you're) (?:only|just)|same day|until|without|after|another|again|valid|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bdo the (?:patch |skin )?test (?:on|at|and|in|before)\b/i,
    when: told =>
      /\b(?:test\w*|tint|dye|colou?r|lash\w*|brow\w*|bleach|allerg\w*)\b/i.test(told.last) || told.hazard,
  },
  {
    any: /\b(?:veg(?:etable|gie|an)?(?:[- ]based)?|natural|organic|ammonia[- ]free|ppd[- ]free|henna|gentle(?:r)?|mild(?:er)?|herbal|plant[- ]based|hypoallergenic|salon[- ]grade|professional)\b[^.!?]{0,40}\b(?:so |and |means )?(?:(?:you|she|he|it|they) )?(?:won't|can't|don't|doesn't|never|cannot|couldn't|no one|nobody)(?: ever)? (?:reacts?|cause (?:a |any )?(?:reactions?|allerg\w*)|be allergic|have a reaction|(?:need|require)s? (?:a |any |the )?(?:patch |skin |allergy )?test\w*)\b/i,
    unless:
      /\b(?:but|still|even|doesn't mean|isn't|don't think|(?:people|some|they) (?:say|think)|wrong|a myth)\b|\?$/i,
  },
  // A test that is done now and read in ten minutes is none.
  {
    any: /\b(?:patch|skin|allergy) test\b[^.!?]{0,30}\b(?:(?:and|then) (?:we(?:'ll| can| could)?|i(?:'ll| can)?|you can)? ?(?:just |then )*(?:colou?r|dye|tint|crack on|start|get (?:started|going)|go (?:ahead|straight)|do (?:it|the colou?r|your))\b[^.!?]{0,25}\b(?:today|straight (?:after|away|on)|in (?:a )?(?:few|five|ten|fifteen|twenty|half|\d+) ?(?:mins?|minutes|an hour)?|after (?:five|ten|fifteen|twenty|\d+) ?(?:mins?|minutes)|while you)|(?:ten|five|fifteen|twenty|thirty|10|5|15|20|30) ?(?:mins?|minutes)(?: is (?:plenty|enough|fine)| before (?:we|i|the colou?r)| and (?:if|then) ))/i,
    unless:
      /\b(?:48|forty-eight|two days|2 days|another day|come back|tomorrow|can't|not|never|takes (?:about )?(?:ten|five|\d+) ?min)\b|\?$/i,
  },
  {
    any: /\bsign (?:a|an|this|the|our|my|your) (?:\w+ )?(?:disclaimer|waiver)\b/i,
    unless: /\b(?:wouldn't|doesn't|won't|can't|never|not|even if|even|photos?|post|models?)\b|\?$/i,
  },
  // Hair colour near the eyes.
  {
    any: /\b(?:use|put|pop|dab|slap|run|brush|do|add)\b[^.!?]{0,25}\b(?:(?:hair |root |leftover |left over |same |your |this |that |the |bit of |some of )+(?:colou?r|dye|tint|bleach))\b[^.!?]{0,25}\b(?:on|through|to|for) (?:your |the |her |his )?(?:eye ?)?(?:brows?|lash(?:es)?)\b/i,
    unless: /\b(?:can't|cannot|never|don't|not|won't|test)\b|n't\b|\b(?:brow|lash) (?:tint|dye)\b|\?$/i,
  },
  // A sore scalp, and the colour is what calms it.
  {
    any: /\b(?:colou?r|dye|tint|bleach|toner)\b[^.!?]{0,15}\b(?:should|will|'ll|might|can|actually|usually)(?: actually| even| probably| really)? (?:calm|soothe|help|heal|dry|sort|settle)(?: (?:it|that|the \w+|your \w+))?\b/i,
    unless:
      /\b(?:shampoo|conditioner|oil|mask|cream|gp|pharmac\w*|doctor|serum|won't|not|never|orange|brass\w*|yellow|balance|tone)\b|n't\b|\?$/i,
    when: told => told.irritated || told.sore || told.stung,
  },
  // Children: "we do kids all the time", "a bit of bleach won't hurt her".
  {
    any: new RegExp(
      `\\b(?:${GOES_ON_HEAD})\\b[^.!?]{0,40}\\b(?:won't|doesn't|can't|never|wouldn't) (?:do (?:her|him|them|you) any harm|(?:hurt|harm|matter|bother)(?: (?:her|him|them|kids|children|a child))?)\\b|\\b(?:bleach|colou?r|dye|tint|highlight)\\w* (?:kids|children|little ones|toddlers)\\b|\\bwe do (?:kids|children|little ones|loads of (?:kids|children))\\b`,
      'i',
    ),
    unless: /\b(?:wash(?:es)?[ -]?out|chalks?|spray|mascara|clip|temporary|don't|cuts?|wigs?|never|not)\b/i,
    when: told =>
      told.hazard &&
      /\b(?:bleach|colou?r|dye|tint|highlights|pink|blue|purple|blonde|red|ends|streaks?)\b/i.test(
        [told.last, ...told.meaning].join(' '),
      ),
  },
  // A box over bleach turns to mud, and a kit at home burns.
  {
    any: /\b(?:get|grab|use|buy|put|whack|slap|stick|chuck|pop|try|bung|pick up|do)\b[^.!?]{0,30}\b(?:box(?:ed)?|supermarket|shop[- ]bought|drugstore|chemist|home) (?:\w+ )??(?:dye|colou?r|brown|black|bleach|tint|blonde|kits?)\b/i,
    unless:
      /\b(?:can't|cannot|never|don't|not|won't|wouldn't|avoid|rather than|instead of|shampoo|conditioner|mask|remover|if you|stripp\w*|you (?:put|used|did|had)|did you|spray|away from|no more|stop|builds?|before you|out|off|rid|people|if i|and you(?:'ll| will)|go(?:es)? (?:khaki|green|muddy))\b|n't\b|\?$/i,
    when: ({ meaning }) =>
      ['=blonde', '=orange', '=dark', 'green', 'toner', 'dye', 'colour'].some(word => meaning.has(word)),
  },
  {
    any: /\b(?:patch|skin|allergy) test\b[^.!?]{0,25}\b(?:while you (?:have|wait|sit)|over (?:a |your )?(?:coffee|tea|cuppa))\b[^.!?]{0,30}\b(?:then|and)\b/i,
    unless: /\b(?:48|two days|tomorrow|day|book|home|not|never|can't)\b|\?$/i,
  },
  {
    any: /\bas long as you can (?:stand|bear|take|handle|cope)\b/i,
    unless: /\b(?:mask|conditioner|oil|don't|never|not)\b|\?$/i,
    when: ({ last, meaning }) =>
      !/\b(?:oil|mask|conditioner|treatment)\b/i.test(last) && TO_LIGHTEN.test([last, ...meaning].join(' ')),
  },
  // Bleach from under the sink.
  {
    any: /\b(?:use|try|add|mix|put|dab)\b[^.!?]{0,25}\b(?:household|kitchen|toilet|domestic|laundry) bleach\b|\bdomestos\b/i,
    unless: /\b(?:never|don't|not|no|people|end up|hospital)\b|\?$/i,
  },
]

/** The sentence that would hurt whoever follows it. */
export function recklessIn(sentences: readonly string[], told: Told): string | null {
  const said = sentences.map(tidy)
  const at = said.findIndex(sentence =>
    RULES.some(({ any, unless, when }) => {
      const found = any.exec(sentence)
      return (
        found !== null &&
        !(unless?.test(sentence) ?? false) &&
        !denied(sentence, found.index) &&
        (when?.(told, said) ?? true)
      )
    }),
  )
  return sentences[at] ?? null
}
