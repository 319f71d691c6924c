// The frame of every signed-in screen: sidebar or top bar, header, and the place where the screen stands.

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

/** In place of a part that can't be fetched yet. */
const nothing = { default: (): ReactNode => null }

/** Chosen by few, so loaded by few. */
const TopBar = lazy(() => import('./TopBar').then(module => ({ default: module.TopBar })))
/** Fetched when somebody is to take over. */
const SwitchSheet = lazy(() => import('../../account/people/switching/SwitchSheet'))
/** Nobody waits for it: the first screen comes without, and so does a device that can't fetch it yet. */
const SupportChat = lazy(() => import('../../account/support/SupportChat').catch(() => nothing))
const SupportButton = lazy(() => import('../../account/support/SupportButton').catch(() => nothing))

/** Offers sounds that have come and keeps those of new answers; missed by nobody who can't fetch it yet. */
const VoiceKeeper = lazy(() => import('../../voice/read-aloud/VoiceKeeper').catch(() => nothing))

/** What is said is understood once the page stands; a device that can't fetch it yet has no button for it. */
const AppVoice = lazy(() => import('../../chair/commands/AppVoice').catch(() => nothing))

/** Timers ring on every page; a device that can't fetch this yet shows and rings none. */
const TimerBar = lazy(() => import('../../salon/timers/bar/TimerBar').catch(() => nothing))
/** Tells after an interruption where one was. */
const WhereWasI = lazy(() => import('../../ui/comfort/where-was-i/WhereWasI').catch(() => nothing))

/** One calm line where there is something to say: it doesn't keep the first screen waiting. */
const AppNotices = lazy(() =>
  import('./AppNotices')
    .then(module => ({ default: (): ReactNode => module.AppNotices() }))
    .catch(() => nothing),
)

/** The room of a button that is on its way. */
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
  // As specified; on a phone it opens the sheet.
  useWindowKey(event => {
    if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    toggle()
  })
  useArrival(main)
  const closeSheet = (): void => sheet.current?.close()
  const sidebar = style === 'sidebar'
  // A phone that is turned has the menu at its edge: the empty sheet would keep everything from being touched.
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
