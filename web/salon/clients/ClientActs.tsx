// What is begun from a client's page. The one blue button is for a colour, where nothing on the card stops it.

import { ButtonLink } from '../../ui/kit/Button'
import { Badge, type BadgeTone } from '../records/Badge'
import type { CardStop } from '../records/card-stop'
import styles from './ClientPage.module.css'

type Props = {
  id: string
  name: string
  stop: CardStop | null | undefined
  /** Where the patch test stands; null while it loads. */
  patch: readonly [BadgeTone, string] | null
}

export function ClientActs({ id, name, stop, patch }: Props) {
  const client = encodeURIComponent(id)
  return (
    <p className={styles.main}>
      <ButtonLink look={stop === null ? 'act' : 'quiet'} to={`/colour-formula?client=${client}`}>
        Colour formula for {name.split(' ')[0]}
      </ButtonLink>
      <ButtonLink to={`/chair/${client}`}>Chair mode</ButtonLink>
      <ButtonLink to={`/retail-edge?client=${client}`}>Products for home</ButtonLink>
      {stop && <Badge tone={stop.tone}>{stop.words}</Badge>}
      {patch && <Badge tone={patch[0]}>{patch[1]}</Badge>}
    </p>
  )
}
