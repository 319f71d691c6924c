// A family of ingredients: what a record calls it, and the words for it in a product.

export type Family = {
  key: string
  /** What we call it to a person: "nuts". */
  name: string
  /** In records and in products. */
  words: RegExp
  /** Only in a record: "coeliac". */
  called?: RegExp
  /** Only in records: what comes before or after it where it names a colour or a thing. */
  unlike?: { after: RegExp; before: RegExp }
  /** Only in a product: "hydrolysed protein" may be wheat. */
  meant?: RegExp
  /** Families that come along with it, unless the record clears them. */
  also?: readonly string[]
  /**
   * Where a product doesn't say, we assume that it contains it: every cosmetic, or every wash. Otherwise: check the
   * label.
   */
  unless?: 'cosmetic' | 'wash'
  /** It comes along with another family only if that one is an allergy, not just a dislike. */
  grave?: true
  /** A product's own words for not containing it: "vegan". */
  without?: RegExp
}

/**
 * Only in records: around the name, these show that it is a colour, a size or a thing and not an ingredient. A
 * product's words always count.
 */
export const NOT_HELD = {
  after:
    /^(?:e?s)?[ -](?:blondes?|reds?|browns?|greens?|yellows?|pinks?|golds?|oranges?|tone[sdr]?|toners?|tinge[sd]?|balayage|highlights?|colou?r(?:ed|s)?|hue[sd]?|sized?|shaped?|cola|tops?|pillow ?cases?)\b/,
  before:
    /\b(?:rose[- ]gold|pastel|balayage|highlights|tone[ds]?|toner|dyed|colou?red) (?:(?:with|in|and|to|a|of|is|was|bit|the) ){0,3}$/,
}
