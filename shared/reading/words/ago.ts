// How long ago something was done, where no figure is given. The concept is `ago.` and the weeks since.
import type { Words } from '../lexicon'

/** "Colour b4 Xmas" gives a time, but "Colour B4" alone is a product that removes colour. */
export const COLOUR_BEFORE: readonly string[] =
  'xmas, christmas, new year, easter, lockdown, covid, summer, winter, the summer, her holiday, her holidays, her hols, hols, holidays, the wedding, her wedding, the baby, last, that, this, she, he, we, i, me, us, her, going, leaving, moving, coming, and, but, there, here, now, somewhere, elsewhere, long'
    .split(', ')
    .flatMap(what => [`colour b4 ${what}`, `had colour b4 ${what}`])

export const AGO: Words = {
  'ago.0': `today, this morning, yesterday, the other day, other day, few days ago, couple of days ago, earlier this week,
    this week, at the weekend, over the weekend, last night, monday, tuesday, wednesday, thursday, friday, saturday,
    sunday, mon, tue, tues, wed, weds, thu, thur, thurs, fri, last sat, last sun, on sat, just done, just had it done, days ago`,
  'ago.1': `last week, last wk, a week ago, week ago, wk ago, this day last week, a week back, a week since`,
  'ago.2': `fortnight ago, a fortnight ago, a fortnight back, fortnight back, fortnight, week before last,
    the week before last, couple of weeks ago, couple of wks ago, a couple of weeks ago, a couple of weeks back,
    couple weeks ago, couple weeks back, couple wks back, a couple of weeks`,
  'ago.3': 'few weeks ago, a few weeks ago, few wks ago, few weeks back, a few weeks back, few wks back',
  'ago.4': `last month, last mth, a month ago, month ago, a month back, a month since, about a month, this time last month`,
  'ago.9':
    'couple of months ago, a couple of months ago, couple months ago, couple of months back, couple of mths ago',
  'ago.13': 'few months ago, a few months ago, few months back, few mths ago, a few months back',
  'ago.26': 'half a year ago, half a year back, six months since, six months gone',
  'ago.52': `last year, last yr, a year ago, year ago, yr ago, a year back, this time last year, a year since,
    over a year ago, a good year ago, a year or so ago`,
  // Long ago, and nobody knows how long.
  'ago.?': `ages ago, years ago, yrs ago, years back, long ago, long time ago, way back, donkeys years ago, donkeys ago,
    a good while ago, a while ago, while back, a while back, some time ago, before lockdown, in lockdown,
    during lockdown, since lockdown, over lockdown, when she was younger, in her twenties, in her teens,
    moons ago, last summer, last winter, last spring, last autumn, over the summer, at christmas, before christmas,
    last christmas, since christmas, at easter`,
}
