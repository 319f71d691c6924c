// Client Communication: choose a scenario, talk with the client, get feedback and see progress.
import { useSearchParams } from 'react-router-dom'
import { useRecord } from '../../../platform/data/queries/queries'
import { Button } from '../../../ui/kit/Button'
import { Chat } from '../communications/Chat'
import { Feedback } from '../communications/feedback/Feedback'
import { Progress } from '../communications/feedback/Progress'
import { Scenarios } from '../communications/scenarios/Scenarios'
import styles from '../communications/scenarios/Scenarios.module.css'
import type { LayoutProps } from '../ToolScreen'

export default function Communications({ tool }: LayoutProps) {
  const [params, setParams] = useSearchParams()
  const askId = params.get('ask')
  const ask = useRecord('ask', askId)
  const about = ask?.fields.input.conversation
  const wanted = params.get('conversation') ?? (typeof about === 'string' ? about : null)
  const conversation = useRecord('conversation', wanted)
  const close = (): void => setParams({})
  if (params.get('view') === 'progress') return <Progress tool={tool} onClose={close} />
  if (wanted === null && askId === null) return <Scenarios />
  if (conversation === undefined || (askId !== null && ask === undefined)) return null
  if (conversation)
    return <Chat key={conversation.id} tool={tool} conversation={conversation} askId={askId} />
  // Opened from the history, but the conversation itself was deleted.
  if (askId !== null) return <Feedback key={askId} tool={tool} id={askId} onClose={close} />
  return (
    <div className={styles.gone}>
      <p>This conversation is not on this tablet, or it was deleted.</p>
      <Button onClick={close}>New Scenario</Button>
    </div>
  )
}
