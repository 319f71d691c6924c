// "Save what was used": today's begun bowls, filled in, to be corrected to what was really mixed.
import { useState } from 'react'
import { useAccount } from '../../../platform/data/account/account'
import { saveAll } from '../../../platform/data/saving/save'
import { keptKey } from '../../../tools/screens/drafts/kept'
import { UsedForm, usedFromAsk } from '../../../tools/screens/mixed/UsedForm'
import { tried } from '../../../tools/screens/tried'
import { Button } from '../../../ui/kit/Button'
import { canUndo } from '../../../voice/commands/undo'
import { serviceEdits } from '../acts'
import { usedSteps, withSteps, zoneOf } from '../bowls/recipe'
import { SAVED, unsave } from '../bowls/save-used'
import type { Chair, Work } from '../use-chair'
import { Panel } from './Panel'
import styles from './Panel.module.css'

type UsedPanelProps = { chair: Chair; work: Work; back: string; onBack: () => void }

export function UsedPanel({ chair, work, back, onBack }: UsedPanelProps) {
  const account = useAccount()?.id ?? ''
  const [all, setAll] = useState(false)
  const { used, left } = usedSteps(work.steps)
  const shown = all ? work.steps : used
  const from = work.ask
    ? usedFromAsk(work.ask)
    : { askId: null, clientId: chair.clientId, clientName: chair.client.fields.name, title: '' }

  function onSaved(formulaId: string): void {
    const { service } = chair
    void tried(() => saveAll(serviceEdits(chair, SAVED, { formula_id: formulaId })))
    if (service) canUndo(SAVED, () => unsave(service.id, service.fields.formula_id, formulaId))
  }
  return (
    <Panel title="Save what was used" back={back} onBack={onBack}>
      {chair.service?.fields.formula_id != null && (
        <p>What was used is saved already. Saving again puts a second formula on the card.</p>
      )}
      {!all && left.length > 0 && (
        <p>
          Left out, because they were not started: {left.map(({ step }) => zoneOf(step)).join(', ')}.{' '}
          <Button onClick={() => setAll(true)}>Put them in</Button>
        </p>
      )}
      <div className={styles.wide}>
        <UsedForm
          key={chair.service?.id ?? ''}
          from={from}
          sheet={withSteps(work.sheet, shown)}
          storageKey={keptKey(account, 'chair-used', chair.service?.id ?? '')}
          onSaved={onSaved}
          onDone={onBack}
          onCancel={onBack}
        />
      </div>
    </Panel>
  )
}
