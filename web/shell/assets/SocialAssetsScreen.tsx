// Pictures for the salon's own profiles, drawn on this tablet: nothing is fetched, so also without a signal.
import { useEffect, useState } from 'react'
import { ButtonLink } from '../../ui/kit/Button'
import { drawnFonts } from '../../ui/kit/drawn-fonts'
import { Icon } from '../../ui/kit/Icon'
import { Page } from '../../ui/kit/Page'
import { AssetCard } from './AssetCard'
import styles from './Assets.module.css'
import { BrandColours } from './BrandColours'
import { pictures } from './pictures'

export default function SocialAssetsScreen() {
  const fonts = useFonts()
  return (
    <Page
      title="Social Launch Assets"
      lead="Eight pictures of Chairside for your profiles and posts. They are drawn on this tablet, also without a signal."
      actions={<ButtonLink to="/marketing">Write a post</ButtonLink>}
    >
      <section className={styles.box} aria-labelledby="assets-how">
        <h2 id="assets-how">How to use them</h2>
        <ol>
          <li>Find the picture for the place where you post.</li>
          <li>Press Download. The file is saved on this tablet.</li>
          <li>Open the app of your network, and choose the file there.</li>
        </ol>
      </section>
      <ul className={styles.cards}>
        {pictures.map(picture => (
          <AssetCard key={picture.slug} picture={picture} fonts={fonts} />
        ))}
      </ul>
      <div className={styles.pair}>
        <BrandColours />
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

/** Undefined while they load, null where they can't be had. */
function useFonts(): string | null | undefined {
  const [fonts, setFonts] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    let wanted = true
    void drawnFonts().then(loaded => wanted && setFonts(loaded))
    return () => {
      wanted = false
    }
  }, [])
  return fonts
}
