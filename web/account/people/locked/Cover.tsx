// The locked tablet: asks who is working and shows nothing about any client. Running timers continue, and anybody can
// see, hear and stop them.

import { lazy, Suspense, useRef, useState } from 'react'
import { useHere } from '../../../platform/data/account/people'
import { isInTheWay, useDatabaseState } from '../../../platform/data/queries/live'
import { useFirstTime } from '../../../platform/outside'
import { TimerWatch } from '../../../salon/timers/ringing/TimerWatch'
import { useBrought } from '../../../ui/kit/address/use-brought'
import { Button } from '../../../ui/kit/Button'
import { closeConfirm } from '../../../ui/kit/dialogs/confirm'
import { Icon } from '../../../ui/kit/drawings/Icon'
import { Mark } from '../../../ui/kit/drawings/Mark'
import { closeNotices } from '../../../ui/kit/notices/notify'
import { usePageTitle } from '../../../ui/kit/Page'
import { DatabaseTrouble } from '../../../ui/state/DatabaseTrouble'
import { touch } from '../../../ui/state/lock'
import { useSignOut } from '../../access/sign-out/use-sign-out'
import { Choose } from '../switching/Choose'
import { LetIn } from '../switching/LetIn'
import { letInSomeone, type Someone, usePeople } from '../use-people'
import styles from './Cover.module.css'
import { LockedTimers } from './LockedTimers'

const ClientMode = lazy(() => import('../../../salon/consultation/client-mode/ClientMode'))

/** Notices, questions and speech may name a client, so they stop. */
function useQuiet(): void {
  useFirstTime(true, () => {
    closeConfirm()
    closeNotices()
    import('../../../voice/speak')
      .then(({ stopSpeaking }) => stopSpeaking())
      .catch(error => console.info('The voice is not on this device.', error))
  })
}

export default function Cover() {
  usePageTitle('Locked')
  useQuiet()
  const people = usePeople()
  const { asks } = useHere()
  const [staff, setStaff] = useState(false)
  const isClosed = isInTheWay(useDatabaseState())
  if (asks !== null && !staff && !isClosed)
    return (
      <main className={styles.cover}>
        <Suspense>
          <ClientMode asks={asks} onStaff={() => setStaff(true)} />
        </Suspense>
        <TimerWatch onDone={quietly} />
      </main>
    )
  return (
    <main className={styles.cover}>
      {/* Rendered all at once, so nothing moves under a thumb. */}
      {(people || isClosed) && (
        <Asking people={people ?? []} onBack={asks === null ? null : () => setStaff(false)} />
      )}
    </main>
  )
}

/** Only staff may undo. */
const quietly = (): void => undefined

/** `onBack`: returns to the client who is answering. */
function Asking({ people, onBack }: { people: readonly Someone[]; onBack: (() => void) | null }) {
  const here = useHere()
  const database = useDatabaseState()
  const signOut = useSignOut('sidebar')
  const heading = useRef<HTMLHeadingElement>(null)
  const [chosen, setChosen] = useState<Someone | null>(null)
  // Back at the choice, screen readers start at its heading.
  useBrought(chosen === null, () => heading.current?.focus({ preventScroll: true }))

  function enter(person: Someone): void {
    touch()
    letInSomeone(person)
  }
  return (
    <div className={styles.inside}>
      <header className={styles.head}>
        <Mark size={48} />
        <h1 ref={heading} tabIndex={-1}>
          Who is working?
        </h1>
      </header>
      {chosen ? (
        <LetIn person={chosen} onIn={() => enter(chosen)} onBack={() => setChosen(null)} />
      ) : (
        <Choose
          people={people}
          present={here.id}
          says="Was here last"
          onChoose={person => (person.pin === null ? enter(person) : setChosen(person))}
        />
      )}
      {isInTheWay(database) && <DatabaseTrouble state={database} />}
      <LockedTimers />
      <footer className={styles.foot}>
        <p>
          <Icon name="saved" size={20} /> Locked. Anything half written is kept for whoever wrote it.
        </p>
        {onBack && <Button onClick={onBack}>Back to the client’s questions</Button>}
        <Button look="plain" onClick={() => void signOut()}>
          Sign Out
        </Button>
      </footer>
    </div>
  )
}
