// What may be said of a product: no medical claim, no promise, no pressure, no money but the list's. [ASA-HL][ASA-HC]
import { plainly } from '../../trade/said'

const MEDICAL =
  /\bcur(?:e|es|ed|ing)\b|\bheal(?:s|ed|ing)?\b|\bremed(?:y|ies)\b|\btreat(?:s|ed|ing)?\b[^.;]{0,30}\b(?:dandruff|psoriasis|eczema|alopecia|hair loss|scalp|condition|dermatitis|thinning|flak\w*|infection|fung\w*)|\b(?:prevents?|stops?|halts?|reverses?|ends?|fights?|combats?|eliminates?|gets? rid of|banish\w*)\b[^.;]{0,25}\b(?:loss|shedding|thinning|balding|fall(?:ing)?|dandruff|eczema|psoriasis|grey)|\bre-?grow\w*|\bhair growth\b|\bgrows? (?:new |more |back|your |her |his )|\bgrow(?:s|ing)? hair\b|\bstops? (?:hair )?(?:loss|shedding)|\bclinical(?:ly)?\b|\bmedical(?:ly)?[- ]grade\b|\bdermatolog\w+[- ](?:tested|proven|approved)|\bdoctor[- ](?:recommended|approved)|\bpermanently (?:repair|fix|straight|smooth)\w*|\brepairs?\b|\bhypo-?allergenic\b|\btherap(?:y|eutic)\w*\b|\bantibacterial\b|\banti-?inflammatory\b|\bdiagnos\w+|\bdetoxif\w+|\bminoxidil\b|\bfinasteride\b/
const PROMISE =
  /\bguarante\w*|\b100 ?%|\bmiracle\b|\binstantly\b|\bforever\b|\bnever (?:again|fades?|break|frizz|split)|\bproven\b|\brisk[- ]free\b|\b(?:completely|totally|perfectly|absolutely|entirely|100% )(?:safe|natural|harmless)|\bsafe\b|\bchemical[- ]free\b|\ball[- ]natural\b|\bno (?:side effects|risk)\b|\bresults? (?:in|within|after) \d/
const PRESSURE =
  /\bmust[- ](?:buy|have|take|get)\b|\bhave to (?:buy|have|take|get)\b|\bneeds? to (?:buy|purchase)\b|\bonly way\b|\bor (?:else|your hair will|you'll|you will)\b|\blast chance\b|\bhurry\b|\bdon't miss\b|\btoday only\b|\bwhile stocks? last|\bonly \w+ left\b|\bselling (?:fast|out)\b|\bact now\b|\blimited (?:time|offer|stock|edition)|\byou'll regret\b|\bwill (?:ruin|fall out|snap off)\b|\bcan't afford not\b|\beveryone (?:is )?(?:buying|buys)\b|\bembarrass\w*|\bugly\b|\bneglect\w*|\bif you (?:cared|care)\b|\birresponsible\b/
const OFFER =
  /\b(?:\d+ ?% (?:off|discount)|half price|buy one|bogof|free (?:gift|sample|shipping|delivery)|discount\w*|on offer|special offer|sale price|reduced (?:to|price)|deal\b|bundle price|save \d|promo\w*)/
const ALLERGEN =
  /\b(?:nut|gluten|wheat|soy|soya|allergen|fragrance|perfume|sulphate|sulfate|dairy|latex|paraben|silicone|ppd)[- ]free\b|\bfree (?:of|from) (?:nuts?|allergens?|gluten|wheat|soya?|fragrance|sulph?f?ates?|ppd)\b|\bcontains? no\b|\bwithout (?:any )?(?:nuts?|allergens?|gluten|fragrance)\b|\bsuitable for (?:nut|allerg|vegan|coeliac)\w*|\bok(?:ay)? (?:for|with) (?:her|his|the|your|nut) (?:allerg\w*|nut)/
/** False for a medical claim, a promise, pressure, an invented offer or a claim about allergens. */
export function mayBeSaid(text: string): boolean {
  const low = plainly(text)
  return !(
    MEDICAL.test(low) ||
    PROMISE.test(low) ||
    PRESSURE.test(low) ||
    OFFER.test(low) ||
    ALLERGEN.test(low)
  )
}

/** What the record says of allergens and wishes may be quoted as the record's. */
export function mayBeQuoted(text: string): boolean {
  const low = plainly(text)
  return !(MEDICAL.test(low) || PROMISE.test(low) || PRESSURE.test(low) || OFFER.test(low))
}

const LEADS = ['but', 'and', 'so', 'also']
const tidied = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ')
function withoutLead(text: string): string {
  const [first = '', ...rest] = text.split(' ')
  return LEADS.includes(first.toLowerCase()) && rest.length > 1 ? rest.join(' ') : text
}
const NEVER_QUOTED = ['heal', 'cure']

/** The record's words, short and without anything that may not be said; its bare word where the whole may not. */
export function quoteOf({ quote, word }: { quote: string; word: string }, may = mayBeSaid): string {
  const clean = withoutLead(tidied(quote.replace(/[“”"]/g, "'")))
  const sayable = (text: string): boolean =>
    may(text) && !NEVER_QUOTED.some(each => text.toLowerCase().includes(each))
  if (sayable(clean)) return clean
  const bare = tidied(word)
  if (bare !== '…' && sayable(bare)) return bare
  // The longest part of it that may be said.
  const [part] = clean
    .split(/[:;.]\s+|\s-\s|,\s+/)
    .filter(each => each.length > 2 && sayable(each))
    .sort((a, b) => b.length - a.length)
  return part ?? '…'
}
