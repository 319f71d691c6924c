// The hair's condition, and earlier treatments.
import type { Reading } from '../../../../shared/reading/understood/reading'
import { HISTORY } from '../../../../shared/tools/colour-formula/told/paths'
import { Chips } from '../understood/Chips'
import { type Pick, YES_NO } from '../understood/labels'
import { CONDITIONS, HISTORY_LABELS, LENGTHS, POROSITIES, TEXTURES } from './labels'
import styles from './Strand.module.css'

const STATES = [
  ['condition', 'Condition', CONDITIONS],
  ['texture', 'Texture', TEXTURES],
  ['porosity', 'Porosity', POROSITIES],
  ['length', 'Length', LENGTHS],
] as const

/** These need a date: it tells whether a test or a wait is due. */
const DATED = new Set(['lightener', 'relaxer', 'perm', 'keratin', 'box_dye', 'salon_colour'])

export function HairState({ facts, onPick }: { facts: Reading['facts']; onPick: Pick }) {
  return (
    <>
      <h3>Hair and history</h3>
      {STATES.map(([path, label, options]) => (
        <Chips
          key={path}
          label={label}
          options={options}
          fact={facts[path]}
          onPick={value => onPick(path, value)}
        />
      ))}
      <div className={styles.history}>
        {HISTORY.map(what => {
          const path = `history.${what}`
          const weeks = facts[`${path}.weeks`]?.value
          return (
            <div key={what}>
              <Chips
                label={HISTORY_LABELS[what]}
                options={YES_NO}
                fact={facts[path]}
                onPick={value => onPick(path, value)}
              />
              {DATED.has(what) && facts[path]?.value === true && (
                <label className={styles.weeks}>
                  Weeks ago
                  <input
                    type="number"
                    inputMode="numeric"
                    min={0}
                    max={520}
                    value={weeks === undefined ? '' : String(weeks)}
                    onChange={event => {
                      const typed = event.target.valueAsNumber
                      onPick(
                        `${path}.weeks`,
                        Number.isInteger(typed) && typed >= 0 && typed <= 520 ? typed : null,
                      )
                    }}
                  />
                </label>
              )}
            </div>
          )
        })}
      </div>
    </>
  )
}
