import { useId, useState } from 'react'
import { SALON_ID } from '../../../../shared/sync/kinds'
import { get, useRecord } from '../../../platform/data/queries/queries'
import { create, edit } from '../../../platform/data/saving/save'
import { attempt } from '../../../ui/forms/attempt'
import { Dialog } from '../../../ui/forms/Dialog'
import { Button } from '../../../ui/kit/Button'
import { Dictated } from '../../../voice/Dictated'
import styles from './BrandDialog.module.css'
import { BrandPicker } from './BrandPicker'

/** The salon record's limit. */
const MOST = 200

/** Picks and saves the salon's colour brand. */
export function BrandDialog({ onClose }: { onClose: () => void }) {
  const salon = useRecord('salon', SALON_ID)
  return salon === undefined ? null : <Picking said={salon?.fields.colour_brand ?? ''} onClose={onClose} />
}

function Picking({ said, onClose }: { said: string; onClose: () => void }) {
  const field = useId()
  const [before] = useState(said)
  const [brand, setBrand] = useState(said)
  const isLong = brand.length > MOST
  async function save(): Promise<void> {
    const colour_brand = brand.trim() || null
    const done = await attempt(async () => {
      if (await get('salon', SALON_ID))
        await edit('salon', SALON_ID, { colour_brand }, { colour_brand: before || null })
      else await create('salon', { colour_brand }, SALON_ID)
    })
    if (done) onClose()
  }
  return (
    <Dialog title="Which colour do you use?" onClose={onClose} held={brand !== before}>
      <BrandPicker brand={brand} onBrand={setBrand} />
      <div className={styles.own}>
        <label htmlFor={field}>Yours isn’t here? Type it.</label>
        <Dictated>
          <input
            id={field}
            value={brand}
            autoComplete="off"
            aria-invalid={isLong || undefined}
            onChange={event => setBrand(event.currentTarget.value)}
          />
        </Dictated>
      </div>
      {isLong && <p role="alert">That’s too long. Keep only the ones you mix most.</p>}
      <div className={styles.acts}>
        <Button onClick={onClose}>Not now</Button>
        <Button look="act" disabled={isLong} onClick={() => void save()}>
          Save
        </Button>
      </div>
    </Dialog>
  )
}
