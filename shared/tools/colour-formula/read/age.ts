const NOT_OF_PERSON =
  /\b(?:dye|colour|tint|highlights|balayage|perm|foils|bleach|henna|extensions|relaxer)\w*\s*(?:is|was|about|from|of|are)?\s*$/

/** Years since a year of birth; at most one too many. */
export function sinceBirth(text: string, year: number): number | null {
  const born = text.match(
    /\b(?:dob|d\.o\.b\.?|born|date of birth)\D{0,12}(?:\d{1,2}[/.-]\d{1,2}[/.-]|\d{1,2} [a-z]+ )?((?:19|20)\d\d)\b/,
  )
  return born ? year - Number(born[1]) : null
}

/** Said of the client in so many words: whose age another number is doesn't matter then. */
const OF_CLIENT =
  /\b(?:client|customer)(?: herself| himself)? (?:is|aged) ([1-9]\d)\b(?!\s*(?:%|cm|\/|\.\d|vol|weeks|months))/

/** Somebody whom the client has with her: "her daughter is 14". "My daughter" may be whom the question is about. */
const OF_ANOTHER =
  /\b(?:her|his|their) (?:(?:own|little|younger|older|elder|eldest|youngest) )?(?:daughter|son|child|kid|niece|nephew|sister|brother|grand(?:daughter|son|child))(?:'s| is| who is| was)?\s+(?:only |just |nearly |almost |still |turning |aged )*\d{1,2}(?: years? old| ?yo)?\b/g

export function age(said: string): number | null {
  const text = said.replace(OF_ANOTHER, ' ')
  const stated = Number(text.match(OF_CLIENT)?.[1] ?? 0)
  if (stated >= 16) return stated
  const patterns = [
    /\b(?:aged?|age is|age:)\s*(\d{1,2})\b/g,
    /\b(\d{1,2})\s*-?\s*(?:years?|yo|y\/o|y)\s*-?\s*old\b/g,
    /\b(\d{1,2})\s?(?:yo|y\/o)\b/g,
    /\b(?:teen(?:ager)?|girl|boy|lady|woman|man|male|female|student)\b,?\s(?:of |is )?(\d{1,2})\b(?!\s*(?:%|cm|\/|\.\d|vol|weeks|months))/g,
    /\b(?:she|he|they|client|girl|boy|daughter|son|who|pupil|student|niece|nephew|granddaughter)(?:'s| is|'re| are)?\s+(?:only |just |nearly |almost |still |turning |about to turn )*(1[0-5])\b(?!\s*(?:%|cm|\/|\.|vol|weeks|months|years? ago|levels))/g,
    /\b(?:turn(?:s|ing)?|not yet|isn't yet|nearly|almost)\s+(16)\b/g,
    /\b(1[0-6])th birthday\b/g,
    /\b(16)(?: years? old)? (?:next|tomorrow|soon|(?:in|within) (?:a|\d+|a few) (?:days?|weeks?|months?))\b/g,
    // Alone between commas: no hair is that light, so it is an age.
    /(?:^|[;\n]|(?<!\d)[,.]|[,.]\s)\s*(1[1-5])\s*(?=$|[,;\n]|\.(?!\d))/g,
    /(?:^|[;(]\s*|(?<!\d)[,.]\s*|[,.]\s+)(1[0-5])\s*(?:,|and)?\s*(?:mum|mother|parent|dad|school)/g,
  ]
  for (const [position, pattern] of patterns.entries())
    for (const hit of text.matchAll(pattern)) {
      if (NOT_OF_PERSON.test(text.slice(0, hit.index))) continue
      const years = Number(hit[1])
      if (
        position === 1 &&
        /^\s*(?:dye|colour|tint|highlight|balayage|perm|box)/.test(text.slice(hit.index + hit[0].length))
      )
        continue
      if (
        position === 4 ||
        /\b16\b.* (?:next|tomorrow|soon|in|within)\b|\b(?:turning|turns|nearly|almost|not yet|about to turn|next)\b/.test(
          hit[0],
        )
      )
        return Math.min(years - 1, years === 16 ? 15 : years)
      if (years >= 3 && years <= 99) return years
    }
  return null
}
