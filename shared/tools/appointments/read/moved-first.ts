// "Moved Ines from 10 to 11.30": who it is stands behind the verb, and the later time is the one that counts.
const MOVED =
  /(^|[.;,]\s*)(?:(?:[Nn]ote|NB|[Nn]b|I|I['’]ve|[Ww]e|[Ww]e['’]ve|[Hh]ave|[Hh]ad to|[Jj]ust|[Aa]lso|and|then)[\s:,]+)*(?:[Mm]oved|[Rr]escheduled|[Pp]ushed|[Ss]hifted|[Ss]witched|[Ss]wapped)\s+((?:(?:Mrs|Mr|Ms|Miss|Dr)\.?\s+)?\p{Lu}\p{L}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]+)?)\s+(?:(?:over|back|on|up|forward) )?(?:from \d[\d.:]*(?: ?[ap]m)? )?to (?=\d)(?![^.;,]*\sand \p{Lu})/gu

/** The line with the name first and its new time; as it is where the text names that client elsewhere too. */
export const movedFirst = (line: string, text: string): string =>
  /\b(?:mov|resch|swap|push|shift|switch)/i.test(line)
    ? line.replace(MOVED, (whole, before: string, name: string) =>
        text.split(name).length > 2 ? whole : `${before}${name} at `,
      )
    : line
