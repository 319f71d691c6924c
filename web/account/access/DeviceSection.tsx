import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useInstall } from '../../platform/pwa/install'
import { useSyncStatus } from '../../platform/sync/status'
import { Button, buttonClass } from '../../ui/kit/Button'
import { Icon } from '../../ui/kit/Icon'
import styles from '../../ui/kit/Settings.module.css'
import { IpadGuide } from './IpadGuide'
import { signOutAndRemove } from './leave-tablet'

const PERSISTED = {
  yes: 'The browser has promised to keep this app’s storage, also when the tablet runs low on space.',
  no: 'The browser may empty this app’s storage when space runs out. Installing the app is what makes most browsers promise to keep it. What has been sent is safe on the server.',
  unknown: 'The browser is asked to keep this app’s storage once there is something to keep.',
} as const

/** Whoever is led to #install, as by the first steps, is taken to it: it stands below the rest. */
function useLedTo(hash: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const location = useLocation()
  const led = location.hash === hash
  useEffect(() => {
    if (!led) return
    // After the screen's own arrival, which begins at its top.
    const frame = requestAnimationFrame(() => {
      heading.current?.scrollIntoView({ block: 'start' })
      heading.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [led])
  return heading
}

export function DeviceSection() {
  const install = useInstall()
  const installing = useLedTo('#install')
  const { persisted } = useSyncStatus()
  const navigate = useNavigate()
  const state = persisted === null ? 'unknown' : persisted ? 'yes' : 'no'
  return (
    <>
      <section className={styles.panel}>
        <h2>Storage on this tablet</h2>
        <p className={styles.fact}>
          <Icon name={state === 'yes' ? 'saved' : 'info'} />
          {PERSISTED[state]}
        </p>
      </section>
      <section className={styles.panel}>
        <h2>Voice</h2>
        <p>Is the voice not heard, or does dictation not answer? The voice test shows where to look.</p>
        {/* Loaded by itself: that page alone may speak to the voice provider. */}
        <div>
          <a className={buttonClass('quiet')} href="/voice-test">
            Open the voice test
          </a>
        </div>
      </section>
      <section className={styles.panel}>
        <h2 ref={installing} id="install" tabIndex={-1}>
          Install
        </h2>
        {install.installed ? (
          <p className={styles.fact}>
            <Icon name="check" /> Chairside is installed here. It opens without a signal.
          </p>
        ) : install.canInstall ? (
          <>
            <p>Installed, it opens from the home screen, without a signal.</p>
            <div>
              <Button look="act" onClick={() => void install.prompt()}>
                Install
              </Button>
            </div>
          </>
        ) : install.isIpad ? (
          <IpadGuide />
        ) : (
          <p>
            This browser doesn’t offer it just now. In Chrome or Edge look for ‘Install’ in the menu of the
            browser.
          </p>
        )}
      </section>
      <section className={styles.panel}>
        <h2>Leave this tablet</h2>
        <p>
          Signing out leaves the salon’s records here, for the next sign-in. On a tablet that goes to somebody
          else, remove them: nothing of this salon then lies in this browser.
        </p>
        <div>
          <Button onClick={() => void signOutAndRemove(() => navigate('/auth'))}>
            Remove this salon from this tablet
          </Button>
        </div>
      </section>
    </>
  )
}
