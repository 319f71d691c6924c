// The state of the scalp, as far as words tell. domain 1.16
import { saidAll, says, wholeSentence } from './says'
import { ofSomeoneElse } from './whose'

export type Scalp = 'calm' | 'condition' | 'sensitive' | 'broken' | 'infectious'

const BROKEN =
  /\b(?:broken|cracked|weep\w*|bleed\w*|open (?:sores?|wounds?|cuts?)|sores?\b|scabs?|scabbed|scabby|cuts?\b(?= on| to| (?:her|his|their|the|my) (?:scalp|head|ear)|s? (?:on|to)|, | and graz)|graz\w+|wounds?|stitches|inflamed|infected|infection|raw|sun[ -]?burn(?:t|ed)?|peeling|blister\w*|rash\w*|burnt scalp|scalp (?:is )?burn\w*|burn\w* (?:her|his|their|the|my) scalp|crust(?:s|y|ed)|eczema|lesions?|flar\w+|scratch\w+|abrasions?|shingles|boils?|abscess\w*|ulcer\w*)\b/

const INFECTIOUS =
  /\b(?:ring ?worm|tinea|capitis|pediculosis|head ?lice|lice|louse|nits?|scabies|impetigo|folliculitis|contagious|fungal|nit|infest\w*|insects?|(?:live|crawling|tiny) (?:bugs?|things)|(?:bugs|eggs) (?:in|on|near|by|close to|along|at) (?:her|his|the|their) (?:hair|scalp|head|roots?|nape)|eggs? (?:stuck|glued|attached|cemented|laid)|(?:something|things?|bugs?|creatures?|critters?) (?:\w+ )?(?:crawling|moving|alive|live)|crawl(?:s|ing) (?:in|on|through|with))\b/

const CONDITION =
  /\b(?:psoriasis|eczema|dermatitis|seborrh\w+|rosacea|lichen|alopecia areata|scalp condition|skin condition|trichotillomania)\b/

const PATCHES =
  /\bpatch(?:es|y)?\b(?! test)[^.;,\n]{0,25}\b(?:red|scaly|scaling|sore|raw|angry|inflamed|crusty|oozing)\b|\b(?:red|scaly|sore|raw|angry|inflamed|crusty|oozing) (?:and \w+ )?patch(?:es)?\b(?! test)/

