// Earlier practices from any device, reopened where they stopped.

import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type Row, useRecords } from '../../../../platform/data/queries/queries'
import { remove, restore } from '../../../../platform/data/saving/save'
import { attempt } from '../../../../ui/forms/attempt'
import { Button } from '../../../../ui/kit/Button'
import { Icon } from '../../../../ui/kit/drawings/Icon'
import { usePresent } from '../../../../ui/kit/use-now'
import { agoOf } from '../../../../ui/kit/when'
import past from '../../past/Past.module.css'
import styles from './Scenarios.module.css'

const FIRST = 5
const MOST = 60

export function PastConversations() {
  const [all, setAll] = useState(false)
  const conversations = useRecords('conversation', { limit: MOST })
  const now = usePresent()
  if (!conversations || conversations.length === 0) return null
  const shown = all ? conversations : conversations.slice(0, FIRST)
  return (
    <section className={past.past}>
      <h2>Practised before</h2>
      <ul>
        {shown.map(conversation => (
          <li key={conversation.id} className={styles.pastRow}>
            <Link to={`?conversation=${encodeURIComponent(conversation.id)}`}>
              <strong>{conversation.fields.title}</strong>
              <span>
                {agoOf(conversation.fields.started_at, Date.parse(now))}
                {conversation.fields.ended_at === null ? '' : ', ended'}
                {conversation.fields.scored ? '' : ', without scores'}
                {conversation.pending ? ', waiting to send' : ''}
              </span>
            </Link>
            <Button
              look="plain"
              aria-label={`Delete the conversation ${conversation.fields.title}`}
              onClick={() => void deleted(conversation)}
            >
              <Icon name="delete" size={20} />
            </Button>
          </li>
        ))}
      </ul>
      {conversations.length > FIRST && !all && (
        <Button look="plain" onClick={() => setAll(true)}>
          Show all {conversations.length === MOST ? `${MOST} of the latest` : conversations.length}
        </Button>
      )}
    </section>
  )
}

const deleted = ({ id, fields }: Row<'conversation'>): Promise<boolean> =>
  attempt(() => remove('conversation', id), {
    title: 'Conversation deleted',
    text: fields.title,
    tone: 'info',
    undo: () => void attempt(() => restore('conversation', id)),
  })
