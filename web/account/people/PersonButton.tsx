import { useContext } from 'react'
import { namedOr, useHere } from '../../platform/data/account/people'
import styles from './PersonButton.module.css'
import { PersonDisc } from './PersonDisc'
import { SwitchPerson } from './switching/switch-person'

/** Who is working here; one tap to switch or lock. `named`: there is room for the name beside the initials. */
export function PersonButton({ named = false }: { named?: boolean }) {
  const { id, name, colour } = useHere()
  const ask = useContext(SwitchPerson)
  const shown = namedOr(id, name)
  const first = shown.split(' ')[0] ?? shown
  return (
    <button type="button" className={styles.button} title={shown} aria-haspopup="dialog" onClick={ask}>
      <PersonDisc name={shown} colour={colour} />
      <span className={named ? styles.name : 'visually-hidden'}>{first}</span>
      <span className="visually-hidden">{`${shown.slice(first.length)} works here. Switch person`}</span>
    </button>
  )
}
