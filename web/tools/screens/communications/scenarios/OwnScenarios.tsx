// The salon's own scenarios: create, change and delete, with undo.
import { lazy, Suspense, useState } from 'react'
import type { Persona } from '../../../../../shared/tools/communications/scenarios/persona'
import { type Row, useRecords } from '../../../../platform/data/queries/queries'
import { remove, restore } from '../../../../platform/data/saving/save'
import { attempt } from '../../../../ui/forms/attempt'
import { Button } from '../../../../ui/kit/Button'
import { Icon } from '../../../../ui/kit/drawings/Icon'
import { ownOf } from '../scenario'
import { ScenarioRow } from './ScenarioRow'
import styles from './Scenarios.module.css'

const ScenarioDialog = lazy(() => import('./ScenarioDialog'))

type OpenScenario = { scenario: Row<'scenario'> | null } | null

export function OwnScenarios({ onStart }: { onStart: (persona: Persona) => void }) {
  const own = useRecords('scenario')
  const [open, setOpen] = useState<OpenScenario>(null)
  return (
    <section aria-labelledby="own-scenarios">
      <div className={styles.ownHead}>
        <h2 id="own-scenarios">Your own scenarios</h2>
        <Button onClick={() => setOpen({ scenario: null })}>
          <Icon name="add" size={20} /> Add a scenario
        </Button>
      </div>
      {own?.length === 0 && (
        <p className={styles.soft}>
          A client you remember or a talk you dread: write it as the client would say it, then practise.
        </p>
      )}
      <ul className={styles.rows}>
        {(own ?? []).map(scenario => (
          <ScenarioRow
            key={scenario.id}
            scenario={scenario.fields}
            chosen={false}
            onStart={() => onStart(ownOf(scenario))}
          >
            <div className={styles.rowActions}>
              <Button
                look="plain"
                aria-label={`Edit ${scenario.fields.title}`}
                onClick={() => setOpen({ scenario })}
              >
                <Icon name="edit" size={20} />
              </Button>
              <Button
                look="plain"
                aria-label={`Delete ${scenario.fields.title}`}
                onClick={() => void deleted(scenario)}
              >
                <Icon name="delete" size={20} />
              </Button>
            </div>
          </ScenarioRow>
        ))}
      </ul>
      {open && (
        <Suspense>
          <ScenarioDialog
            key={open.scenario?.id ?? 'new'}
            onClose={() => setOpen(null)}
            {...(open.scenario ? { scenario: open.scenario } : {})}
          />
        </Suspense>
      )}
    </section>
  )
}

const deleted = (scenario: Row<'scenario'>): Promise<boolean> =>
  attempt(() => remove('scenario', scenario.id), {
    title: 'Scenario deleted',
    text: scenario.fields.title,
    tone: 'info',
    undo: () => void attempt(() => restore('scenario', scenario.id)),
  })
