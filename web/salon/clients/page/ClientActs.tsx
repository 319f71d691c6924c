// What is begun from a client's page. The one blue button is for a colour, where nothing on the card stops it.

import { toolKeeping } from '../../../../shared/toolbox'
import { ButtonLink } from '../../../ui/kit/Button'
import type { CardStop } from '../../records/answers/card-stop'
import { Badge, type BadgeTone } from '../../records/Badge'
import { bookAgain } from '../../records/reminders/reminders'
import styles from './ClientPage.module.css'

type Props = {
  id: string
  name: string
  stop: CardStop | null | undefined
  /** Where the patch test stands; null while it loads. */
  patch: readonly [BadgeTone, string] | null
  /** Below the last bowl: its button is the one to press, and the standing is said above it. */
  below?: boolean
}

export function ClientActs({ id, name, stop, patch, below = false }: Props) {
  const client = encodeURIComponent(id)
  return (
    <p className={styles.main}>
      <ButtonLink
        look={stop === null && !below ? 'act' : 'quiet'}
        to={`/${toolKeeping('colour_formulas')}?client=${client}`}
      >
        Colour formula for {name.split(' ')[0]}
      </ButtonLink>
      <ButtonLink to={`/chair/${client}`}>Chair mode</ButtonLink>
      <ButtonLink to={bookAgain(id)}>Book</ButtonLink>
      <ButtonLink to={`/${toolKeeping('recommendations')}?client=${client}`}>Products for home</ButtonLink>
      {!below && <Standing stop={stop} patch={patch} />}
    </p>
  )
}

/** What on the card stops colour, and where the patch test stands. */
export const Standing = ({ stop, patch }: Pick<Props, 'stop' | 'patch'>) => (
  <>
    {stop && <Badge tone={stop.tone}>{stop.words}</Badge>}
    {patch && <Badge tone={patch[0]}>{patch[1]}</Badge>}
  </>
)
