// The card as it would be posted, to download or share. Callers have already checked the permission.

import { type ReactNode, useState } from 'react'
import { lookOf, type SalonLook } from '../../../../shared/salon/salon-look'
import { SALON_ID } from '../../../../shared/sync/kinds'
import { useRecord } from '../../../platform/data/queries/queries'
import { useLeave } from '../../../platform/outside'
import { useUntilDone } from '../../../platform/sync/triggers/until-done'
import { Button } from '../../../ui/kit/Button'
import { saveAs } from '../../../ui/kit/drawings/drawn'
import { Icon } from '../../../ui/kit/drawings/Icon'
import { notify } from '../../../ui/kit/notices/notify'
import styles from '../Photos.module.css'
import { type Pair, photoWords } from '../pairs'
import { blobOf } from '../use-photo'
import { CARD_SIZE, drawCard } from './card'

type Drawn = { state: 'drawing' | 'not-here' | 'failed' } | { state: 'here'; source: string; blob: Blob }

function useCard({ before, after }: Pair, salon: string | undefined, look: SalonLook): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ state: 'drawing' })
  const key = [before.fields.hash, after.fields.hash].join(' ')
  const draw = async (signal: AbortSignal): Promise<boolean> => {
    const [one, two] = await Promise.all([blobOf(before), blobOf(after)])
    if (signal.aborted) return true
    if (typeof one === 'string' || typeof two === 'string') {
      setDrawn({ state: 'not-here' })
      return false
    }
    try {
      const blob = await drawCard({ before: one, after: two, salon: salon ?? '', look })
      if (signal.aborted) return true
      const source = URL.createObjectURL(blob)
      signal.addEventListener('abort', () => URL.revokeObjectURL(source))
      setDrawn({ state: 'here', source, blob })
    } catch (error) {
      console.warn('The card was not drawn.', error)
      setDrawn({ state: 'failed' })
    }
    return true
  }
  // The hashes identify the photos.
  const of = [key, salon, look.colour, look.logo]
  useUntilDone(salon === undefined ? null : draw, of)
  useLeave(() => setDrawn({ state: 'drawing' }), of.join())
  return drawn
}

const SAID = {
  drawing: 'Drawing the card...',
  'not-here': 'The photos are on the server. The card is drawn when there is a signal.',
  failed: 'This browser could not draw the card.',
} as const

const fileOf = (blob: Blob): File =>
  new File([blob], `before-after-${Date.now()}.jpg`, { type: 'image/jpeg' })
const canShare = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [fileOf(new Blob([''], { type: 'image/jpeg' }))] })

async function share(blob: Blob, text: string | undefined): Promise<void> {
  try {
    await navigator.share({ files: [fileOf(blob)], ...(text ? { text } : {}) })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    notify({
      title: 'Not shared',
      text: 'This device did not allow it. Download the card instead.',
      tone: 'stop',
    })
  }
}

/** `text`: shared along with the card. */
export function BeforeAfterCard({
  pair,
  text,
  children,
}: {
  pair: Pair
  text?: string
  children?: ReactNode
}) {
  const salon = useRecord('salon', SALON_ID)
  const name = salon === undefined ? undefined : (salon?.fields.name.trim() ?? '')
  const card = useCard(pair, name, lookOf(salon?.fields))
  const blob = card.state === 'here' ? card.blob : null
  return (
    <div className={styles.card}>
      <div className={styles.cardStage}>
        {card.state === 'here' ? (
          <img
            src={card.source}
            {...CARD_SIZE}
            alt={`Before and after card: ${photoWords(pair.before)}; ${photoWords(pair.after)}`}
          />
        ) : (
          <p role="status">{SAID[card.state]}</p>
        )}
      </div>
      <div className={styles.acts}>
        <Button
          disabled={blob === null}
          onClick={() => {
            if (blob === null) return
            saveAs(blob, fileOf(blob).name)
            notify({ title: 'Download Started', tone: 'ok' })
          }}
        >
          <Icon name="download" /> Download card
        </Button>
        {canShare() && (
          <Button disabled={blob === null} onClick={() => blob && void share(blob, text)}>
            <Icon name="share" /> Share card
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
