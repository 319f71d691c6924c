// What to practise: the first five, more with a search, and the salon's own; beside them tips, help and earlier
// conversations.
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { matches } from '../../../../../shared/tools/communications/scenarios/find'
import { firstScenarios, moreScenarios } from '../../../../../shared/tools/communications/scenarios/list'
import type { Persona } from '../../../../../shared/tools/communications/scenarios/persona'
import { tips, usage } from '../../../../../shared/tools/communications/tips'
import { useAccount } from '../../../../platform/data/account/account'
import { SearchField } from '../../../../salon/records/search/SearchField'
import { useOnce } from '../../../../ui/forms/once'
import { Button, ButtonLink } from '../../../../ui/kit/Button'
import { keptKey } from '../../drafts/kept'
import { useKept } from '../../drafts/use-kept'
import { begin } from '../conversation'
import { tellFailure } from '../failure'
import { beginBrought } from './brought-line'
import { OwnScenarios } from './OwnScenarios'
import { PastConversations } from './PastConversations'
import { ScenarioRow } from './ScenarioRow'
import styles from './Scenarios.module.css'

const Mode = z.object({ scored: z.boolean() })

export function Scenarios() {
  const account = useAccount()?.id ?? ''
  const mode = useKept(keptKey(account, 'practice-mode'), Mode, () => ({ scored: true }))
  const [, setParams] = useSearchParams()
  const [starting, setStarting] = useState<string | null>(null)
  const once = useOnce()
  const { scored } = mode.value
  // Follows what was brought from another screen.
  useEffect(() => {
    beginBrought(account, scored).then(
      id => id !== null && setParams({ conversation: id }, { replace: true }),
      error => tellFailure(error, 'Failed to start conversation. Please try again.'),
    )
  }, [account, scored, setParams])

  function start(persona: Persona): void {
    void once(async () => {
      setStarting(persona.id)
      try {
        setParams({ conversation: await begin(persona, mode.value.scored) })
      } catch (error) {
        tellFailure(error, 'Failed to start conversation. Please try again.')
      }
      setStarting(null)
    })
  }
  const row = (persona: Persona) => (
    <ScenarioRow
      key={persona.id}
      scenario={persona}
      chosen={starting === persona.id}
      onStart={() => start(persona)}
    />
  )

  return (
    <div className={styles.screen}>
      <div className={styles.main}>
        <label className={styles.mode}>
          <input
            type="checkbox"
            checked={!mode.value.scored}
            onChange={event => mode.change({ scored: !event.currentTarget.checked })}
          />
          <span>
            <strong>Practise without scores</strong>
            <span>
              No points and no mood on the screen. Feedback still quotes you and suggests a better line.
            </span>
          </span>
        </label>
        <section aria-labelledby="practice-scenarios">
          <h2 id="practice-scenarios">Practice scenarios</h2>
          <ul className={styles.rows}>{firstScenarios.map(row)}</ul>
        </section>
        <More row={row} />
        <OwnScenarios onStart={start} />
      </div>
      <aside className={styles.side} aria-label="Tips and help">
        <section>
          <h2>Communication tips</h2>
          <ol className={styles.tips}>
            {tips.map(tip => (
              <li key={tip.title}>
                <strong>{tip.title}</strong>
                <span>{tip.text}</span>
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h2>How to use it</h2>
          <ol className={styles.usage}>
            {usage.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <PastConversations />
        <div className={styles.links}>
          <Button onClick={() => setParams({ view: 'progress' })}>Your progress</Button>
          <ButtonLink look="plain" to="/dashboard">
            Back to Dashboard
          </ButtonLink>
        </div>
      </aside>
    </div>
  )
}

function More({ row }: { row: (persona: Persona) => React.ReactNode }) {
  const [search, setSearch] = useState('')
  const wanted = search.trim()
  const all = moreScenarios.flatMap(group => group.scenarios)
  const found = wanted === '' ? [] : [...firstScenarios, ...all].filter(scenario => matches(scenario, wanted))
  return (
    <section aria-labelledby="more-scenarios" className={styles.more}>
      <h2 id="more-scenarios">More scenarios</h2>
      <SearchField
        label="Search the scenarios"
        placeholder={`Search ${all.length} more: refund, child, colour, Advanced…`}
        value={search}
        onChange={setSearch}
      />
      {wanted !== '' ? (
        <>
          <p role="status" className={styles.found}>
            {found.length === 0
              ? 'No scenario has these words. Write your own below.'
              : `${found.length} ${found.length === 1 ? 'scenario' : 'scenarios'}`}
          </p>
          <ul className={styles.rows}>{found.map(row)}</ul>
        </>
      ) : (
        moreScenarios.map(group => (
          <details key={group.title} className={styles.group}>
            <summary>
              <span>{group.title}</span>
              <span className={styles.count}>{group.scenarios.length}</span>
            </summary>
            <ul className={styles.rows}>{group.scenarios.map(row)}</ul>
          </details>
        ))
      )}
    </section>
  )
}
