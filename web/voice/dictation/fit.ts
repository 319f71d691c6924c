// What was heard, made to fit the place where it goes. Pure.

/** "siobhan at example dot com" in a field for an address; "." that a recogniser puts behind a name goes. */
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

/** With the spaces that it needs between what stands before and after it. */
export function spaced(before: string, text: string, after: string): string {
  const left = before === '' || /[\s([“"'@/-]$/.test(before) || /^[,.;:!?)]/.test(text) ? '' : ' '
  const right = after === '' || /^[\s,.;:!?)\]”"']/.test(after) ? '' : ' '
  return `${left}${text}${right}`
}
