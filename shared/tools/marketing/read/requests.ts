// What of a topic is said to the writer, not to the reader: "write a post about", "keep it short", and orders that
// would turn the tool against its own rules.
import { speaks, withoutAsked } from './asides'
import { withoutAudience } from './reader'

const KINDS_OF_TEXT =
  '(?:instagram|insta|ig|facebook|fb|social(?: media)?|email|e-mail|newsletter|marketing|promo(?:tional)?|grid|before[- ]and[- ]after|salon)'
const NOUN =
  '(?:posts?|captions?|emails?|e-mails?|newsletters?|announcements?|adverts?|ads?|stor(?:y|ies)|reels?|messages?|content|copy|something|texts?|blurbs?|things?|one)'
const MAKE =
  '(?:write|create|make|do|post|draft|generate|(?:put|pop|stick|knock) (?:together|out|up)|compose|design|come up with|prepare|produce|give me|need|want|send(?: out)?|share|publish)'
const POLITE =
  "(?:(?:please|pls|plz|hiya|can|could|would|will|you|u|ya|i|we|i'd|we'd|i’d|we’d|like|want|need|to|help|me|us|just|hi|hello|hey)?,{0,2}\\s)*"

const PREFIXES: readonly RegExp[] = [
  /^(?:please )?(?:write|do|make|keep) (?:it|this|one|something) (?:in|with) an? (?:[\w-]+,? (?:and )?){1,3}(?:tone|voice|style|way) (?:about|on)\s+/i,
  new RegExp(
    `^${POLITE}${MAKE}\\s[^.,:;!?]{0,50}?\\b${NOUN}\\b[^.,:;!?]{0,40}?\\s(?:about|announcing|regarding|that(?= (?:we|our|the|it|there)\\b)|saying(?: that)?|to say(?: that)?|telling \\w+(?: that| about)?|letting \\w+ know(?: that| about)?)\\s+`,
    'i',
  ),
  new RegExp(
    `^${POLITE}${MAKE}\\s+(?:(?:me|us|up)\\s+)?(?:(?:an?|the|some|our|another|one|your)\\s+)?(?:(?:[\\w-]+,?\\s+){0,3}?)(?:${KINDS_OF_TEXT}\\s+){0,2}${NOUN}\\b[:,]?(?:\\s+(?:about|on|for|announcing|to (?:announce|promote|advertise|share|celebrate|tell (?:people|clients|every(?:one|body))(?: about| that)?|let (?:people|clients|every(?:one|body)|customers|our clients|followers) know(?: about| that)?|say(?: that)?|remind (?:people|clients|every(?:one|body)|our clients)(?: about| that| to)?|encourage (?:people|clients) to)|promoting|advertising|saying(?: that)?|telling (?:people|clients|every(?:one|body)|them)(?: that| about)?|letting (?:people|clients|every(?:one|body)) know(?: that| about)?|reminding (?:people|clients|every(?:one|body))(?: that| about| to)?|that (?:says|announces|tells (?:people|clients)(?: that| about)?)|which says|with|of|from|(?:to|for) (?:(?:our|my|the|all) )*(?:clients?|customers?|followers|page|grid|members)(?: about)?|explaining|thanking|celebrating|inviting (?:people|clients) to|introducing)(?=\\s|$))?\\s*`,
    'i',
  ),
  new RegExp(
    `^${POLITE}(?:announc(?:e|ing)|promot(?:e|ing)|advertis(?:e|ing)|tell(?:ing)? (?:people|clients|every(?:one|body)|them|our clients)(?: that| about)?|let(?:ting)? (?:people|clients|every(?:one|body)|followers|customers|our clients|them) know(?: that| about)?|remind(?:ing)? (?:people|clients|every(?:one|body)|our clients|them)(?: that| about| to)?|ask(?:ing)? (?:people|clients|every(?:one|body)|our clients|followers|them) (?:to|for)|(?:also )?(?:mention|say(?! (?:hello|hi|goodbye|thanks?|happy)\\b)|state|add|include|highlight|stress|emphasi[sz]e)(?: that)?|shout about|talk(?:ing)? about|post(?:ing)? about|showcas(?:e|ing)|show off|brag(?:ging)? (?:about|that))\\s+`,
    'i',
  ),
  new RegExp(
    `^${POLITE}(?:write|e-?mail|message|text|mail)\\s+(?:to\\s+)?(?:(?:all|every|our|my|the|of|past|existing|regular|colour)\\s+)*(?:clients?|customers?|everyone|everybody|people|list|regulars|guests?)\\b,?\\s*(?:(?:and|to|just)\\s+)*(?:(?:tell|let|remind|ask|inform)(?:ing)?\\s+(?:them|everyone|people)\\s*(?:know\\s*)?(?:that\\s+|about\\s+)?)?`,
    'i',
  ),
  new RegExp(`^(?:${KINDS_OF_TEXT}\\s+){1,2}(?:${NOUN})\\s*(?:about|on|for|:|[-–])\\s*`, 'i'),
  /^(?:a\/b|b\s?&\s?a|b\/a|before\s?(?:\/|&|and)\s?after)(?: (?:photos?|pics?|pictures?|shots?|post|caption))?\s*[:,.–-]\s*/i,
  /^(?:newsletter|e-?mail|post|caption|announcement|promo(?:tion)?|facebook|instagram)(?:\s*:|\s+[–-])\s*/i,
  /^(?:make|have) (?:it|us|this|the post) (?:sound|look|seem|read) (?:like|as if|as though)\s+/i,
  /^(?:(?:annual|monthly|weekly|quarterly|our|the|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|client|salon) ){0,2}newsletter\b\s*(?:(?:for )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)\s*)?(?:[:–-]\s*|about\s+|$)/i,
  /^(?:an? )?(?:gentle |quick |friendly |little |kind |polite )*reminder(?: (?:to|for) (?:all |our |everyone|clients|everybody)+)?(?:(?: that|:| -|,)\s+|\s+(?=(?:we|our|the salon|there|it['’]s|you|your)\b))/i,
  /^(?:the )?(?:e-?mail )?(?:topic|subject|about|brief|theme)(?: line)?(?: (?:of|for) (?:the |this |our )?(?:e-?mail|post|newsletter|message))?\s*(?::|is|this time is|today is)\s*/i,
  /^it(?:['’]s|s| is) (?:all )?about\s+/i,
  /^(?:body|text|message|copy)\s*:\s*/i,
  /^(?:sorry|apology|thank[- ]you|update|quick|news|christmas|xmas|new year|easter|summer|spring|autumn|winter|birthday|reminder|closure|holiday) (?:e-?mail|post|message|newsletter)\s*[:,–-]\s*/i,
  /^(?:(?:the )?(?:aim|goal|purpose|objective|idea) (?:is|here is)? ?(?:to )?)?(?:win[- ]?back|re-?engage|bring back|reactivate|target|reach|attract|re-?activate)\s+(?:(?:our|all|some|more|the|old|past|lost|lapsed|inactive|quiet|new|local|previous|former)\s+)*(?:clients?|customers?|people|ones|regulars|audience|guests)\b[.!,:;–-]*\s*/i,
  /^invit(?:e|ation|ing)(?: (?:(?:our|vip|all|regular|loyal) )*(?:people|clients|every(?:one|body)|our clients|them))? to (?=our|the|a\b|an\b)/i,
  /^(?:dear|hi|hello|hey) (?:all|everyone|everybody|clients|ladies|team|there|guys|folks)[,!]?\s*/i,
]

/** "Thank you message to all clients after our party": the thanks are the message. */
const THANKS_TO_ALL =
  /^thank(?:s|[- ]?you) (?:e-?mail|message|post|note) (?:to|for) (?:(?:all|our|my|the|every|of) )*(?:clients?|customers?|every(?:one|body)|people|regulars)(?= (?:after|following)\b)/i

const THANKS_FOR =
  /^thank(?:s|[- ]?you) (?:e-?mail|message|post|note) (?:to|for) (?:(?:all|our|my|the|every|of) )*(?:clients?|customers?|every(?:one|body)|people|regulars)(?= for\b)/i

/** The sentence without the request around it; '' where nothing else stood in it. */
export function withoutRequest(sentence: string): string {
  let text = withoutAudience(sentence)
  text = text
    .replace(THANKS_TO_ALL, 'Thank you from all of us')
    .replace(THANKS_FOR, 'Thank you')
    .replace(/^(Thank you for) their\b/, '$1 your')
  for (const prefix of PREFIXES) text = text.replace(prefix, '')
  text = withoutAsked(text)
  return (
    text
      .replace(/^[\s!?.,;:]+/, '')
      // "…, no offer" at the end is told to us; "Students, no offer" is told to the reader.
      .replace(
        /(?:^|(?<=\S+ \S+ \S+)(?<!\b(?:students?|kids|children|seniors?|pensioners?|teens?|members|staff|nhs|clients?|over \d+s?|under \d+s?))(?:[,;]\s*(?:with |and |but )?|\s+with ))no (?:offers?|discounts?|deals?|prices?)(?: (?:this time|needed|please))?[.!]*$/i,
        '',
      )
      // "Also half price trims": nothing stands before it now. "thx" is for us.
      .replace(/^(?:oh )?(?:also|plus|oh and),?\s+(?=\p{L}{2})/iu, '')
      .replace(/[\s,]+(?:thanks|thank you|ta|please|cheers)(?: so much| very much| a lot)?[.!]*$/i, '')
      .trim()
  )
}

const STYLE =
  /^(?:(?:hi|hello|hey|dear|hiya)\s+(?:\w+\s+)?)?(?:i |we )?hope (?:you|u|ur|your|you['’]?re|everyone|all)\b.{0,20}\b(?:well|ok|okay|good|great)[.!]?$|^(?:please )?(?:give|list|include|share|suggest) (?:us |me |them |people )?(?:\d+|a few|some|two|three|four|five|six) (?:\w+ )?(?:questions|tips|ideas|reasons|ways|points|steps|examples)[.!]?$|^(?:(?:please|pls|plz) )?(?:that['’]?s (?:it|all|the post|everything)[.!]?$|keep (?:it|this)|make (?:it|this|them)|use (?:(?:lots|loads|plenty|some) of (?:emojis?|hashtags?|exclamation\w*)|(?:some|no) (?:emojis?|hashtags?|exclamation\w*)|emojis?|an? (?:\w+ )?(?:tone|voice|style|emojis?|hashtags?|joke|pun|rhyme|question|hook)|the word|british|american|uk|hashtags?|our usual)|add (?:some |lots of |plenty of |a few )?(?:emojis?|hashtags?)|no (?:emojis?|hashtags?)|(?:write|do) (?:it|this) in|in (?:a|the) (?:\w+ )?(?:tone|voice|style)|(?:fun|friendly|warm|short|professional|chatty|upbeat|casual|cheeky|witty)(?:,? \w+)* (?:tone|voice|vibe|please)|include (?:emojis?|hashtags?|a call to action|cta)|with (?:emojis?|hashtags?)|(?:max|maximum|under|about|around) \d+ (?:words|characters)|don['’]?t (?:use|mention|be|make|sound|add|write)|thanks?(?: you)?[.!]?$|be (?:warm|funny|kind|brief|creative|professional))\b/i

export const isOrder = (sentence: string): boolean => speaks('order', sentence)

/** A sentence without the part that asks for what may not be done; '' where that was all of it. */
export const withoutAgainst = (sentence: string): string => withoutPart('against', sentence)
/** "Her surname must not be shown" is done, and not told. */
export const withoutHiding = (sentence: string): string => withoutPart('hide', sentence)

function withoutPart(concept: string, sentence: string): string {
  if (!speaks(concept, sentence)) return sentence
  return sentence
    .split(/(?<=[,;])\s+|\s+(?=(?:and|but)\s)/)
    .filter(part => !speaks(concept, part))
    .join(' ')
    .replace(/[,;\s]+$/, '')
}
export const isStyle = (sentence: string): boolean =>
  STYLE.test(sentence.trim()) &&
  !/^make\b.*\b(?:we|our|us)\b|\b(?:tone|voice|style|way) (?:about|on)\b/i.test(sentence)

/** A gap that somebody meant to fill in: "[date]", "{{offer}}", "XX%", "£__", "TBC". */
export const PLACEHOLDER =
  /\[[^\]\n]{0,40}\]|\{\{?[^}\n]{0,40}\}?\}|<[a-z][a-z _-]{0,30}>|\bTB[CAD]\b|lorem ipsum|\bX{1,3}\s?%|£\s?(?:_+|xx?|\?)|_{3,}|\binsert (?:\w+ )?(?:here|date|price|name)\b|(?<=[\s£:=(])\?\?+|\?\?+\s?%|(?<![\p{L}\d])…(?=[\s.,;]|$)|\b(?:add|your) (?:date|price|salon name|link) here\b/iu
