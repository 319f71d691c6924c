// Who is in the chair, what is saved where, and the way to everything that isn't the next step.
import { Link } from 'react-router-dom'
import { tried } from '../../../tools/screens/tried'
import { setComfort, useComfort } from '../../../ui/comfort/use-comfort'
import { Icon } from '../../../ui/kit/drawings/Icon'
import { Strand } from '../../../ui/kit/drawings/Strand'
import { usePageTitle } from '../../../ui/kit/Page'
import { ToneShape } from '../../../ui/sheet/Tone'
import { SyncState } from '../../../ui/state/SyncState'
import type { Chair } from '../use-chair'
import type { Show, View } from '../views'
import styles from './ChairHead.module.css'

type ChairHeadProps = { chair: Chair; view: View; show: Show }

export function ChairHead({ chair, view, show }: ChairHeadProps) {
  const { sound } = useComfort()
  const { name } = chair.client.fields
  const { allergies } = chair
  usePageTitle(`${name}, at the chair`)
  const shade = chair.last?.fields.result ?? null
  return (
    <header className={styles.head} data-chair-behind data-in-sight="always">
      <Link
        to={`/clients/${encodeURIComponent(chair.clientId)}`}
        className={styles.tool}
        aria-label={`Back to the card of ${name}`}
      >
        <Icon name="back" size={28} />
      </Link>
      {shade && (
        <span className={styles.strand}>
          <Strand level={shade.level} tone={shade.tone ?? 'natural'} />
        </span>
      )}
      <div className={styles.who}>
        <h1 data-long={name.length > 28 || undefined}>{name}</h1>
        {allergies.length > 0 && (
          <p className={styles.allergies} aria-hidden="true">
            <ToneShape tone="stop" /> {allergies.map(({ fields }) => fields.substance).join(', ')}
          </p>
        )}
      </div>
      <span className={styles.sync}>
        <SyncState />
      </span>
      <button
        type="button"
        className={styles.tool}
        aria-pressed={!sound}
        aria-label="Mute: nothing speaks or rings"
        onClick={() => void tried(() => setComfort({ sound: !sound }))}
      >
        <Mute on={!sound} />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-expanded={view === 'menu'}
        aria-label={view === 'menu' ? 'Close the menu' : 'Menu'}
        onClick={() => show(view === 'menu' ? 'now' : 'menu')}
      >
        <Icon name={view === 'menu' ? 'close' : 'menu'} size={28} />
      </button>
    </header>
  )
}

function Mute({ on }: { on: boolean }) {
  return (
    <svg width="28" height="28" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path
        d={
          on
            ? 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5'
            : 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11'
        }
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