const CALM =
  /\b(?:in remission|clear(?:ed)?(?: up)?(?: now)?|under control|well controlled|controlled|calm|settled|quiet|healed|not (?:flaring|active|broken|inflamed|sore)|isn't (?:flaring|active)|inactive|no (?:broken|open|active|flare|patches|current)|skin (?:is )?(?:intact|unbroken)|intact|unbroken|years ago|as an? (?:child|kid|baby|teen\w*)|nothing (?:for|since|in)|not for (?:years|ages)|none (?:now|since)|gone|managed|elbows?|knees?|hands?|arms?|legs?|face|body)\b/

const SENSITIVE =
  /\b(?:(?:sensitive|irritated|sore|tender|itchy|itching|stinging|tingling|burning|red|tight|inflamed|painful|flaky and sore) (?:and \w+ )?(?:scalp|skin|head)|scalp\b[^.;,\n]{0,20}\b(?:on fire|burning|stinging|looks? red|looks? angry)|scalp (?:is |feels |a bit |very |quite |currently |really |and |slightly |looks |has been |gets )*(?:sensitive|irritated|sore|tender|itch\w*|red|tight|painful|angry|tingl\w*|sensiti\w*))\b/

/** Of her children or at their school; "the child has nits" is the client, and what she caught from them is hers. */
const NEAR =
  /\b(?:her|his|their) (?:(?:own|little|young|two|three|\d) )*(?:kids?|children|child|family|household)\b|\b(?:at|in|round|around) (?:the |her |his |their |(?:kids?|children)'? |(?:daughter|son)'?s? |local |primary |infants? |junior |secondary |high )*(?:school|class|nursery|playgroup|office)\b/
const CAUGHT =
  /\b(?:gave|given|from|caught|catch\w*|pick\w* up|passed|too|also|as well|both|now (?:she|he|they|has|have)|(?:she|he|client) (?:has|have|had|is|got|found)|her own|his own|on (?:her|his|the) (?:head|scalp|hair)|in (?:her|his|the) hair)\b|^\s*(?:has|have|got|gets|getting|found|find)\b/
/** At their school, but hers and lately: "had nits at school last week". */
const HAD_LATELY =
  /\bhad\b.*\b(?:now|just|today|yesterday|again|still|recent\w*|(?:last|this) (?:week|month|term)|(?:days?|weeks?|months?) ago)\b/

export function scalp(text: string): { scalp: Scalp; words: string; near: string | null } {
  const catching = saidAll(text, INFECTIOUS).filter(
    hit =>
      !/\b(?:cleared|treated and clear|last year|years ago|all gone|as an? (?:child|kid|teen\w*)|in childhood|when (?:she|he) was (?:little|small|young|a (?:kid|child)))\b/.test(
        hit.sentence,
      ),
  )
  const own = catching.find(
    hit =>
      !(ofSomeoneElse(hit) || NEAR.test(hit.piece)) ||
      CAUGHT.test(hit.piece) ||
      (HAD_LATELY.test(hit.piece) && !ofSomeoneElse(hit)) ||
      /\b(?:itch\w*|scratch\w*)\b/.test(hit.sentence),
  )
  if (own) return { scalp: 'infectious', words: own.text, near: null }
  return { ...ownSkin(text), near: catching[0]?.text ?? null }
}

function ownSkin(text: string): { scalp: Scalp; words: string } {
  const condition = saidAll(text, CONDITION).find(hit => !ofSomeoneElse(hit))
  if (condition) {
    const sentence = condition.sentence
    const broken = saidAll(sentence, BROKEN).filter(hit => !/eczema/.test(hit.text))
    const elsewhere =
      /\b(?:elbows?|knees?|hands?|arms?|legs?|face|body)\b/.test(sentence) && !/\bscalp|head\b/.test(sentence)
    if (elsewhere) return { scalp: 'calm', words: condition.text }
    if (
      broken.length > 0 ||
      saidAll(text, BROKEN).some(hit => !/eczema|cut/.test(hit.text) && /scalp|skin|patch/.test(hit.sentence))
    )
      return { scalp: 'broken', words: condition.text }
    if (/alopecia|trichotillomania/.test(condition.text)) return { scalp: 'condition', words: condition.text }
    return { scalp: CALM.test(sentence) || CALM.test(text) ? 'condition' : 'broken', words: condition.text }
  }
  for (const hit of saidAll(text, BROKEN)) {
    if (/\bused to (?:get|have|be|suffer)\b/.test(hit.piece)) continue
    // Scabs and weeping skin on a form about hair are the scalp's, unless another place is named.
    if (
      /^(?:scab|crust|weep|lesion|ulcer|open)/.test(hit.text) &&
      !/\b(?:healed|years? ago|last year|hands?|arms?|legs?|face|body|elbows?|knees?|nose|mouth|feet|back)\b/.test(
        hit.sentence,
      )
    )
      return { scalp: 'broken', words: hit.text }
    if (
      /\b(?:scalp|head|hairline|skin|nape|parting|ears?|crown|temples?|dandruff|flak\w+)\b/.test(
        wholeSentence(text, hit.index),
      ) &&
      !/\b(?:healed|last (?:year|summer)|years ago|broken hair|broken off|hands?|arms?|nose|shoulders?)\b/.test(
        hit.sentence,
      )
    ) {
      if (/^(?:broken|cuts?)$/.test(hit.text) && !/\b(?:scalp|skin|head)\b/.test(hit.piece)) continue
      return { scalp: 'broken', words: hit.text }
    }
  }
  const patch = saidAll(text, PATCHES).find(
    hit =>
      /\b(?:scalp|skin|head|bald|ears?|hairline|nape|neck|temples?)\b/.test(hit.sentence) ||
      /scal|raw|crust|sore|ooz/.test(hit.text),
  )
  if (patch && !/\bpatch test/.test(patch.piece)) return { scalp: 'broken', words: 'sore or scaly patches' }
  const sensitive = saidAll(text, SENSITIVE).find(hit => !/^red head/.test(hit.text))
  if (sensitive) return { scalp: 'sensitive', words: sensitive.text }
  if (
    says(
      text,
      /\b(?:head|scalp) (?:injury|surgery|operation)|\bbrain (?:surgery|operation)|\bcraniotomy|\bhair transplant|\bcradle cap/,
    )
  )
    return { scalp: 'broken', words: 'a scalp that has been treated' }
  return { scalp: 'calm', words: '' }
}
