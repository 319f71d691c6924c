// Words that say nothing to a reader once the request around them, or a claim, is gone.

/** "Her frizz was": what it ended in was taken out. */
const hangs = (text: string): boolean =>
  text.split(/\s+/).length <= 5 &&
  /\b(?:was|is|were|are|be|been|so|very|the|an?|looks?|looked|felt|her|his|my|our|and|but|or|to|of|with)[.!]?$/i.test(
    text.trim(),
  )

export const isEmptyWord = (text: string): boolean =>
  hangs(text) ||
  /^(?:her|his|their|my) [\p{L}’'-]+[.!]?$/iu.test(text.trim()) ||
  /^(?:(?:we|i|our team) (?:use|do|have|offer|sell|stock|are|love|make|only use|just use)|(?:hey |hi |hello )?(?:mums?|ladies|girls|guys|gents|everyone|all|you lot)|an?|the|some|our|my|please|help|test|hello|hi|idk|dunno|stuff|whatever|something|anything|a post|post|content|caption|email|promotion|newsletter|review|testimonial|before ?(?:and|&|\+|\/) ?after|transformation|client|our client|one|us|me|it|this|that|and|yes|no|ok|(?:so |just |please )?(?:book|order|call|dm|message|text|ring|contact|whatsapp|email)(?: in| now| today| us| me| the salon| online| to book| for (?:details|info|more))*|transformation of|photos? of|review (?:from|by)|thanks?|sorry|(?:something|anything|sth) (?:really )?(?:nice|lovely|fun|good|cool|cute|great|pretty|new|catchy|funny|interesting|engaging)|(?:a |some )?(?:nice|lovely|fun|good|cool|cute|great|catchy|engaging) (?:post|caption|content|one|words)|they (?:book|buy|come)(?: in)?|(?:there(?:['’]s| is) )?(?:no|without) (?:discounts?|offers?|incentives?)|january|february|march|april|may|june|july|august|september|october|november|december|post what \w+)[.!?]?$/i.test(
    text.trim(),
  )
