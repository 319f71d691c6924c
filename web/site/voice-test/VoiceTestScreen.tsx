// Why can't I hear anything? Three tests, from the nearest voice to the furthest, and what this device can do. The page
// loads on its own and is left the same way, as it is the only one that may contact the voice provider.

import { useState } from 'react'
import { useAccount } from '../../platform/data/account/account'
import { useFirstTime } from '../../platform/outside'
import { Icon } from '../../ui/kit/drawings/Icon'
import { usePageTitle } from '../../ui/kit/Page'
import { CHECKLIST } from './checklist'
import { Device } from './Device'
import { TestRow } from './TestRow'
import { useTests } from './use-tests'
import styles from './VoiceTest.module.css'
import { VoiceTestLook } from './VoiceTestLook'

/** Opened from within the app, the page has the app's policy instead of its own, so it reloads. */
const isLoadedByItself = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry === undefined || new URL(entry.name, location.href).pathname === location.pathname
}

export default function VoiceTestScreen() {
  usePageTitle('Voice test')
  const account = useAccount()
  const { running, results, run, stop, listed } = useTests()
  const [isAlone] = useState(isLoadedByItself)
  useFirstTime(!isAlone, () => location.reload())
  const row = { running, run, stop }
  return (
    <VoiceTestLook isIn={account !== null}>
      <div className={styles.columns}>
        <div className={styles.side}>
          <ol className={styles.tests}>
            <TestRow
              {...row}
              which="browser"
              title="Browser speech"
              about="The voice that this device has itself. Nothing is sent anywhere."
              act="Test browser speech"
            />
            <TestRow
              {...row}
              which="provider"
              title="The voice provider, directly"
              about="This page asks for an API key and calls the provider with it. The key is not kept, and our server does not get it."
              act="Test the provider"
            />
            <TestRow
              {...row}
              which="function"
              title="Chairside’s own voice"
              about="The function that reads your answers aloud, as the app calls it."
              act="Test the function"
            />
          </ol>
          <section className={styles.results} aria-labelledby="results">
            <h2 id="results">Results</h2>
            <div role="status" aria-live="polite">
              {listed.length === 0 ? (
                <p className={styles.none}>No tests yet.</p>
              ) : (
                <ul>
                  {listed.map(({ which, name }) => {
                    const result = results[which]
                    return (
                      <li key={which} data-ok={result?.ok}>
                        <Icon name={result?.ok ? 'check' : 'stop'} size={22} />
                        <div>
                          <strong>{name}</strong>
                          <span>{result?.text}</span>
                        </div>
                      </li>
                    )
                  })}
                </ul>
              )}
            </div>
          </section>
        </div>
        <Device />
        <section className={styles.list} aria-labelledby="checklist">
          <h2 id="checklist">What to check</h2>
          <dl>
            {CHECKLIST.map(({ look, how }) => (
              <div key={look}>
                <dt>{look}</dt>
                <dd>{how}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </VoiceTestLook>
  )
}
