import { colourOf, initialsOf, personColours } from '../../../shared/account/people'
import styles from './PersonDisc.module.css'

type Props = { name: string; colour: string | null; size?: 'small' | 'large' }

/** A person's initials on their colour, as decoration beside the name. */
export function PersonDisc({ name, colour, size = 'small' }: Props) {
  const { ground } = personColours[colourOf(colour)]
  return (
    <span className={styles.disc} data-size={size} style={{ background: ground }} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
