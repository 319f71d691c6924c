// What this tablet sent to the server, and what the server sent to a model. Devices push their facts along with a
// question; a device that doesn't have them asks the server on opening this. Only the server knows what a model was
// sent.
import { useCallback, useState } from 'react'
import { Facts } from '../../../../shared/facts'
import type { Tool } from '../../../../shared/tool'
import { fetchFacts } from '../../../platform/asks/fetch-facts'
import type { Row } from '../../../platform/data/queries/queries'
import { useWhenAnswered } from '../../../platform/sync/triggers/until-done'
import fold from '../../../ui/kit/Fold.module.css'
import { fetchSentFor } from '../../models/models'
import { askedLines } from './asked'
import { linesOfFacts } from './fact-lines'
import { type Calls, SentToModel } from './SentToModel'
import styles from './WhatWasSent.module.css'

type State = { state: 'closed' | 'loading' | 'gone' } | { state: 'open'; facts: Facts }

export function WhatWasSent({ tool, ask }: { tool: Tool; ask: Row<'ask'> }) {
  const [state, setState] = useState<State>({ state: 'closed' })
  const [calls, setCalls] = useState<Calls>()
  const [isOpen, setIsOpen] = useState(false)
  const again = useCallback(async () => {
    const [facts, sent] = await Promise.all([fetchFacts(ask.id), fetchSentFor(ask.id)])
    setState(was => (facts && was.state === 'gone' ? { state: 'open', facts } : was))
    setCalls(was => was ?? sent?.calls ?? null)
    return facts !== null && sent !== null
  }, [ask.id])
  useWhenAnswered(isOpen && (state.state === 'gone' || calls === null), again)

  async function open(): Promise<void> {
    const own = Facts.safeParse(ask.fields.facts)
    if (own.success) return setState({ state: 'open', facts: own.data })
    setState({ state: 'loading' })
    const fetched = await fetchFacts(ask.id)
    setState(fetched ? { state: 'open', facts: fetched } : { state: 'gone' })
  }

  return (
    <details
      className={`${fold.fold} ${styles.sent}`}
      data-no-print
      onToggle={event => {
        // Ignores toggles of the calls inside, which bubble up to here.
        if (event.target !== event.currentTarget) return
        setIsOpen(event.currentTarget.open)
        if (!event.currentTarget.open) return
        if (state.state === 'closed' || state.state === 'gone') void open()
        // Fetched on every opening: an answer may have arrived since, or the signal come back.
        void fetchSentFor(ask.id).then(found => setCalls(found?.calls ?? null))
      }}
    >
      <summary>What was sent</summary>
      <h3>To the server</h3>
      {ask.pending && <p>Some of it has not been sent yet. It goes when the server can be reached.</p>}
      <dl>
        {askedLines(tool, ask.fields.input).map(field => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>{field.words}</dd>
          </div>
        ))}
      </dl>
      <h4>From your records</h4>
      {state.state === 'loading' && <p>Fetching it from the server.</p>}
      {state.state === 'gone' && (
        <p>It is not on this tablet, and the server could not be asked. It is kept there for 12 months.</p>
      )}
      {state.state === 'open' && (
        <>
          <p className={styles.promise}>Never a phone number, an email or a surname.</p>
          <dl>
            {linesOfFacts(state.facts).map(line => (
              <div key={line.label}>
                <dt>{line.label}</dt>
                <dd>{line.text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h3>To a model</h3>
      <SentToModel calls={calls} />
    </details>
  )
}
