// Tones that someone wants to get rid of. "Take the green out" wishes for anything but green.
const TONE =
  'green|blue|pink|purple|violet|yellow|orange|lilac|red|brass|brassiness|grey|gold|copper|warm|warmth|ash|ginger'
/** Tones that nobody wants brought out. */
const FAULT = 'green|yellow|orange|brass'
/** "The red back to a brown", but not "back to life". */
const BACK_TO = 'back(?= (?:in)?to (?!life|where|how|what|it|full|glory))'

const UNWANTED: readonly RegExp[] = [
  new RegExp(
    `\\b(?:take|taking|tone|toning|knock|pull|wash|strip|draw|lift|drag|rinse)\\b(?: \\w+){0,3} (?:${TONE})\\w*(?: \\w+){0,2} (?:out|off|down|away|back)\\b`,
    'g',
  ),
  // Getting a tone back, or bringing it out, means wanting it.
  new RegExp(
    `\\b(?:get|getting)\\b(?: \\w+){0,3} (?:${TONE})\\w*(?: \\w+){0,2} (?:out|off|down|away|${BACK_TO})\\b|\\bbring\\b(?: \\w+){0,3} (?:${TONE})\\w*(?: \\w+){0,2} (?:off|down|away|${BACK_TO})\\b|\\bbring\\b(?: \\w+){0,3} (?:${FAULT})\\w*(?: \\w+){0,2} out\\b|\\bbring out(?: \\w+){0,2} (?:${FAULT})`,
    'g',
  ),
  new RegExp(
    `\\b(?:(?:take|get|tone|knock|pull|wash|strip|draw|lift|calm|rinse) (?:out|off|down|away)|bring (?:off|down|away))(?: \\w+){0,2} (?:${TONE})\\w*`,
    'g',
  ),
  new RegExp(
    `\\b(?:remove|get rid of|clear(?:ing)? (?:the|this|that|out|up|away|off)|shift|no more|no|without|fix|neutrali[sz]e|cancel|correct|counter\\w*|kill|lose|fight|less|not so|not too|not as|too|hates?|sick of|tired of|fed up (?:with|of)|had enough of|stop it (?:being|going)|out of|(?<!\\bbring(?:s|ing)? )out|off|not|never|from)\\b(?: \\w+){0,3} (?:${TONE})\\w*`,
    'g',
  ),
  new RegExp(
    `\\b(?:${TONE})(?:ish|y)? (?:tinge|tint|cast|hue|brass|bits|ends out|stain|out|gone|removed|away)\\b`,
    'g',
  ),
]

/** The text without the unwanted tones. */
export function withoutUnwanted(text: string): string {
  return UNWANTED.reduce((result, pattern) => result.replace(pattern, ' '), text)
}
