// The salon's own logo and colour, as its posters show them.
import { useState } from 'react'
import { accentOn, OUR_BLUE, POSTER_PAPER } from '../../../../../shared/salon/salon-look'
import { PickFile } from '../../../../salon/import-export/PickFile'
import { labels } from '../../../../salon/records/labels'
import { Button } from '../../../../ui/kit/Button'
import settings from '../../../../ui/kit/Settings.module.css'
import styles from './LookFields.module.css'
import { logoOf } from './logo'

type Props = {
  name: string
  colour: string
  logo: string
  onColour: (colour: string) => void
  onLogo: (logo: string) => void
}

export function LookFields({ name, colour, logo, onColour, onLogo }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const drawn = accentOn(POSTER_PAPER, colour || null)

  async function pick(file: File): Promise<void> {
    setProblem(null)
    const found = await logoOf(file)
    if ('problem' in found) setProblem(found.problem)
    else onLogo(found.logo)
  }

  return (
    <fieldset className={styles.look}>
      <legend>Your look on posters</legend>
      <p className={styles.sample}>
        {logo && <img src={logo} alt={`Logo of ${name || 'the salon'}`} />}
        <span>
          <b>{name || 'Your salon'}</b>
          <i style={{ background: drawn }} aria-hidden="true" />
        </span>
      </p>
      <div className={styles.acts}>
        <PickFile accept="image/*" onFile={file => void pick(file)}>
          {logo ? 'Choose another logo' : 'Choose a logo'}
        </PickFile>
        {logo && (
          <Button look="plain" onClick={() => onLogo('')}>
            Remove the logo
          </Button>
        )}
      </div>
      {problem && <p role="alert">{problem}</p>}
      <div className={styles.acts}>
        <label className={styles.colour}>
          <span>{labels.salon.brand_colour}</span>
          <input
            type="color"
            value={colour || OUR_BLUE}
            onChange={event => onColour(event.currentTarget.value)}
          />
        </label>
        {colour && (
          <Button look="plain" onClick={() => onColour('')}>
            Remove the colour
          </Button>
        )}
      </div>
      <small className={settings.soft}>
        {colour && drawn !== colour
          ? 'This colour would hardly show on paper, so posters make it a little darker there.'
          : 'Posters use it on this tablet, even without a signal.'}
      </small>
    </fieldset>
  )
}
