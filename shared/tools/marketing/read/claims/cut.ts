// How a claim is cut from its sentence: just the word, or the whole clause.

/** What was found, and where it starts. */
export type Hit = { index: number; 0: string }

const CLAUSE = /(?<=[,;:])\s+|\s+(?:[-–—])\s+|\s+(?=(?:and|but|so|because|which|that|while|plus|then)\s)/g

/** "We are the best salon in Leeds" says nothing without "the best"; "the best cuts in town, £40" still sells cuts. */
export function withoutWord(text: string, hit: Hit, id: string): string {
  const before = text.slice(0, hit.index)
  const after = text.slice(hit.index + hit[0].length)
  // "Uses 100% natural products only" says nothing once the claim is gone.
  if (
    id === 'natural' &&
    /\b(?:us(?:e|es|ing)|with|contains?|made (?:of|from|with))\s+(?:only\s+)?$/i.test(before) &&
    /^\s*(?:products?|ingredients?|formulas?|colou?rs?)\b/i.test(after)
  )
    return withoutClause(text, hit)
  if (id !== 'superlative') return `${before} ${after}`
  if (
    /\b(?:we|we['’]re|i|i['’]m|us|team|salon|that|it['’]s|here)\s*(?:are|am|is|as|being)?\s*(?:simply |still |officially |proudly |probably |proud to be )?(?:an?|the)?\s*$/i.test(
      before,
    ) &&
    /^\s*(?:\w+\s+){0,2}?(?:salons?|stylists?|team|hairdressers?|place|barbers?|in\b|$|[.!,])/i.test(after)
  )
    return withoutClause(text, hit)
  return `${before.replace(/\bthe\s+$/i, '')} ${after.replace(/^(\s*[^.,;!?]{0,30}?)\s+in (?:town|the (?:uk|area|country|county|world|city|region|north|south|midlands|business)|[A-Z]\p{L}+)\b/u, '$1')}`
}

/** "Anti-ageing blow dry to make you" → "blow dry"; '' if nothing is named. */
function subjectOf(before: string): string {
  const about = before
    .replace(/\s+(?:to (?:make|help|give|get|leave|keep|let)|that|which|who)\b.*$/i, '')
    .replace(
      /(?:[\s,;:–-]|\b(?:to (?:make|help|give|get|leave|keep|let)|you(?:r)?|that|which|who|is|are|will|can|it|and|really|also|helps?|makes?|hair|the|do(?:es)?|did|not|never|only|cannot|(?:do|does|ca|wo)n['’]?t)\b){1,40}$/i,
      '',
    )
    .trim()
  const words = about.split(/\s+/).length
  return words < 2 ||
    words > 8 ||
    /[,;:]/.test(about) ||
    /^(?:we|you|your|i|it|this|that|they|there|if|because|don['’]?t|stop|come|let|get|say|tell|make|why|are|is|want|fed up|no)\b/i.test(
      about,
    )
    ? ''
    : about
}

/** A claim that spans the sentence: keeps the side with the price; '' if there is none. */
function figured(text: string, hit: Hit): string {
  const figure = /[£€$]\s?\d|\d\s?%/
  const sides = [text.slice(0, hit.index), text.slice(hit.index + hit[0].length)]
  return sides.find(side => figure.test(side))?.replace(/\b(?:that|which|it|and|will|can)\s*$/i, '') ?? ''
}

/** Days and conditions don't name anything for sale. */
const TERMS_ALONE =
  /\b(?:offers?|ends?|until|till|from|valid|only|just|price[sd]?|now|this|next|month|week|clients?|january|february|march|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/gi
const NAMES_THING = /\p{L}{4,}/u
const TOOL =
  /\b(?:with|using|thanks to|from)\s+((?:our|my|the|this|these)\s+[\p{L}\d£$€.’'&-]+(?:\s+[\p{L}\d£$€.’'&-]+){0,4}\s*)[,;.]?\s*$/iu

export function withoutClause(text: string, hit: Hit): string {
  const parts: string[] = []
  let rest = 0
  for (const cut of text.matchAll(CLAUSE)) {
    parts.push(text.slice(rest, cut.index + cut[0].length))
    rest = cut.index + cut[0].length
  }
  parts.push(text.slice(rest))
  let at = 0
  const kept = parts.filter(part => {
    const from = at
    at += part.length
    // The clauses that the match spans.
    if (hit.index < at && hit.index + hit[0].length > from) return false
    // "Safe for you and baby!": the baby is part of the claim.
    return !(from >= hit.index && /^(?:and|or)\s+(?:(?!\d)[\p{L}’']+\s*){1,2}[.!?]*$/u.test(part.trim()))
  })
  if (kept.length === parts.length) return text.replace(hit[0], ' ')
  // "We make hair grow with our new serum, £36": keeps what it is done with, if nothing else names the product.
  const tail = TOOL.exec(parts.find(part => !kept.includes(part) && part.includes(hit[0])) ?? '')?.[1]
  if (tail && !NAMES_THING.test(kept.join(' ').replace(TERMS_ALONE, '')))
    return [tail.trim(), ...kept].join(kept.length > 0 ? ', ' : '')
  if (kept.length === 0) return figured(text, hit)
  // If the first clause names the product, it stays, and only the claim about it goes.
  const head = kept.length > 0 && kept[0] !== parts[0] ? subjectOf(text.slice(0, hit.index)) : ''
  return head === ''
    ? kept.join('')
    : `${head}${kept
        .join('')
        .replace(/^(?:and|but|so)\s+(?:it['’]?s|it is|they are|they['’]re)\s+/i, ', ')
        .replace(/^(?:and|but|so)\s+(?=\w)/i, ' ')
        .replace(/^(?=[^\s])/, ', ')}`
}
