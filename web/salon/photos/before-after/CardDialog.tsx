import type { PhotoUse } from '../../../../shared/salon/privacy/photos'
import { toolKeeping } from '../../../../shared/toolbox'
import { ButtonLink } from '../../../ui/kit/Button'
import { Dialog } from '../../../ui/kit/dialogs/Dialog'
import { Icon } from '../../../ui/kit/drawings/Icon'
import styles from '../Photos.module.css'
import type { Pair } from '../pairs'
import { BeforeAfterCard } from './BeforeAfterCard'

type Props = { clientId: string; pair: Pair; use: PhotoUse; onClose: () => void }

export function CardDialog({ clientId, pair, use, onClose }: Props) {
  return (
    <Dialog title="Before and after card" onClose={onClose}>
      <p className={styles.soft}>May be shown: {use.places.join(', ')}. The client’s name is not on it.</p>
      <BeforeAfterCard pair={pair}>
        {use.social.length > 0 && (
          <ButtonLink
            look="act"
            to={`/${toolKeeping('marketing_content')}?client=${encodeURIComponent(clientId)}`}
          >
            <Icon name="megaphone" /> Use in Marketing
          </ButtonLink>
        )}
      </BeforeAfterCard>
      {use.social.length === 0 && (
        <p className={styles.soft}>
          {use.places.some(place => place !== 'In the salon')
            ? 'Agreed aloud. Ask in writing before you post it.'
            : 'For the salon only: nobody agreed to a post.'}
        </p>
      )}
    </Dialog>
  )
}
