// "For home": printed, shared from the device, or scanned from the screen with the client's phone. Works offline.
import { lazy, Suspense, useRef, useState } from 'react'
import { SALON_ID } from '../../../../shared/sync/kinds'
import type { RetailOutput } from '../../../../shared/tools/retail-edge/schema'
import { type Row, useRecord } from '../../../platform/data/queries/queries'
import { Button } from '../../../ui/kit/Button'
import qr from '../../../ui/kit/drawings/Qr.module.css'
import { canShare, copyText, printOnly } from '../../../ui/sheet/send'
import { cardForCode, cardText, homeCard } from './card-text'
import { outcomeOf } from './outcome'
import styles from './Retail.module.css'

const Qr = lazy(() => import('../../../ui/kit/drawings/Qr'))

export function HomeCard({ ask, output }: { ask: Row<'ask'>; output: RetailOutput }) {
  const salon = useRecord('salon', SALON_ID)
  const place = useRef<HTMLElement>(null)
  const [code, setCode] = useState(false)
  const { outcomes, client_name, asked_at } = ask.fields
  const declined = new Set(
    output.products.filter(({ id }) => outcomeOf(outcomes, id) === 'declined').map(({ id }) => id),
  )
  if (salon === undefined) return null
  const card = homeCard({
    output,
    clientName: client_name,
    askedAt: asked_at,
    salon: salon?.fields ?? null,
    declined,
  })
  if (card.products.length === 0) return null
  return (
    <section className={styles.home} aria-label="For home">
      <article ref={place} className={styles.homeCard}>
        <header>
          <p>{card.salon}</p>
          <h3>For home</h3>
          <p>{[card.client === '' ? '' : `For ${card.client}`, card.day].filter(Boolean).join(' · ')}</p>
        </header>
        <ol>
          {card.products.map(({ name, how, check, price }) => (
            <li key={name}>
              <p className={styles.homeName}>
                <strong>{name}</strong> {price && <span>{price}</span>}
              </p>
              <p>{how}</p>
              {check && <p className={styles.homeCheck}>{check}</p>}
            </li>
          ))}
        </ol>
        {card.contact.length > 0 && <footer>{card.contact.join(' · ')}</footer>}
        {code && (
          <figure className={styles.code}>
            <Suspense fallback={<span className={qr.qr} />}>
              <Qr text={cardForCode(card)} label={`QR code of the card for ${card.client || 'home'}`} />
            </Suspense>
            <figcaption>Point the phone’s camera here: the card opens as text, without a signal.</figcaption>
          </figure>
        )}
      </article>
      <div className={styles.homeActions}>
        <Button onClick={() => place.current && printOnly(place.current)}>Print card</Button>
        {canShare() ? (
          <Button onClick={() => void share(cardText(card))}>Share card</Button>
        ) : (
          <Button onClick={() => void copyText(cardText(card))}>Copy card</Button>
        )}
        <Button aria-expanded={code} onClick={() => setCode(!code)}>
          {code ? 'Hide QR' : 'Show as QR'}
        </Button>
      </div>
    </section>
  )
}

/** The device's share sheet; closing it isn't an error. */
async function share(text: string): Promise<void> {
  try {
    await navigator.share({ title: 'For home', text })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copyText(text)
  }
}
