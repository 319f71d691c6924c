// Words of the trade that a client can't be expected to know. Explained in the same breath, they are no fault.

const JARGON: readonly RegExp[] = [
  /(?<![£$€\d.])(?<!\b(?:day|mon|tues?|wed|thurs?|fri|sat|sun|at|by|till|until|from|past|before|after|about|around) )(?<!\b(?:got|have|there's|the|or|got a) (?=\d{1,2}\.(?:00|15|30|45)\b))\b\d{1,2}[/.]\d{1,3}\b(?!\s?(?:am|pm|%|cm|inch|o'clock|slot))/gi,
  /\b(?:5|10|13|20|30|40)[ -]?vol(?:ume|s)?\b/gi,
  /\b[TN]\d{1,2}[a-z]?\b|\b\d{1,2}[NAGVRB]{1,2}\b/g,
  /\b(?:3|4|6|9|12) ?%(?= ?(?:rp|peroxide|developer|oxid|cream)|[,.\s]*$)/gi,
  /\b(?:RP|PPD|PTD|NMF|H2O2|TBC|AP|NN|NMF|MEA|TPA|WB)\b/g,
  /\b1 ?: ?\d(?:\.\d)?\b/g,
  /\b(?:canities|mixton|zonal|chelat\w*|cystine|hydrolysed|trichorrhexis|double process|pre-?pig|swatch(?:ing)?|n series|tint back|tensile|lanthionine|thio\w*|hydroxide|monomers?|ionic|occlusive\w*|film[- ]former|rotational|baseline guide|air ?touch|teasylights|hair type \d)\b/gi,
  /\b(?:level|base|depth) (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b/gi,
  /\b(?:developer|peroxide|oxidant|oxidi[sz]e\w*|porosity|porous|cuticle|cortex|medulla|melanin|pheomelanin|eumelanin|undertones?|underlying pigment|pre-?pigment\w*|filler|demi(?:-?permanent)?|quasi|alkaline|acidic|ph\b|ammonia|mea\b|cationic|surfactants?|anionic|hydrophobic|hydrophilic|sodium (?:chloride|laur\w+)|sles\b|sls\b|inci\b|demarcation|dimethicone|propylene|persulphate|persulfate|peptides?|humectants?|emollients?|polymers?|amino|keratin bonds|disulphide|disulfide|elasticity|emulsif\w+|colour melt|root (?:smudge|shadow|melt)|shadow root|foilyage|babylights|slicing|weave|back-to-back|point cut\w*|chipping in|overdirect\w*|elevation|disconnect\w*|graduation|graduated|undercut|channel cut\w*|texturi[sz]\w*|thinning shears|neutrali[sz]e\w*|counteract|colour wheel|toner formula|high-?lift|pre-?lighten\w*|decolou?ri[sz]\w*|balayage|cap off|lowlights|t-?section|perimeter|occipital|parietal|nape|crown section|diffus\w+|type (?:2|3|4)[abc]?|(?:2|3|4)[abc] (?:curl|hair)|sebum|telogen|anagen|effluvium|follic\w+|trichology|seborrh\w+)\b/gi,
]
/** Every client has heard these: named alone they puzzle nobody. */
const KNOWN =
  /^(?:balayage|lowlights|weave|filler|diffus\w*|ammonia|undercut|crown section|nape|cuticle|porous|developer)$/i
const EXPLAINED =
  /\b(?:which (?:means|is|just means|basically)|that means|meaning|means|in other words|that(?:'s| is) (?:the|a|an|just|when|how|where|what)|i\.?e\.?|basically|so (?:that|it|your|the)|called|known as|we call|the word for|like a|think of|to (?:help|cool|calm|take|make|soften)|because)\b|[(–—]/i

/** The words of the trade in a sentence that are left unexplained there and in the next. */
export function jargonIn(sentence: string, following = ''): string[] {
  const found = JARGON.flatMap(pattern => [...sentence.matchAll(pattern)].map(match => match[0].trim()))
  const strange = [...new Set(found)].filter(word => !KNOWN.test(word))
  if (strange.length === 0) return []
  // One or two words can be explained; a stack can't.
  if (
    strange.length <= 2 &&
    (EXPLAINED.test(sentence) || /^(?:that|which|it|this|so|in other)\b.*\bmean/i.test(following))
  )
    return []
  return strange
}
