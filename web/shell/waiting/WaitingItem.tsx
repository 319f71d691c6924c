import { useState } from 'react'
import { wordsFor } from '../../../shared/problems'
import type { OutboxItem } from '../../platform/data/queries/queries'
import { tryAgain } from '../../platform/sync/outgoing/decide'
import { Button } from '../../ui/kit/Button'
import { confirmWith } from '../../ui/kit/dialogs/confirm'
import { notify } from '../../ui/kit/notices/notify'
import { askToGiveUp, type Going, letGo, type Outcome } from './give-up'
import { KeepByHand } from './KeepByHand'
import { type AskLabels, sayingOf } from './say'
import styles from './WaitingScreen.module.css'
import { giveUpWords, titleOf } from './words'

const time = (at: number): string =>
  new Date(at).toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** False if the browser refuses or has no clipboard, as over plain http in the salon's own network. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    notify({ title: 'Copied', tone: 'ok' })
    return true
  } catch (error) {
    console.info('This browser did not allow copying.', error)
    return false
  }
}

async function copyOnly(text: string): Promise<void> {
  if (!(await copy(text)))
    notify({ title: 'Not copied', text: 'Select the text and copy it by hand.', tone: 'stop' })
}

const confirm = ({ items }: Going): Promise<boolean> => {
  const { question, text } = giveUpWords(items)
  return confirmWith(question, { text, yes: 'Give up', no: 'Keep it' })
}

type Props = { item: OutboxItem; tools: AskLabels }

export function WaitingItem({ item, tools }: Props) {
  const text = sayingOf(item, tools)
  const [byHand, setByHand] = useState<Going | null>(null)

  async function decided(outcome: Promise<Outcome>): Promise<void> {
    try {
      const came = await outcome
      setByHand(typeof came === 'object' ? came.byHand : null)
      if (came !== 'changed') return
      notify({
        title: 'Nothing was given up',
        text: 'Something new was written here. Please look again.',
        tone: 'stop',
      })
    } catch (error) {
      console.error(error)
      notify({ title: 'Error', text: 'It could not be given up. Nothing was deleted.', tone: 'stop' })
    }
  }

  return (
    <li className={styles.item} data-state={item.state}>
      <div className={styles.head}>
        <strong>{titleOf(item)}</strong>
        <time dateTime={new Date(item.at).toISOString()} className={styles.soft}>
          {time(item.at)}
        </time>
      </div>
      {text && <p className={styles.text}>{text}</p>}
      {item.state !== 'waiting' && item.problem && (
        <>
          <p className={styles.why}>{wordsFor(item.problem)}</p>
          {byHand === null ? (
            <div className={styles.actions}>
              <Button look="act" onClick={() => void tryAgain(item.seq)}>
                Try again
              </Button>
              <Button onClick={() => void copyOnly(text)}>Copy the text</Button>
              <Button look="stop" onClick={() => void decided(askToGiveUp(item.seq, { confirm, copy }))}>
                Give up
              </Button>
            </div>
          ) : (
            <KeepByHand
              text={byHand.text}
              onKept={() => void decided(letGo(byHand))}
              onCancel={() => setByHand(null)}
            />
          )}
        </>
      )}
    </li>
  )
}
