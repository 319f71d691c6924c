// A family of ingredients: what it is called in a record, and under which words it stands in a product.

export type Family = {
  key: string
  /** As it is said to a person: "nuts". */
  name: string
  /** In a record and in a product alike. */
  words: RegExp
  /** Only in a record: "coeliac". */
  called?: RegExp
  /** Only in a record: what stands around it where it names a colour or a thing. */
  unlike?: { after: RegExp; before: RegExp }
  /** Only in a product: "hydrolysed protein" may be wheat. */
  meant?: RegExp
  /** Families that go with it unless the record clears them. */
  also?: readonly string[]
  /** Where a product says nothing, it is taken to hold it: every cosmetic, or every wash. Else: check the label. */
  unless?: 'cosmetic' | 'wash'
  /** Goes with another family only where that one is an allergy, not where it is a dislike. */
  grave?: true
  /** A product's own words that it is without: "vegan". */
  without?: RegExp
}

/** In a record, around the name: a colour, a size or a thing, not what a bottle holds. A product's words always count. */
export const NOT_HELD = {
  after:
    /^(?:e?s)?[ -](?:blondes?|reds?|browns?|greens?|yellows?|pinks?|golds?|oranges?|tone[sdr]?|toners?|tinge[sd]?|balayage|highlights?|colou?r(?:ed|s)?|hue[sd]?|sized?|shaped?|cola|tops?|pillow ?cases?)\b/,
  before:
    /\b(?:rose[- ]gold|pastel|balayage|highlights|tone[ds]?|toner|dyed|colou?red) (?:(?:with|in|and|to|a|of|is|was|bit|the) ){0,3}$/,
}
