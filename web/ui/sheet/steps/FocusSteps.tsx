// The same steps one at a time: "Step 2 of 4", back and next, with no distractions.
import { type ReactNode, useState } from 'react'
import { Icon } from '../../kit/drawings/Icon'
import { useWindowKey } from '../../kit/window/use-window-key'
import { type BlockOf, keyed } from '../block'
import styles from './FocusSteps.module.css'
import { StepBody } from './StepBody'

type FocusStepsProps = {
  block: BlockOf<'steps'>
  /** True while something must be recorded before the marked steps may begin. */
  held: boolean
  /** As in `Steps`. */
  gate?: ReactNode
  gateAt?: number
  /** The current step, from 0, if the parent keeps it. Otherwise it starts at `startAt` and is kept here. */
  at?: number
  startAt?: number
  onStep?: (at: number) => void
}

export function FocusSteps({ block, held, gate, gateAt, at, startAt = 0, onStep }: FocusStepsProps) {
  const { items } = block
  const last = items.length - 1
  const [own, setOwn] = useState(startAt)
  const present = Math.min(Math.max(at ?? own, 0), last)
  const step = items[present]
  const go = (to: number): void => {
    if (to < 0 || to > last) return
    setOwn(to)
    onStep?.(to)
  }
  useArrowKeys(by => go(present + by))
  if (!step) return null
  return (
    <section className={styles.focus} aria-label={block.title ?? 'Steps'}>
      {block.title && <h3 className="visually-hidden">{block.title}</h3>}
      <div className={styles.where}>
        <p className={styles.count} role="status">
          Step {present + 1} of {items.length}
        </p>
        <div className={styles.beads} aria-hidden="true">
          {keyed(items, item => item.title).map(({ key }, index) => (
            <span key={key} data-state={stateOf(index, present)} />
          ))}
        </div>
      </div>
      {held && present === gateAt && gate && <div>{gate}</div>}
      <div className={styles.card} data-held={(held && step.held) || undefined}>
        <StepBody
          key={present}
          step={step}
          held={held && step.held}
          under={!held && present === gateAt ? gate : undefined}
        />
      </div>
      <div className={styles.ways}>
        <button type="button" className={styles.way} disabled={present === 0} onClick={() => go(present - 1)}>
          <Icon name="back" /> Back
        </button>
        <button
          type="button"
          className={styles.way}
          data-next
          disabled={present === last}
          onClick={() => go(present + 1)}
        >
          {present === last ? (
            'Last step'
          ) : (
            <>
              Next <Icon name="next" />
            </>
          )}
        </button>
      </div>
    </section>
  )
}

const stateOf = (index: number, present: number): 'done' | 'now' | 'to-come' =>
  index < present ? 'done' : index === present ? 'now' : 'to-come'

/** Left and right arrow keys, unless they mean something else: in a field, on a slider, under a dialog. */
function useArrowKeys(move: (by: 1 | -1) => void): void {
  useWindowKey(event => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null
    if (by === null || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const taken = 'input, textarea, select, [contenteditable], [role="tab"], [role="slider"], [role="option"]'
    if (event.target instanceof Element && event.target.closest(taken)) return
    if (document.querySelector('dialog:modal, [aria-modal="true"]')) return
    event.preventDefault()
    move(by)
  })
}
