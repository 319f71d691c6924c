// The client's own before and after as a card for the post, only with their written permission.
import { useState } from 'react'
import { photoUse } from '../../../../shared/salon/privacy/photos'
import { useAbout } from '../../../platform/data/queries/queries'
import { BeforeAfterCard } from '../../../salon/photos/before-after/BeforeAfterCard'
import { pairsOf, photoWords } from '../../../salon/photos/pairs'
import { Button } from '../../../ui/kit/Button'
import { Icon } from '../../../ui/kit/drawings/Icon'
import own from './Marketing.module.css'

/** `text`: the post, for the share sheet. */
export function ClientCard({ clientId, text }: { clientId: string | null; text: string }) {
  const photos = useAbout('photo', clientId)
  const consents = useAbout('consent', clientId)
  const [at, setAt] = useState(0)
  if (photos === undefined || consents === undefined) return null
  const { social } = photoUse(consents)
  const pairs = social.length === 0 ? [] : pairsOf(photos)
  const pair = pairs[Math.min(at, pairs.length - 1)]
  if (pair === undefined) return null
  return (
    <section className={own.studio} aria-labelledby="before-after-card" data-no-print>
      <h3 id="before-after-card">Before and after card</h3>
      <p className={own.caption}>
        {photoWords(pair.before)}. {photoWords(pair.after)}. Agreed for {social.join(', ')}.
      </p>
      <BeforeAfterCard pair={pair} text={text}>
        {pairs.length > 1 && (
          <>
            <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
              <Icon name="back" /> Later visit
            </Button>
            <Button disabled={at >= pairs.length - 1} onClick={() => setAt(at + 1)}>
              Earlier visit <Icon name="next" />
            </Button>
          </>
        )}
      </BeforeAfterCard>
    </section>
  )
}
