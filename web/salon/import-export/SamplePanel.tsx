import { useState } from 'react'
import { useAnyWithId } from '../../platform/data/queries/by-id'
import { attempt } from '../../ui/forms/attempt'
import { Button } from '../../ui/kit/Button'
import styles from './Data.module.css'
import { loadSample, removeSample, type SampleStanding, sampleStanding } from './sample/load'
import { SAMPLE } from './sample/salon'

export function SamplePanel() {
  const found = useAnyWithId(SAMPLE)
  const loaded = found === true
  const [asked, setAsked] = useState<SampleStanding | null>(null)
  const [busy, setBusy] = useState(false)
  if (!loaded && asked !== null) setAsked(null)

  async function load() {
    setBusy(true)
    await attempt(() => loadSample(Date.now()), {
      title: 'Sample salon loaded',
      text: '12 clients, 27 products with their stock, and their history. One tap takes them away again.',
      tone: 'ok',
    })
    setBusy(false)
  }

  async function take(standing: SampleStanding, keep: ReadonlySet<string>) {
    setBusy(true)
    let undo = async () => {}
    const done = await attempt(async () => {
      undo = await removeSample(standing, keep, Date.now())
    })
    setBusy(false)
    setAsked(null)
    if (done)
      await attempt(async () => {}, {
        title: 'Sample salon removed',
        tone: 'stop',
        undo: () => void attempt(undo),
      })
  }

  async function ask() {
    const standing = await sampleStanding()
    if (standing.used.length === 0) await take(standing, new Set())
    else setAsked(standing)
  }

  return (
    <section className={styles.panel} aria-labelledby="sample">
      <h2 id="sample">Sample salon</h2>
      <p className={styles.soft}>
        {loaded
          ? 'The sample salon is loaded. Removing it leaves your own records as they are.'
          : '12 clients, 27 products with their stock, formulas, patch tests and notes, to try things out. Loading it twice adds nothing.'}
      </p>
      {asked ? (
        <div role="alert" className={styles.section}>
          <p>You have worked on {asked.used.length === 1 ? 'this sample client' : 'these sample clients'}:</p>
          <ul className={styles.lines}>
            {asked.used.map(({ id, name, added, changed }) => (
              <li key={id}>
                <span>{name.split(' ')[0]}</span>
                <span>
                  {[
                    added > 0 && `${added} ${added === 1 ? 'entry' : 'entries'} of yours`,
                    changed && 'the card was changed',
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </li>
            ))}
          </ul>
          <div className={styles.acts}>
            <Button disabled={busy} onClick={() => void take(asked, new Set(asked.used.map(({ id }) => id)))}>
              Remove the rest, keep {asked.used.length === 1 ? 'this one' : 'these'}
            </Button>
            <Button look="stop" disabled={busy} onClick={() => void take(asked, new Set())}>
              Remove all, with what I added
            </Button>
            <Button onClick={() => setAsked(null)}>Cancel</Button>
          </div>
        </div>
      ) : loaded ? (
        <Button disabled={busy} onClick={() => void ask()}>
          Remove the sample salon
        </Button>
      ) : (
        <Button disabled={busy || found === undefined} onClick={() => void load()}>
          Load the sample salon
        </Button>
      )}
    </section>
  )
}
