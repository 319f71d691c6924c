// Feedback on a conversation: the engine's straight away, and a model's beside it on request.
import { useRef, useState } from 'react'
import type { Facts } from '../../../../../shared/facts'
import type { Tool } from '../../../../../shared/tool'
import { whichStands } from '../../../../../shared/toolbox'
import { useFacts } from '../../../../platform/asks/facts'
import { useAccount } from '../../../../platform/data/account/account'
import { type Row, useRecord } from '../../../../platform/data/queries/queries'
import { edit } from '../../../../platform/data/saving/save'
import { useSyncStatus } from '../../../../platform/sync/status'
import { OfBefore } from '../../../../salon/records/answers/OfBefore'
import { Button } from '../../../../ui/kit/Button'
import { whenOf } from '../../../../ui/kit/when'
import { AnswerColumn } from '../../answer/AnswerColumn'
import { answeredWith, arrivedWords, labelOf, nameOf, standingOf } from '../../answer/standing'
import { useFreshInView } from '../../answer/use-fresh'
import { useReadHere } from '../../answer/use-read-here'
import { Moves } from '../../moves/Moves'
import { useHeard } from '../../moves/use-heard'
import { WhatWasSent } from '../../sent/WhatWasSent'
import { tried } from '../../tried'
import styles from './Feedback.module.css'

type Props = { tool: Tool; id: string; onClose: () => void }

export function Feedback({ tool, id, onClose }: Props) {
  const ask = useRecord('ask', id)
  if (ask === undefined) return null
  return (
    <section className={styles.feedback} aria-label="Feedback">
      <header className={styles.head}>
        <h2>Feedback and best practices</h2>
        <Button onClick={onClose}>Close Feedback</Button>
      </header>
      {ask === null ? (
        <p>This feedback is not on this tablet, or it was deleted.</p>
      ) : (
        <Both tool={tool} ask={ask} />
      )}
    </section>
  )
}

function Both({ tool, ask }: { tool: Tool; ask: Row<'ask'> }) {
  const facts = useFacts(tool.needs, null)
  return facts && <Shown tool={tool} ask={ask} facts={facts} />
}

function Shown({ tool, ask, facts }: { tool: Tool; ask: Row<'ask'>; facts: Facts }) {
  const { online, signInNeeded } = useSyncStatus()
  const model = useAccount()?.model ?? null
  const place = useFreshInView()
  const panel = useRef<HTMLDivElement>(null)
  const hasAnswer = whichStands(ask.fields) === 'answer'
  // If the model's feedback arrives while somebody is reading, it waits until they ask to see it.
  const [wasThere] = useState(hasAnswer)
  const [shown, setShown] = useState(hasAnswer)
  const isBoth = hasAnswer && shown
  const isReadingHere = useReadHere(tool, ask, facts)
  const answeredAt = answeredWith(ask.fields).at
  const reads = tool.reading !== undefined
  const standing = standingOf(ask, { online, signInNeeded, model, reads, isReadingHere })
  const heard = useHeard(tool, ask, facts, isBoth ? 'answer' : 'draft')
  const isLookedAt = heard.lines.some(({ hazards }) => hazards.length > 0)
  return (
    <div ref={place} className={styles.both} tabIndex={-1}>
      <p className={styles.standing} data-state={standing.state} role="status">
        {standing.words}{' '}
        {standing.asksIfWanted && (
          <Button
            onClick={() =>
              void tried(() => edit('ask', ask.id, { still_wanted_at: new Date().toISOString() }))
            }
          >
            Yes, still wanted
          </Button>
        )}
      </p>
      {heard.lines.length > 0 && (
        <div className={styles.jump}>
          <Button
            onClick={() => {
              panel.current?.scrollIntoView()
              panel.current?.focus({ preventScroll: true })
            }}
          >
            {isLookedAt ? 'One of your lines to look at' : 'Your lines, as heard'}
          </Button>
        </div>
      )}
      {hasAnswer && !shown && (
        <p className={styles.arrived} role="status">
          <span>{arrivedWords(ask.fields)}</span>
          <Button look="act" onClick={() => setShown(true)}>
            Show it beside the draft
          </Button>
        </p>
      )}
      <div className={styles.beside} data-both={isBoth || undefined}>
        <div className={styles.columns} data-both={isBoth || undefined}>
          <AnswerColumn
            tool={tool}
            ask={ask}
            facts={facts}
            which="draft"
            label={nameOf('engine')}
            byline={`Written ${whenOf(ask.fields.asked_at)}`}
          />
          {isBoth && (
            <AnswerColumn
              tool={tool}
              ask={ask}
              facts={facts}
              which="answer"
              label={labelOf(ask.fields)}
              byline={answeredAt === null ? 'Answered' : `Answered ${whenOf(answeredAt)}`}
              fresh={!wasThere}
            />
          )}
        </div>
        <div ref={panel} className={styles.panel} tabIndex={-1}>
          <Moves ask={ask} {...heard} />
        </div>
      </div>
      <OfBefore fields={ask.fields} />
      <WhatWasSent tool={tool} ask={ask} />
    </div>
  )
}
