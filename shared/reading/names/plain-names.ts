// Names that are also everyday words. Where one of them stands alone it may be nobody.

/** Words of the trade. Alone they don't say who somebody is, and a question to a tool needs them. */
export const OF_THE_TRADE: ReadonlySet<string> = new Set(
  'ash black blonde blond bond brown bush copper cream curl curly dry fair fine fringe gold golden gray grey green hair hazel head honey long may natural oil pearl red root rose rush salmon sand sandy serum short silver steel strong tint thick violet wash wave wax white young'.split(
    ' ',
  ),
)
/** Words that can begin a plain sentence. */
export const PLAIN: ReadonlySet<string> = new Set(
  'ask autumn bath bell best book cash check church client close cook cut day dear english field first friday good grace green guest hall head high holiday hope house job just keen king last law little love major march mark mason meadow miles mills moon new noon north page park peace perfect poor power pretty price prior rain read rich sharp small south spa spring star still stone storm style summer sunday swift treat want week well wells west will wills winter wise wood words york'.split(
    ' ',
  ),
)
