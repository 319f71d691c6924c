// A demo that answers: sample text to edit, and beside it the tool's result. The engine loads at the first touch
// (islands/live.ts).
import type { ReactNode } from 'react'
import how from '../blocks/Demo.module.css'
import parts from '../blocks/Parts.module.css'
import styles from '../live/Live.module.css'

type LiveField = { name: string; label: string; rows: number; max: number }
type Texts = Readonly<Record<string, string>>

type LiveDemoProps = {
  tool: string
  fields: readonly LiveField[]
  /** By name; the first one fills the form. */
  samples: readonly { name: string; values: Texts }[]
  /** Other choices in the form, and the names of their fields. May include buttons for the samples. */
  more?: { names: readonly string[]; drawn: ReactNode }
  /** The text above and the answer at full width; else side by side. */
  wide?: boolean
  /** The answer to the first sample. */
  children: ReactNode
}

export function LiveDemo({ tool, fields, samples, more, wide = false, children }: LiveDemoProps) {
  const [first] = samples
  const drawn = new Set([...fields.map(({ name }) => name), ...(more?.names ?? [])])
  return (
    <div className={styles.live} data-live={tool} data-wide={wide || undefined}>
      <form className={styles.ask}>
        {samples.length > 1 && !wide && (
          <div className={styles.samples}>
            <span className={how.how}>Start from</span>
            {samples.map(({ name, values }) => (
              <button key={name} type="button" className={parts.back} data-sample={JSON.stringify(values)}>
                {name}
              </button>
            ))}
          </div>
        )}
        {more?.drawn}
        {Object.entries(first?.values ?? {})
          .filter(([name]) => !drawn.has(name))
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} defaultValue={value} />
          ))}
        <div className={styles.fields}>
          {fields.map(({ name, label, rows, max }) => (
            <label key={name}>
              {label}
              <textarea name={name} rows={rows} maxLength={max} defaultValue={first?.values[name]} />
            </label>
          ))}
        </div>
        {!wide && (
          <noscript>
            <p className={how.how}>
              Scripts are off in this browser, so the answer can’t follow your words. This is the sample’s
              answer.
            </p>
          </noscript>
        )}
        <p role="status" className={styles.says} data-live-says />
      </form>
      <div
        className={wide ? how.panels : styles.place}
        data-live-place
        data-retail-panels={wide || undefined}
      >
        {children}
      </div>
    </div>
  )
}
