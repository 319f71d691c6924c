// The sync status in the fewest plain words: the most urgent as the text, the rest as its detail.
import type { FirstSync } from '../../platform/sync/status'
import type { IconName } from '../kit/drawings/Icon'

export type SyncFacts = {
  /** The device's database isn't open, so nothing can be saved. */
  closed: boolean
  online: boolean
  waiting: number
  refused: number
  attention: number
  lastSyncedAt: number | null
  first?: FirstSync
  signInNeeded: boolean
  updateNeeded: boolean
  wrongAccount: boolean
  accountClosed?: boolean
  serverFull?: boolean
}
type SyncWords = {
  icon: IconName
  text: string
  /** The same for a phone's header, on one line. */
  brief: string
  detail: string | null
  tone: 'calm' | 'waiting' | 'attention'
}

const waitingWords = (count: number): string => `${count} waiting to send`

/** "just now", "5 minutes ago", "at 14:05", "on 3 Nov" */
export function agoWords(at: number, now: number): string {
  const minutes = Math.floor((now - at) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`
  const date = new Date(at)
  if (date.toDateString() === new Date(now).toDateString())
    return `at ${date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`
  return `on ${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}`
}

/** Short forms where `text` is too long for a phone's header. */
const BRIEFLY: Readonly<Record<string, string>> = {
  'Saved on this tablet': 'Saved',
  'Records are closed': 'Records closed',
  'Another account is signed in': 'Another account',
  'No room on the server': 'No room',
}
/** While a salon's records haven't all arrived. */
const COMING = { coming: 'Fetching records', stuck: 'Some records are not here yet', known: null } as const
const briefly = (text: string): string => BRIEFLY[text] ?? text.replace(/ waiting to send$/, ' waiting')

export function syncWords(status: SyncFacts, now: number): SyncWords {
  const words = wholeWords(status, now)
  return { ...words, brief: briefly(words.text) }
}

function wholeWords(status: SyncFacts, now: number): Omit<SyncWords, 'brief'> {
  const { waiting, refused, attention, lastSyncedAt } = status
  if (status.closed) return { icon: 'caution', text: 'Records are closed', detail: null, tone: 'attention' }
  const detail = waiting > 0 ? `${waitingWords(waiting)}` : null
  if (status.wrongAccount)
    return { icon: 'caution', text: 'Another account is signed in', detail, tone: 'attention' }
  if (status.accountClosed) return { icon: 'caution', text: 'Account closed', detail, tone: 'attention' }
  if (status.updateNeeded) return { icon: 'caution', text: 'Update to send', detail, tone: 'attention' }
  if (refused + attention > 0)
    return {
      icon: 'caution',
      text: 'Needs attention',
      detail: `${refused + attention} not accepted`,
      tone: 'attention',
    }
  if (status.signInNeeded) return { icon: 'person', text: 'Sign in to send', detail, tone: 'attention' }
  if (status.serverFull && waiting > 0)
    return { icon: 'caution', text: 'No room on the server', detail, tone: 'attention' }
  if (waiting > 0)
    return {
      icon: status.online ? 'waiting' : 'offline',
      text: waitingWords(waiting),
      detail: 'Saved on this tablet',
      tone: 'waiting',
    }
  const synced = lastSyncedAt === null ? null : `Last synced ${agoWords(lastSyncedAt, now)}`
  if (!status.online)
    return {
      icon: 'offline',
      text: 'Saved on this tablet',
      detail: synced ? `No signal. ${synced}` : 'No signal',
      tone: 'calm',
    }
  return {
    icon: 'saved',
    text: 'Saved on this tablet',
    detail: synced ?? COMING[status.first ?? 'known'],
    tone: 'calm',
  }
}
