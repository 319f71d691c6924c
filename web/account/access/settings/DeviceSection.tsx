import { useNavigate } from 'react-router-dom'
import { useInstall } from '../../../platform/pwa/install'
import { useSyncStatus } from '../../../platform/sync/status'
import { useLedTo } from '../../../ui/kit/address/led-to'
import { Button, buttonClass } from '../../../ui/kit/Button'
import { Icon } from '../../../ui/kit/drawings/Icon'
import styles from '../../../ui/kit/Settings.module.css'
import { signOutAndRemove } from '../sign-out/leave-tablet'
import { IpadGuide } from './IpadGuide'

const PERSISTED = {
  yes: 'This browser has agreed to keep what Chairside saves, even when the tablet runs low on space.',
  no: 'When space runs out, the browser may delete what is saved here. Installing the app usually prevents that. What has been sent is safe on the server.',
  unknown: 'Once you have saved something here, we ask the browser to keep it.',
} as const

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
        <p>No sound, or dictation not working? Run the voice test.</p>
        {/* A page outside the app: only that page may contact the voice provider. */}
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
            <p>Once installed, it opens from the home screen, even without a signal.</p>
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
            This browser isn’t offering it right now. In Chrome or Edge, look for ‘Install’ in the browser’s
            menu.
          </p>
        )}
      </section>
      <section className={styles.panel}>
        <h2>Leave this tablet</h2>
        <p>
          Signing out leaves the salon’s records here for the next sign-in. If somebody else is getting this
          tablet, remove them first. Then nothing of this salon is left in this browser.
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
