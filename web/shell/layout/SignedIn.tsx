// The frame of every signed-in screen: sidebar or top bar, header, and the place for the screen.

import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { SwitchPerson } from '../../account/people/switching/switch-person'
import { isInTheWay, useDatabaseState } from '../../platform/data/queries/live'
import { useTold } from '../../platform/outside'
import { BarPlace } from '../../salon/timers/bar/bar-place'
import { TimerButton } from '../../salon/timers/starting/TimerButton'
import { ComfortButton } from '../../ui/comfort/ComfortButton'
import { Icon } from '../../ui/kit/drawings/Icon'
import { useSettled } from '../../ui/kit/waiting/settled'
import { Waiting } from '../../ui/kit/waiting/Waiting'
import { useMedia } from '../../ui/kit/window/use-media'
import { useWindowKey } from '../../ui/kit/window/use-window-key'
import { CatchBroken } from '../../ui/state/Broken'
import { DatabaseTrouble } from '../../ui/state/DatabaseTrouble'
import { toggleSidebar, useNavigationStyle, useSidebarOpen } from '../../ui/state/preferences'
import { SyncState } from '../../ui/state/SyncState'
import { PaletteButton } from '../palette/PaletteButton'
import { Sidebar } from './Sidebar'
import styles from './SignedIn.module.css'
import { useArrival } from './use-arrival'

/** Stands in for a part that can't be fetched yet. */
const nothing = { default: (): ReactNode => null }

/** Few people choose it, so few load it. */
const TopBar = lazy(() => import('./TopBar').then(module => ({ default: module.TopBar })))
/** Fetched when somebody takes over. */
const SwitchSheet = lazy(() => import('../../account/people/switching/SwitchSheet'))
/** Nobody waits for it: the first screen loads without, as does a device that can't fetch it yet. */
const SupportChat = lazy(() => import('../../account/support/SupportChat').catch(() => nothing))
const SupportButton = lazy(() => import('../../account/support/SupportButton').catch(() => nothing))

/** Offers sounds that have arrived and stores those of new answers; a device that can't fetch it yet does without. */
const VoiceKeeper = lazy(() => import('../../voice/read-aloud/VoiceKeeper').catch(() => nothing))

/** Voice commands work once the page is up; a device that can't fetch this yet has no button. */
const AppVoice = lazy(() => import('../../chair/commands/AppVoice').catch(() => nothing))

/** Timers ring on every page; a device that can't fetch this yet neither shows nor rings any. */
const TimerBar = lazy(() => import('../../salon/timers/bar/TimerBar').catch(() => nothing))
/** Shows after an interruption where you were. */
const WhereWasI = lazy(() => import('../../ui/comfort/where-was-i/WhereWasI').catch(() => nothing))

/** One quiet line if there is anything to say; the first screen doesn't wait for it. */
const AppNotices = lazy(() =>
  import('./AppNotices')
    .then(module => ({ default: (): ReactNode => module.AppNotices() }))
    .catch(() => nothing),
)

/** Reserves a button's space until it loads. */
const Coming = ({ word }: { word: string }) => (
  <span className={styles.coming} data-word={word}>
    <Icon name="chat" />
  </span>
)

const PHONE = '(max-width: 767px)'

export default function SignedIn() {
  const style = useNavigationStyle()
  const phone = useMedia(PHONE)
  const open = useSidebarOpen()
  const [switching, setSwitching] = useState(false)
  const askWho = useCallback(() => setSwitching(true), [])
  const sheet = useRef<HTMLDialogElement>(null)
  const main = useRef<HTMLElement>(null)
  const area = useLocation().pathname.split('/')[1]
  const database = useDatabaseState()
  const settled = useSettled()
  const toggle = (): void => {
    if (!phone) toggleSidebar()
    else if (sheet.current?.open) sheet.current.close()
    else sheet.current?.showModal()
  }
  // From the specification; on a phone it opens the sheet.
  useWindowKey(event => {
    if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    toggle()
  })
  useArrival(main)
  const closeSheet = (): void => sheet.current?.close()
  const sidebar = style === 'sidebar'
  // A rotated phone has the menu at its edge; an empty open sheet would block every touch.
  const inSheet = phone && sidebar
  useTold(!inSheet, closeSheet)
  return (
    <SwitchPerson value={askWho}>
      <div className={styles.frame} data-style={style} data-open={open}>
        <a className={styles.skip} href="#screen">
          Skip to the screen
        </a>
        {sidebar && !phone && (
          <aside className={styles.side}>
            <Sidebar open={open} />
          </aside>
        )}
        <dialog
          ref={sheet}
          className={styles.sheet}
          aria-label="Menu"
          onPointerDown={event => event.target === event.currentTarget && closeSheet()}
        >
          {inSheet && <Sidebar open onNavigate={closeSheet} />}
        </dialog>
        <div className={styles.column}>
          <header className={styles.header}>
            {sidebar ? (
              <button
                type="button"
                className={styles.toggle}
                aria-label={phone ? 'Open the menu' : open ? 'Fold the sidebar' : 'Open the sidebar'}
                aria-expanded={phone ? undefined : open}
                onClick={toggle}
              >
                <Icon name={phone ? 'menu' : 'panel'} />
              </button>
            ) : (
              <Suspense>
                <TopBar />
              </Suspense>
            )}
            <span className={styles.gap} />
            <SyncState />
            <PaletteButton className={styles.toggle} />
            <Suspense fallback={<Coming word="Talk" />}>
              {settled ? <AppVoice /> : <Coming word="Talk" />}
            </Suspense>
            <TimerButton className={styles.toggle} />
            <Suspense fallback={<Coming word="Chat" />}>
              {settled ? <SupportButton className={styles.toggle} /> : <Coming word="Chat" />}
            </Suspense>
            <span className={styles.comfort}>
              <ComfortButton />
            </span>
          </header>
          <Suspense fallback={<BarPlace />}>{settled ? <TimerBar /> : <BarPlace />}</Suspense>
          <Suspense>{settled && <AppNotices />}</Suspense>
          <main id="screen" ref={main} tabIndex={-1} className={styles.main}>
            {isInTheWay(database) ? (
              <DatabaseTrouble state={database} area={area} />
            ) : (
              <CatchBroken key={area} inside>
                <Suspense fallback={<Waiting label="Loading" />}>
                  <Outlet />
                </Suspense>
              </CatchBroken>
            )}
          </main>
          {settled && (
            <Suspense>
              <VoiceKeeper />
              <WhereWasI />
            </Suspense>
          )}
        </div>
        {settled && (
          <Suspense>
            <SupportChat />
          </Suspense>
        )}
      </div>
      {switching && (
        <Suspense>
          <SwitchSheet onClose={() => setSwitching(false)} onNavigate={closeSheet} />
        </Suspense>
      )}
    </SwitchPerson>
  )
}
