// Pictures for the salon's own profiles, drawn on this tablet: nothing is downloaded, so it works offline.

import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { lookOf } from '../../../shared/salon/salon-look'
import { SALON_ID } from '../../../shared/sync/kinds'
import { toolKeeping } from '../../../shared/toolbox'
import { useRecord } from '../../platform/data/queries/queries'
import { ButtonLink } from '../../ui/kit/Button'
import { drawnFonts } from '../../ui/kit/drawings/drawn-fonts'
import { Icon } from '../../ui/kit/drawings/Icon'
import { Page } from '../../ui/kit/Page'
import { useLoaded } from '../../ui/state/use-loaded'
import { AssetCard } from './AssetCard'
import styles from './Assets.module.css'
import { BrandColours } from './BrandColours'
import { hasLook } from './draw/brand'
import { pictures } from './pictures'

export default function SocialAssetsScreen() {
  const fonts = useLoaded(drawnFonts, [], 'The fonts of the pictures could not be had.')
  const record = useRecord('salon', SALON_ID)
  const fields = record?.fields
  const salon = useMemo(() => ({ ...lookOf(fields), name: fields?.name.trim() ?? '' }), [fields])
  const isOwn = hasLook(salon)
  return (
    <Page
      title="Social Launch Assets"
      lead={`Eight pictures ${isOwn ? 'with your salon’s look' : 'of Chairside'} for your profiles and posts. They are drawn on this tablet, even without a signal.`}
      actions={<ButtonLink to={`/${toolKeeping('marketing_content')}`}>Write a post</ButtonLink>}
    >
      <section className={styles.box} aria-labelledby="assets-how">
        <h2 id="assets-how">How to use them</h2>
        <ol>
          <li>Find the picture for the place where you post.</li>
          <li>Press Download. The file is saved on this tablet.</li>
          <li>Open the app of your network, and choose the file there.</li>
        </ol>
        {record !== undefined && (
          <p className={styles.hint}>
            <Icon name="info" />
            <span>
              {isOwn
                ? 'Your logo and colour come from your settings. '
                : 'They can carry your salon’s name, logo and colour. '}
              <Link to="/settings/salon">{isOwn ? 'Change them' : 'Set them'}</Link>
            </span>
          </p>
        )}
      </section>
      <ul className={styles.cards}>
        {pictures.map(picture => (
          <AssetCard
            key={picture.slug}
            picture={picture}
            fonts={record === undefined ? undefined : fonts}
            salon={salon}
          />
        ))}
      </ul>
      <div className={styles.pair}>
        <BrandColours own={salon.colour} />
        <section className={styles.box} aria-labelledby="assets-export">
          <h2 id="assets-export">Export to a code host</h2>
          <p>
            Do you keep your website in a code host, such as GitHub or GitLab? Put the files in its folder for
            pictures, and link them from there.
          </p>
          <p className={styles.hint}>
            <Icon name="info" />
            <span>
              A usual place is <code>public/social/chairside-facebook-cover.jpg</code>. Keep the names, so
              that a newer picture takes the place of the older one.
            </span>
          </p>
        </section>
      </div>
    </Page>
  )
}
