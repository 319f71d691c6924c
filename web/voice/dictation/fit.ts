// Makes what was heard fit the place where it goes. Pure.

/**
 * Turns "siobhan at example dot com" into an address in a field for one, and drops the "." that a recogniser puts after
 * a name.
 */
export function asTyped(heard: string, type: string, lines: boolean): string {
  const text = heard.trim().replace(/\s+/g, ' ')
  if (type === 'email' || type === 'url')
    return text
      .replace(/[.\s]+$/, '')
      .replace(/\s+(at)\s+/gi, '@')
      .replace(/\s+(dot|point)\s+/gi, '.')
      .replace(/\s*(@|\.)\s*/g, '$1')
      .replace(/\s+(dash|hyphen|minus)\s+/gi, '-')
      .replace(/\s+underscore\s+/gi, '_')
      .replace(/\s/g, '')
      .toLowerCase()
  if (type === 'tel') return text.replace(/[.,]+$/, '')
  return lines ? text : text.replace(/(?<=\p{L})\.$/u, '')
}

/** Adds the spaces needed between the text and what is before and after it. */
export function spaced(before: string, text: string, after: string): string {
  const left = before === '' || /[\s([“"'@/-]$/.test(before) || /^[,.;:!?)]/.test(text) ? '' : ' '
  const right = after === '' || /^[\s,.;:!?)\]”"']/.test(after) ? '' : ' '
  return `${left}${text}${right}`
}
