// Gives up a refused change in two steps. First we work out what goes with it, as text to copy. It is only deleted once
// that text is kept, and only if nothing else would go.
import { salon } from '../../platform/data/db'
import { type OutboxItem, outboxItems } from '../../platform/data/outbox/waiting'
import { giveUp } from '../../platform/sync/outgoing/decide'
import { labelsFor, sayingOf } from './say'
import { titleOf } from './words'

/** What goes with a change: itself, and everything that needs the record it would have created. */
export type Going = { seq: number; items: readonly OutboxItem[]; text: string }
type Asks = {
  confirm: (going: Going) => Promise<boolean>
  /** False if it couldn't be copied. */
  copy: (text: string) => Promise<boolean>
}
/** 'changed': more would have gone than was shown, so nothing did. `byHand`: has to be copied by hand first. */
export type Outcome = 'gone' | 'kept' | 'changed' | { byHand: Going }

class OnlyLooked extends Error {}

/** Gives the change up in a transaction to see what goes, and rolls it back unless `agree` returns true. */
async function giving(seq: number, agree: (went: readonly OutboxItem[]) => boolean): Promise<OutboxItem[]> {
  const { db } = salon()
  let went: OutboxItem[] = []
  try {
    await db.transaction('rw', db.outbox, db.rows, async () => {
      const before = await outboxItems(db)
      await giveUp(seq)
      const left = new Set(await db.outbox.toCollection().primaryKeys())
      went = before.filter(item => !left.has(item.seq))
      if (!agree(went)) throw new OnlyLooked()
    })
  } catch (error) {
    if (!(error instanceof OnlyLooked)) throw error
  }
  return went
}

/** Null if there is nothing left to give up. */
export async function goingWith(seq: number): Promise<Going | null> {
  const items = await giving(seq, () => false)
  if (items.length === 0) return null
  const tools = await labelsFor(items)
  const text = items
    .flatMap(item => {
      const said = sayingOf(item, tools)
      return said === '' ? [] : `${titleOf(item)}\n${said}`
    })
    .join('\n\n')
  return { seq, items, text }
}

const same = (a: readonly OutboxItem[], b: readonly OutboxItem[]): boolean =>
  JSON.stringify(a.map(({ id, text }) => [id, text])) === JSON.stringify(b.map(({ id, text }) => [id, text]))

/** Call once the text is kept. */
export async function letGo({ seq, items }: Going): Promise<'gone' | 'changed'> {
  const went = await giving(seq, found => same(found, items))
  return same(went, items) ? 'gone' : 'changed'
}

export async function askToGiveUp(seq: number, { confirm, copy }: Asks): Promise<Outcome> {
  const going = await goingWith(seq)
  if (going === null) return 'gone'
  if (!(await confirm(going))) return 'kept'
  if (going.text !== '' && !(await copy(going.text))) return { byHand: going }
  return letGo(going)
}
