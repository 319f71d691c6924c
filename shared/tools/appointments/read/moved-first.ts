// "Moved Ines from 10 to 11.30", "I've moved Pat to Friday": who it is stands behind the verb.
const MOVED =
  /(^|[.;,(–—-]\s*)(?:(?:note|nb|i|i['’]ve|we|we['’]ve|have|had to|just|also|and|then)[\s:,]+)*(?:moved|rescheduled|swapped|pushed|shifted|switched)\s+((?:(?:mrs|mr|ms|miss|dr)\.?\s+)?\p{Lu}\p{L}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]+)?)(?=\s+(?:over |back |on )?(?:from|to|until|till)\b)/giu

/** The line with the name first, as such a line is read elsewhere. */
export const movedFirst = (line: string): string =>
  /\b(?:mov|resch|swap|push|shift|switch)/i.test(line)
    ? line.replace(MOVED, (whole, before: string, name: string) =>
        /^\p{Ll}/u.test(name) ? whole : `${before}${name} moved`,
      )
    : line
