// Words that an everyday recogniser gets wrong in a salon: clients' names, and what the trade says.
import { onOtherAccount } from '../../platform/data/account/other-account'
import { list } from '../../platform/data/queries/queries'

const TRADE = [
  'balayage',
  'ombre',
  'babylights',
  'highlights',
  'lowlights',
  'toner',
  'bleach',
  'developer',
  'twenty vol',
  'thirty vol',
  'patch test',
  'strand test',
  'root retouch',
  'regrowth',
  'quasi',
  'demi',
  'semi-permanent',
  'brassy',
  'porosity',
  'mid-lengths',
  'PPD',
  'Olaplex',
  'keratin',
  'blow-dry',
]
const MOST_NAMES = 200
let known: { at: number; words: readonly string[] } | null = null
const FRESH_MS = 5 * 60_000
// One salon's client names aren't for the next account.
onOtherAccount(() => {
  known = null
})

/** Returns what is known right now; the names are read for the next time. */
export function likelyPhrases(): readonly string[] {
  if (known === null || Date.now() - known.at > FRESH_MS) void readNames()
  return known?.words ?? TRADE
}

async function readNames(): Promise<void> {
  const begun = { at: Date.now(), words: known?.words ?? TRADE }
  known = begun
  try {
    const clients = await list('client', { limit: MOST_NAMES })
    if (known === begun)
      known = { at: Date.now(), words: [...TRADE, ...clients.map(({ fields }) => fields.name)] }
  } catch {
    // No database is open, but the words of the trade still help.
  }
}
