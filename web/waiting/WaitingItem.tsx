import { wordsFor } from '../../shared/problems'
import type { OutboxItem } from '../data/queries'
import { giveUp, tryAgain } from '../sync/decide'
import { Button } from '../ui/Button'
import { confirmWith } from '../ui/confirm'
import { notify } from '../ui/notify'
import styles from './WaitingScreen.module.css'

const CALLED: Readonly<Record<string, string>> = {
  client: 'Client',
  note: 'Chair note',
  allergy: 'Allergy',
  patch_test: 'Patch test',
  product: 'Product',
  formula: 'Formula',
  ask: 'Question to a tool',
  salon: 'Salon',
  person: 'Person',
}
const done = (item: OutboxItem): string =>
  item.patch.deletedAt ? 'deleted' : item.op === 'create' ? 'added' : 'changed'
const time = (at: number): string =>
  new Date(at).toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify({ title: 'Copied', tone: 'ok' })
  } catch (error) {
    console.info('The clipboard was refused.', error)
    notify({ title: 'Not copied', text: 'Select the text and copy it by hand.', tone: 'stop' })
  }
}

export function WaitingItem({ item }: { item: OutboxItem }) {
  async function drop(): Promise<void> {
    const question = 'Give this change up?'
    const text =
      'The record goes back to what the server has. The text is copied first, so that you can paste it elsewhere.'
    if (!(await confirmWith(question, { text, yes: 'Give up', no: 'Keep it' }))) return
    await copy(item.text)
    await giveUp(item.seq)
  }
  return (
    <li className={styles.item} data-state={item.state}>
      <div className={styles.head}>
        <strong>
          {CALLED[item.kind] ?? item.kind} {done(item)}
          {item.title ? `: ${item.title}` : ''}
        </strong>
        <time dateTime={new Date(item.at).toISOString()} className={styles.soft}>
          {time(item.at)}
        </time>
      </div>
      {item.text && <p className={styles.text}>{item.text}</p>}
      {item.state !== 'waiting' && item.problem && (
        <>
          <p className={styles.why}>{wordsFor(item.problem)}</p>
          <div className={styles.actions}>
            <Button look="act" onClick={() => void tryAgain(item.seq)}>
              Try again
            </Button>
            <Button onClick={() => void copy(item.text)}>Copy the text</Button>
            <Button look="stop" onClick={() => void drop()}>
              Give up
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
