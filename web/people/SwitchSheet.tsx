import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useHere } from '../data/people'
import { Button, buttonClass } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Choose } from './Choose'
import { LetIn } from './LetIn'
import { lockHere } from './lock-here'
import styles from './SwitchSheet.module.css'
import { letInSomeone, type Someone, usePeople } from './use-people'

type Props = { onClose: () => void; onNavigate: (() => void) | undefined }

/** Who takes over: one tap, and their PIN where they have one. */
export default function SwitchSheet({ onClose, onNavigate }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const people = usePeople() ?? []
  const here = useHere()
  const [chosen, setChosen] = useState<Someone | null>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  function choose(person: Someone): void {
    if (person.id === here.id) onClose()
    else if (person.pin === null) letInSomeone(person)
    else setChosen(person)
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="switch-title"
      onClose={onClose}
      onPointerDown={event => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={styles.head}>
        <h2 id="switch-title">Who is working?</h2>
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.inside}>
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
      </div>
    </dialog>
  )
}
