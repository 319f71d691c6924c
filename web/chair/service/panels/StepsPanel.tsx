// All steps at a glance, and whatever else the answer says.

import { Notes } from '../../../ui/sheet/blocks/Notes'
import { List } from '../../../ui/sheet/blocks/Plain'
import { Swatches } from '../../../ui/sheet/blocks/Swatches'
import { ReadAloud } from '../../../voice/read-aloud/ReadAloud'
import { askTextId } from '../../../voice/speak'
import { goTo } from '../acts'
import { perform } from '../perform'
import type { Chair, Work } from '../use-chair'
import { shortStep } from '../words'
import { Panel } from './Panel'
import styles from './Panel.module.css'

type StepsPanelProps = { chair: Chair; work: Work; back: string; onBack: () => void }

export function StepsPanel({ chair, work, back, onBack }: StepsPanelProps) {
  const { steps, at, sheet } = work
  return (
    <Panel title="All steps" back={back} onBack={onBack}>
      <ol className={styles.choices}>
        {steps.map(({ key, step, bowl }, index) => (
          <li key={key}>
            <button
              type="button"
              className={styles.row}
              aria-current={index === at ? 'step' : undefined}
              data-done={bowl?.started_at != null || undefined}
              onClick={() =>
                index === at
                  ? onBack()
                  : void perform(() => goTo(chair, index)).then(act => act !== null && onBack())
              }
            >
              <span className={styles.number}>{index + 1}</span>
              <span>
                {step.title}
                <small>
                  {bowl?.started_at != null && 'Started. '}
                  {shortStep(step)}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {work.ask && sheet.spoken !== '' && (
        <ReadAloud id={askTextId(work.ask.id, work.which)} text={sheet.spoken} what="the whole answer" />
      )}
      {sheet.blocks.map((block, index) => {
        const key = `${block.block} ${index}`
        if (block.block === 'note') return <Notes key={key} notes={[block]} />
        if (block.block === 'list') return <List key={key} block={block} />
        return block.block === 'swatches' ? <Swatches key={key} block={block} /> : null
      })}
    </Panel>
  )
}
