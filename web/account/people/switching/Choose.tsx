import { PersonDisc } from '../PersonDisc'
import type { Someone } from '../use-people'
import styles from './Choose.module.css'

/** `says`: the text below the name of the person who is, or was, here. */
type Props = {
  people: readonly Someone[]
  present: string
  says: string
  onChoose: (person: Someone) => void
}

/** Everybody, with a large button each. */
export function Choose({ people, present, says, onChoose }: Props) {
  return (
    <ul className={styles.people}>
      {people.map(person => (
        <li key={person.id}>
          <button
            type="button"
            className={styles.person}
            data-present={person.id === present || undefined}
            onClick={() => onChoose(person)}
          >
            <PersonDisc name={person.name} colour={person.colour} size="large" />
            <span className={styles.words}>
              <span className={styles.name}>{person.name}</span>
              {person.id === present && <small>{says}</small>}
            </span>
            {person.pin !== null && <small className={styles.pin}>PIN</small>}
          </button>
        </li>
      ))}
    </ul>
  )
}
