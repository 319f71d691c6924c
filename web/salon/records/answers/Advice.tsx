// A saved recommendation, as the specification lists it.

import { Link } from 'react-router-dom'
import { toolKeeping } from '../../../../shared/toolbox'
import { Badge, type BadgeTone } from '../Badge'
import styles from './Advice.module.css'
import type { Priority, Recommendation } from './views'

/** High is red, medium orange, low blue, always with the word. */
const tones: Readonly<Record<Priority, BadgeTone>> = { high: 'stop', medium: 'caution', low: 'info' }
const names: Readonly<Record<Priority, string>> = { high: 'High', medium: 'Medium', low: 'Low' }

/** `inPlace`: on the tool's own screen, so no link to it. */
export function Advice({ advice, inPlace = false }: { advice: Recommendation; inPlace?: boolean }) {
  const { id, hair_type, current_treatment, products, quick_pitch, talking_points } = advice
  return (
    <div className={styles.advice}>
      {(hair_type ?? current_treatment) && (
        <p className={styles.badges}>
          {hair_type && <Badge>{hair_type}</Badge>}
          {current_treatment && <Badge>{current_treatment}</Badge>}
        </p>
      )}
      {products.length === 0 && <p>No product was offered.</p>}
      {products.length > 0 && (
        <ul className={styles.products}>
          {products.map(product => (
            <li key={`${product.name} ${product.category}`}>
              <p className={styles.head}>
                <strong>{product.name}</strong>
                {product.category && <span className={styles.soft}>{product.category}</span>}
                <Badge tone={tones[product.priority]}>{names[product.priority]}</Badge>
              </p>
              <p>{product.reason}</p>
            </li>
          ))}
        </ul>
      )}
      {quick_pitch && (
        <section>
          <h3>Quick Pitch</h3>
          <p className={styles.pitch}>{quick_pitch}</p>
        </section>
      )}
      {talking_points.length > 0 && (
        <section>
          <h3>Talking Points</h3>
          <ul className={styles.points}>
            {talking_points.map(point => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      )}
      {!inPlace && (
        <p>
          <Link to={`/${toolKeeping('recommendations')}?ask=${encodeURIComponent(id)}`}>
            Open in Retail Edge
          </Link>
        </p>
      )}
    </div>
  )
}
