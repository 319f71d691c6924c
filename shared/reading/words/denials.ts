/** Words that deny what stands behind them, whatever it is; as they are folded, without apostrophes. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  `no not never nor neither none nil without denies denied isnt wasnt hasnt havent hadnt doesnt didnt dont arent aint cant wont nae
  disnae doesnae didnae isnae hasnae dinnae havenae cannae willnae nivver neva`.split(/\s+/),
)
