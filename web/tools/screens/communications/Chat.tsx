// A practice conversation: what was said, by whom, and the next line.
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Tool } from '../../../../shared/tool'
import { askedWith } from '../../../../shared/toolbox'
import { counted, inOrder } from '../../../../shared/tools/communications/conversation/standing'
import type { HeardLine } from '../../../../shared/tools/communications/moves/heard'
import { useAccount } from '../../../platform/data/account/account'
import { type Row, useAbout, useAsks } from '../../../platform/data/queries/queries'
import { useSyncStatus } from '../../../platform/sync/status'
import { Button, ButtonLink } from '../../../ui/kit/Button'
import { heardIn } from '../moves/use-heard'
import { useBusy } from '../use-busy'
import styles from './Chat.module.css'
import { Composer, useDraft } from './Composer'
import { say } from './conversation'
import { tellFailure } from './failure'
import { askFeedback, inputFor, isAbout } from './feedback/ask-feedback'
import { Feedback } from './feedback/Feedback'
import { Mood } from './Mood'
import { usePersona } from './scenario'
import { Transcript } from './Transcript'
import { useAnswers } from './use-answers'

type Props = { tool: Tool; conversation: Row<'conversation'>; askId: string | null }

export function Chat({ tool, conversation, askId }: Props) {
  const { id, fields } = conversation
  const [, setParams] = useSearchParams()
  const turns = useTurns(id)
  const persona = usePersona(fields.scenario, fields.title)
  const { online, signInNeeded } = useSyncStatus()
  const model = useAccount()?.model ?? null
  const asked = online && !signInNeeded ? model : null
  const draft = useDraft(id)
  const answers = useAnswers({ persona, conversation, turns: turns?.standing, model: asked })
  const asks = useAsks({ tool: tool.id, limit: 50 })
  const busy = useBusy(tool.busy)
  const standing = turns?.standing ?? []
  const mood = standing.findLast(turn => turn.fields.mood !== null)?.fields.mood ?? null

  async function send(text: string, retries: string | null, line: string): Promise<boolean> {
    try {
      await say(conversation, turns?.all ?? [], text, retries, line)
      return true
    } catch (error) {
      tellFailure(error, 'Failed to get response. Please try again.')
      return false
    }
  }

  function feedback(): Promise<void> {
    return busy.during(async () => {
      if (!persona || !turns) return
      try {
        const input = inputFor(conversation, persona, turns.standing)
        const known = asks?.find(ask => isAbout(ask, input))
        setParams({ conversation: id, ask: known?.id ?? (await askFeedback(tool, input)) })
      } catch (error) {
        tellFailure(error, tool.failed)
      }
    })
  }

  const heard = useMemo(() => {
    if (fields.ended_at === null || askId !== null || !persona || !turns) return new Map<string, HeardLine>()
    const input = inputFor(conversation, persona, turns.standing)
    const known = asks?.find(ask => isAbout(ask, input))
    const left = turns.standing.length - input.transcript.length
    const lines = heardIn(known ? askedWith(known.fields) : input)
    return new Map(lines.map(line => [turns.standing[line.at + left]?.id ?? '', line]))
  }, [conversation, fields.ended_at, askId, persona, turns, asks])

  const own = standing.some(turn => turn.fields.role === 'stylist')
  return (
    <div className={styles.chat}>
      <header className={styles.head}>
        <div>
          <h2>{fields.title}</h2>
          <p className={styles.by}>
            {asked
              ? `The client is played by the model ${asked}. Where it is late, the built-in client answers.`
              : model
                ? 'The client is built in: no signal, so the model isn’t asked.'
                : 'The client is built in. No model is asked.'}
            {fields.scored ? '' : ' Practising without scores.'}
          </p>
        </div>
        {fields.scored && mood !== null && <Mood mood={mood} name={persona?.name ?? ''} />}
      </header>
      <Transcript
        turns={turns}
        pending={answers.pending}
        clientName={persona?.name || 'Client'}
        heard={heard}
        onRetry={turn => draft.change({ text: turn.fields.text, retries: turn.id })}
      />
      {answers.failed && (
        <p className={styles.failed}>
          Failed to get response. Please try again. <Button onClick={answers.again}>Try again</Button>
        </p>
      )}
      {fields.ended_at !== null && draft.value.retries === null ? (
        <p className={styles.ended}>
          The conversation has come to its end. Get feedback, try one of your lines again, or choose a new
          scenario.
        </p>
      ) : (
        <Composer
          draft={draft}
          pending={answers.pending}
          instead={turns?.all.find(turn => turn.id === draft.value.retries)?.fields.text ?? null}
          onSend={send}
        />
      )}
      <div className={styles.actions}>
        {askId === null && standing.length >= 2 && own && (
          <Button
            look={fields.ended_at === null ? 'quiet' : 'act'}
            disabled={busy.words !== null || answers.pending}
            onClick={() => void feedback()}
          >
            {busy.words ?? tool.submit}
          </Button>
        )}
        <Button onClick={() => setParams({})}>New Scenario</Button>
        <ButtonLink look="plain" to="/dashboard">
          Back to Dashboard
        </ButtonLink>
      </div>
      {askId !== null && (
        <Feedback key={askId} tool={tool} id={askId} onClose={() => setParams({ conversation: id })} />
      )}
    </div>
  )
}

/** In order: all the turns, and those that count. */
function useTurns(conversationId: string) {
  const rows = useAbout('turn', conversationId)
  return useMemo(() => {
    if (rows === undefined) return undefined
    const flat = rows.map(row => ({
      id: row.id,
      said_at: row.fields.said_at,
      retries: row.fields.retries,
      role: row.fields.role,
      row,
    }))
    return { all: inOrder(flat).map(({ row }) => row), standing: counted(flat).map(({ row }) => row) }
  }, [rows])
}
