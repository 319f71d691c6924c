// A family of ingredients: what it is called in a record, and under which words it stands in a product.

export type Family = {
  key: string
  /** As it is said to a person: "nuts". */
  name: string
  /** In a record and in a product alike. */
  words: RegExp
  /** Only in a record: "coeliac". */
  called?: RegExp
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
