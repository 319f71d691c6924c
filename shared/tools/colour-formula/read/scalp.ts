// The state of the scalp, as far as words tell. domain 1.16
import { ofSomeoneElse, saidAll, says } from './says'

export type Scalp = 'calm' | 'condition' | 'sensitive' | 'broken' | 'infectious'

const BROKEN =
  /\b(?:broken|cracked|weep\w*|bleed\w*|open (?:sores?|wounds?|cuts?)|sores?\b|scabs?|scabbed|scabby|cuts?\b(?= on| to|s? (?:on|to)|, | and graz)|graz\w+|wounds?|stitches|inflamed|infected|raw|sun[ -]?burn(?:t|ed)?|peeling|blister\w*|rash\w*|burnt scalp|scalp (?:is )?burn\w*|burn\w* (?:her|his|their|the|my) scalp|crust(?:s|y|ed)|eczema|lesions?|flar\w+|scratch\w+|abrasions?|shingles|boils?|abscess\w*|ulcer\w*)\b/

const INFECTIOUS =
  /\b(?:ring ?worm|tinea|head ?lice|lice|nits?|scabies|impetigo|folliculitis|contagious|fungal|nit|infest\w*|insects?|(?:live|crawling|tiny) (?:bugs?|things)|(?:bugs|eggs) (?:in|on) (?:her|his|the|their) (?:hair|scalp|head))\b/

const CONDITION =
  /\b(?:psoriasis|eczema|dermatitis|seborrh\w+|rosacea|lichen|alopecia areata|scalp condition|skin condition|trichotillomania)\b/

const CALM =
  /\b(?:in remission|clear(?:ed)?(?: up)?(?: now)?|under control|well controlled|controlled|calm|settled|quiet|healed|not (?:flaring|active|broken|inflamed|sore)|isn't (?:flaring|active)|inactive|no (?:broken|open|active|flare|patches|current)|skin (?:is )?(?:intact|unbroken)|intact|unbroken|years ago|as an? (?:child|kid|baby|teen\w*)|nothing (?:for|since|in)|not for (?:years|ages)|none (?:now|since)|gone|managed|elbows?|knees?|hands?|arms?|legs?|face|body)\b/

const SENSITIVE =
  /\b(?:(?:sensitive|irritated|sore|tender|itchy|itching|stinging|tingling|burning|red|tight|inflamed|painful|flaky and sore) (?:and \w+ )?(?:scalp|skin|head)|scalp (?:is |feels |a bit |very |quite |currently |really |and |slightly |looks |has been |gets )*(?:sensitive|irritated|sore|tender|itch\w*|red|tight|painful|angry|tingl\w*|sensiti\w*))\b/

/** From one full stop to the next: "scalp is fine but today it is bleeding" speaks of one place. */
function wholeSentence(text: string, index: number): string {
  const before = text.slice(0, index).search(/[^.;!?\n]*$/)
  const after = text.slice(index).search(/[.;!?\n]|$/)
  return text.slice(before, index + after)
}

export function scalp(text: string): { scalp: Scalp; words: string } {
  const infectious = saidAll(text, INFECTIOUS).find(
    hit =>
      !/\b(?:cleared|treated and clear|last year|years ago|all gone|as an? (?:child|kid|teen\w*)|at (?:primary )?school|in childhood|when (?:she|he) was (?:little|small|young|a (?:kid|child)))\b/.test(
        hit.sentence,
      ),
  )
  if (infectious) return { scalp: 'infectious', words: infectious.text }
  const condition = saidAll(text, CONDITION).find(hit => !ofSomeoneElse(hit.piece))
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
      /\b(?:scalp|head|hairline|skin|nape|parting|ears?)\b/.test(wholeSentence(text, hit.index)) &&
      !/\b(?:healed|last (?:year|summer)|years ago|broken hair|broken off|hands?|arms?|nose|shoulders?)\b/.test(
        hit.sentence,
      )
    ) {
      if (/^(?:broken|cuts?)$/.test(hit.text) && !/\b(?:scalp|skin|head)\b/.test(hit.piece)) continue
      return { scalp: 'broken', words: hit.text }
    }
  }
  const sensitive = saidAll(text, SENSITIVE)[0]
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
