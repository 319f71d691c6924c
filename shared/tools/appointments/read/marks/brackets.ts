// Bracketed times that say when an entry is: "Umi (9-10), Vin (10-10.30)", "[9.00] Ann cut".

import { kindOf } from '../words'
import { isMark, isWhen, MARK, type Mark, markAt } from './marks'

/** Takes the brackets off every time that is alone in them, if its part has no other time. */
export function bracketedTimes(text: string, marks: readonly Mark[]): string {
  const timed = (char: string): boolean => isMark(char) && isWhen(markAt(marks, char)?.mark ?? '')
  const alone = /([([])\s*([\ue000-\uf8ff])\s*[)\]]/g
  return partsOf(text)
    .map(part => {
      // "Elaine tint 10–12, (lunch 12.30–1), Faye …"
      const [, inside = '', end = ''] = /^\s*[([]([^()[\]]*)[)\]]([\s,;.]*)$/.exec(part) ?? []
      return [...inside].some(timed) && kindOf(inside.replace(MARK, ' ')) !== 'client'
        ? ` ${inside}${end}`
        : part
    })
    .map(part =>
      [...part.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')].some(timed)
        ? part
        : part
            .replace(alone, (whole, _open, char: string) => (timed(char) ? ` ${char} ` : whole))
            // "Zoe (10–11, cut)"
            .replace(/\(\s*([\ue000-\uf8ff])\s*[,:–-]\s*([^()]*)\)/g, (whole, char: string, rest: string) =>
              timed(char) ? ` ${char} ${rest} ` : whole,
            ),
    )
    .join('')
}

/** Splits where an entry can end, but never inside brackets. */
function partsOf(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const bit of text.split(/([()[\]]|[,;]|\s\/\s|\.\s|\bthen\b)/)) {
    if (/^[([]$/.test(bit)) depth++
    if (/^[)\]]$/.test(bit)) depth = Math.max(0, depth - 1)
    parts[parts.length - 1] += bit
    if (depth === 0 && /^(?:[,;]|\s\/\s|\.\s|then)$/.test(bit)) parts.push('')
  }
  return parts
}
