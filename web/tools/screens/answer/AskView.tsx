// One question and its answers: the draft straight away, a model's answer beside it once it arrives. If that happens
// while somebody is reading, we announce it and never move the page.

import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { asksModel, type Tool } from '../../../../shared/tool'
import { askedWith, whichStands } from '../../../../shared/toolbox'
import { useFacts } from '../../../platform/asks/facts'
import { useAccount } from '../../../platform/data/account/account'
import type { Row } from '../../../platform/data/queries/queries'
import { edit } from '../../../platform/data/saving/save'
import { useSyncStatus } from '../../../platform/sync/status'
import { OfBefore } from '../../../salon/records/answers/OfBefore'
import { Button, ButtonLink } from '../../../ui/kit/Button'
import { whenOf } from '../../../ui/kit/when'
import { askedLines } from '../sent/asked'
import { WhatWasSent } from '../sent/WhatWasSent'
import { tried } from '../tried'
import { AnswerColumn, type Answered } from './AnswerColumn'
import styles from './AskView.module.css'
import { type AskStatus, answeredWith, arrivedWords, labelOf, nameOf, standingOf } from './standing'
import { useReadHere } from './use-read-here'

type AskViewProps = {
  tool: Tool
  ask: Row<'ask'>
  onChange: () => void
  onNew: () => void
  /** Added by the tool's own screen below an answer. */
  under?: ((answered: Answered) => ReactNode) | undefined
  /** The same, before everything else; the question then comes below. */
  first?: ((answered: Answered) => ReactNode) | undefined
}

export function AskView({ tool, ask, onChange, onNew, under, first }: AskViewProps) {
  const { online, signInNeeded } = useSyncStatus()
  const model = useAccount()?.model ?? null
  const facts = useFacts(tool.needs, ask.fields.client_id)
  const hasAnswer = whichStands(ask.fields) === 'answer'
  // If the answer was there on opening, both are shown. One that arrives later waits until somebody asks to see it.
  const [wasThere] = useState(hasAnswer)
  const [shown, setShown] = useState(hasAnswer)
  const isReadingHere = useReadHere(tool, ask, facts)
  const answeredAt = answeredWith(ask.fields).at
  // Without a model to ask, there is nothing to wait for.
  const standing = standingOf(ask, {
    online,
    signInNeeded,
    model: asksModel(tool) ? model : null,
    reads: tool.reading !== undefined,
    isReadingHere,
  })
  const both = hasAnswer && shown
  const asked = <Asked tool={tool} ask={ask} />
  return (
    <div className={styles.view}>
      <div className={styles.bar} data-no-print>
        <StandingLine standing={standing} refused={ask.problem !== undefined} />
        <div className={styles.barActions}>
          {standing.asksIfWanted && (
            <Button look="act" onClick={() => void stillWanted(ask.id)}>
              Yes, still wanted
            </Button>
          )}
          {tool.actions.includes('save-formula') && ask.fields.client_id !== null && (
            <ButtonLink
              to={`/chair/${encodeURIComponent(ask.fields.client_id)}?ask=${encodeURIComponent(ask.id)}`}
            >
              Chair mode
            </ButtonLink>
          )}
          <Button onClick={onChange}>Change the question</Button>
          <Button onClick={onNew}>New question</Button>
        </div>
      </div>
      {!first && asked}
      <div className={styles.columns} data-both={both || undefined}>
        {facts && (
          <AnswerColumn
            tool={tool}
            ask={ask}
            facts={facts}
            which="draft"
            under={under}
            first={first}
            beside={both}
            label={nameOf('engine')}
            isSaid={!hasAnswer && ask.fields.answered_by === 'engine'}
            byline={`Drafted ${whenOf(ask.fields.asked_at)}`}
          />
        )}
        {facts && both && (
          <AnswerColumn
            tool={tool}
            ask={ask}
            facts={facts}
            which="answer"
            under={under}
            first={first}
            beside
            label={labelOf(ask.fields)}
            byline={answeredAt === null ? 'Answered' : `Answered ${whenOf(answeredAt)}`}
            fresh={!wasThere}
          />
        )}
      </div>
      {first && asked}
      <OfBefore fields={ask.fields} />
      <WhatWasSent tool={tool} ask={ask} />
      {hasAnswer && !shown && (
        <div className={styles.arrived} data-no-print data-foot data-over-end>
          <div role="status">
            <span>{arrivedWords(ask.fields)}</span>
            <Button look="act" onClick={() => setShown(true)}>
              Show it beside the draft
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

function StandingLine({ standing, refused }: { standing: AskStatus; refused: boolean }) {
  return (
    <p className={styles.standing} data-state={standing.state} role="status">
      <span className={styles.dot} aria-hidden="true" />
      <span>
        {standing.words} {refused && <Link to="/waiting">See what waits</Link>}
      </span>
    </p>
  )
}

/** The question in short, as anybody who reads a formula must see what it answers. All of it is in 'What was sent'. */
function Asked({ tool, ask }: Pick<AskViewProps, 'tool' | 'ask'>) {
  const asked = tool.input.safeParse(askedWith(ask.fields))
  const lines = askedLines(tool, asked.success ? asked.data : ask.fields.input).filter(
    ({ control, words }) => control !== 'client' && control !== 'switch' && words !== '',
  )
  return (
    <dl className={styles.asked}>
      {lines.map(field => (
        <div key={field.name}>
          <dt>{field.label}</dt>
          <dd>{field.words}</dd>
        </div>
      ))}
    </dl>
  )
}

const stillWanted = (id: string) =>
  tried(() => edit('ask', id, { still_wanted_at: new Date().toISOString() }))
