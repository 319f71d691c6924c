import { useMemo, useState } from 'react'
import { Button } from '../../ui/kit/Button'
import { drawn, saveAs } from '../../ui/kit/drawings/drawn'
import { Icon } from '../../ui/kit/drawings/Icon'
import { notify } from '../../ui/kit/notices/notify'
import styles from './Assets.module.css'
import type { Signed } from './draw/brand'
import { fileNameOf, type Picture, shownOf, svgOf } from './pictures'

type AssetCardProps = {
  picture: Picture
  /** Undefined while loading, null if they aren't available. */
  fonts: string | null | undefined
  salon: Signed
}

export function AssetCard({ picture, fonts, salon }: AssetCardProps) {
  const { slug, name, description, platforms, width, height } = picture
  const [busy, setBusy] = useState(false)
  const svg = useMemo(
    () => (fonts === undefined ? null : svgOf(picture, fonts, salon)),
    [picture, fonts, salon],
  )

  async function download(): Promise<void> {
    if (svg === null || busy) return
    setBusy(true)
    try {
      saveAs(await drawn(svg, picture, 'image/jpeg'), fileNameOf(picture))
      notify({ title: 'Download Started', text: fileNameOf(picture), tone: 'ok' })
    } catch (error) {
      console.error(error)
      notify({ title: 'Not downloaded', text: 'This browser could not draw the picture.', tone: 'stop' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <li className={styles.card} aria-labelledby={`asset-${slug}`}>
      <div className={styles.stage}>
        {svg !== null && (
          <img
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
            width={width}
            height={height}
            decoding="async"
            alt={shownOf(picture, salon)}
          />
        )}
      </div>
      <div className={styles.words}>
        <h2 id={`asset-${slug}`}>{name}</h2>
        <p className={styles.size}>
          {width} × {height} pixels, JPEG
        </p>
        <p>{description}</p>
        <ul className={styles.platforms} aria-label="Platforms">
          {platforms.map(platform => (
            <li key={platform}>{platform}</li>
          ))}
        </ul>
      </div>
      <Button
        onClick={() => void download()}
        disabled={svg === null}
        aria-disabled={busy}
        aria-label={`Download ${name}`}
      >
        <Icon name="download" /> Download
      </Button>
    </li>
  )
}
