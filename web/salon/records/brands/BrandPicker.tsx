// "Which colour do you use?": the makers' systems we know, as cards to tap. Anything else the salon has entered stays.
import { useId } from 'react'
import { MAKERS, makerOf } from '../../../../shared/trade/colour/codes'
import { SYSTEMS, systemsIn, withSystem } from '../../../../shared/trade/colour/systems'
import styles from './BrandPicker.module.css'

type Props = {
  /** As the salon writes it: "Wella Koleston Perfect, Wella Color Touch". */
  brand: string
  onBrand: (brand: string) => void
}

const makers = [...new Set(SYSTEMS.map(({ maker }) => maker))]

export function BrandPicker({ brand, onBrand }: Props) {
  const id = useId()
  const chosen = new Set(systemsIn(brand).map(system => system.id))
  const reads = makerOf(brand)
  return (
    <div className={styles.picker}>
      {makers.map((maker, at) => (
        <div key={maker} className={styles.maker}>
          <h3 id={`${id}-${at}`}>{maker}</h3>
          {/* biome-ignore lint/a11y/useSemanticElements: switches beside each other, no fields that are sent */}
          <div role="group" aria-labelledby={`${id}-${at}`} className={styles.cards}>
            {SYSTEMS.filter(system => system.maker === maker).map(system => (
              <button
                key={system.id}
                type="button"
                aria-pressed={chosen.has(system.id)}
                onClick={() => onBrand(withSystem(brand, system, !chosen.has(system.id)))}
              >
                <strong>{system.line}</strong>
                <small>
                  {system.use === 'demi' ? 'Demi' : 'Permanent'}, {system.code}
                </small>
              </button>
            ))}
          </div>
        </div>
      ))}
      <p className={styles.reads} aria-live="polite">
        {reads !== null && reads !== 'letters' && `Codes are read as ${MAKERS[reads].name} writes them.`}
        {reads === 'letters' && 'Codes are read as letters: 6N, 7C.'}
        {reads === null && brand.trim() !== '' && 'Colour will ask you when a code could mean two shades.'}
      </p>
    </div>
  )
}
