import { useAccount } from '../../platform/data/account/account'
import { type OutboxItem, useOutbox } from '../../platform/data/queries/queries'
import { syncNow } from '../../platform/sync/start'
import { useFirstSync, useSyncStatus } from '../../platform/sync/status'
import { Sent } from '../../ui/kit/art/Sent'
import { Button } from '../../ui/kit/Button'
import { Empty } from '../../ui/kit/Empty'
import { Page } from '../../ui/kit/Page'
import { useNow } from '../../ui/kit/use-now'
import { agoWords } from '../../ui/state/sync-words'
import { MemoList } from '../../voice/memos/MemoList'
import { UnsentSounds, useUnsentSounds } from '../../voice/memos/UnsentSounds'
import { FromNewer } from './FromNewer'
import type { AskLabels } from './say'
import { useAskLabels } from './use-ask-labels'
import { WaitingItem } from './WaitingItem'
import styles from './WaitingScreen.module.css'

type GroupProps = { title: string; lead: string; items: readonly OutboxItem[]; tools: AskLabels }

function Group({ title, items, lead, tools }: GroupProps) {
  if (items.length === 0) return null
  return (
    <section className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.soft}>{lead}</p>
      <ul>
        {items.map(item => (
          <WaitingItem key={item.seq} item={item} tools={tools} />
        ))}
      </ul>
    </section>
  )
}

/** Unsent and refused changes, with their text. */
export default function WaitingScreen() {
  const items = useOutbox()
  const sounds = useUnsentSounds()
  const status = useSyncStatus()
  const account = useAccount()
  const now = useNow()
  const isFirst = useFirstSync() !== null
  const last = status.lastSyncedAt === null ? '' : `Last synced ${agoWords(status.lastSyncedAt, now)}. `
  const synced = isFirst ? 'Your records are still coming in. ' : last
  const set = items ?? []
  const tools = useAskLabels(set)
  return (
    <Page
      title="Saved and sent"
      lead={`${synced}${status.online ? 'There is a signal.' : 'No signal now.'} ${account ? `Signed in as ${account.email}.` : ''}`}
      actions={<Button onClick={() => syncNow()}>Send now</Button>}
    >
      <FromNewer />
      {items?.length === 0 && sounds?.length === 0 && (
        <Empty
          art={<Sent />}
          title="Everything has been sent"
          text="What you write is saved on this tablet first and listed here until the server has it."
        />
      )}
      <Group
        title="Needs attention"
        lead="The server did not take these. Nothing is lost: they are kept here until you decide."
        tools={tools}
        items={set.filter(item => item.state !== 'waiting')}
      />
      <Group
        title="Waiting to send"
        lead="Saved on this tablet. They are sent, in this order, as soon as the server answers."
        tools={tools}
        items={set.filter(item => item.state === 'waiting').slice(0, 200)}
      />
      {sounds && <UnsentSounds sounds={sounds} />}
      <MemoList now={now} />
    </Page>
  )
}
