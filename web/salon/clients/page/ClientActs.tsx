// The buttons on a client's page. Only the colour button is blue, and only when nothing on the card stops a colour.

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
  /** The patch test's state; null while loading. */
  patch: readonly [BadgeTone, string] | null
  /** Shown below the last bowl, which has the main button and the warnings, so neither is repeated here. */
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

/** What on the card stops a colour, and the state of the patch test. */
export const Standing = ({ stop, patch }: Pick<Props, 'stop' | 'patch'>) => (
  <>
    {stop && <Badge tone={stop.tone}>{stop.words}</Badge>}
    {patch && <Badge tone={patch[0]}>{patch[1]}</Badge>}
  </>
)
