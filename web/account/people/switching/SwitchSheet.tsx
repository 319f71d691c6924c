import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useHere } from '../../../platform/data/account/people'
import { useFirstTime } from '../../../platform/outside'
import { Button, buttonClass } from '../../../ui/kit/Button'
import { Dialog } from '../../../ui/kit/dialogs/Dialog'
import { lockHere } from '../../../ui/state/lock-here'
import { letInSomeone, type Someone, usePeople } from '../use-people'
import { Choose } from './Choose'
import { LetIn } from './LetIn'
import styles from './SwitchSheet.module.css'

/** `first`: already chosen, as if they had been tapped. */
type Props = { first?: string | null; onClose: () => void; onNavigate: (() => void) | undefined }

/** Who is taking over: one tap, and their PIN if they have one. */
export default function SwitchSheet({ first = null, onClose, onNavigate }: Props) {
  const people = usePeople() ?? []
  const here = useHere()
  const [chosen, setChosen] = useState<Someone | null>(null)

  function choose(person: Someone): void {
    if (person.id === here.id) onClose()
    else if (person.pin === null) letInSomeone(person)
    else setChosen(person)
  }
  const named = first === null ? undefined : people.find(({ id }) => id === first)
  useFirstTime(named !== undefined, () => named && choose(named))
  return (
    <Dialog title="Who is working?" onClose={onClose}>
      {chosen ? (
        <LetIn person={chosen} onIn={() => letInSomeone(chosen)} onBack={() => setChosen(null)} />
      ) : (
        <>
          <Choose people={people} present={here.id} says="Working now" onChoose={choose} />
          <div className={styles.foot}>
            <Link
              className={buttonClass('plain')}
              to="/settings/people"
              onClick={() => {
                onClose()
                onNavigate?.()
              }}
            >
              People and PINs
            </Link>
            <Button onClick={() => void lockHere()}>Lock now</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
