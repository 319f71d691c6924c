/** Words that deny whatever comes after them. Spelt the way text is folded, without apostrophes. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  `no not never nor neither none nil without denies denied isnt wasnt hasnt havent hadnt doesnt didnt dont arent aint cant wont nae
  disnae doesnae didnae isnae hasnae dinnae havenae cannae willnae nivver neva`.split(/\s+/),
)

/** After a denial these name the exception: "No allergies except nuts". */
export const ALL_BUT: ReadonlySet<string> = new Set(['except', 'cept', 'excluding', 'bar', 'barring', 'save'])
/** The same in two words: "apart from", "other than". */
export const ALL_BUT_TWO: ReadonlySet<string> = new Set(['apart from', 'aside from', 'other than'])
/**
 * An exception only where an allergen follows, as in "no allergies but nuts". Otherwise just a turn: "but her ends
 * are dry".
 */
export const MAYBE_ALL_BUT: ReadonlySet<string> = new Set(['but', 'only', 'just'])
