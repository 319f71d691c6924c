// What the voice does in the background: fetches what is still to be heard, keeps the sounds of new answers, and offers
// what has arrived. It never starts speaking by itself.
import { type ReactNode, useState } from 'react'
import { useAsks } from '../../platform/data/queries/queries'
import { useOnline } from '../../platform/sync/status'
import { useUntilDone } from '../../platform/sync/triggers/until-done'
import { useComfort } from '../../ui/comfort/use-comfort'
import { Button } from '../../ui/kit/Button'
import { speak } from '../speak'
import { keptAll } from '../speak/kept-sounds/kept-all'
import { noLongerWanted, useWanted } from '../speak/kept-sounds/queue'
import FetchWanted from './FetchWanted'
import { Shape } from './Shapes'
import styles from './VoiceKeeper.module.css'

/** How long nothing new must have been asked before sounds are made: a hand at work comes first. */
const QUIET_MS = 6_000
const NEWEST = 8

function useKeptSounds(may: boolean): void {
  const asks = useAsks({ limit: NEWEST })
  useUntilDone(
    asks
      ? async signal => {
          const { keepSounds, tidySounds } = await import('../speak/kept-sounds/keep')
          await tidySounds()
          if (!may || signal.aborted) return true
          return keptAll(keepSounds(asks, signal))
        }
      : null,
    [asks, may],
    QUIET_MS,
  )
}

export default function VoiceKeeper(): ReactNode {
  const online = useOnline()
  const { sound } = useComfort()
  const wanted = useWanted()
  const [notNow, setNotNow] = useState<readonly string[]>([])
  useKeptSounds(online && sound)
  const waiting = wanted.filter(({ ready }) => !ready).length
  const offered = wanted.find(({ id, ready }) => ready && !notNow.includes(id))
  if (!sound) return null
  if (!offered) return <FetchWanted count={waiting} />
  return (
    <div className={styles.place} data-no-print data-over-end>
      <FetchWanted count={waiting} />
      <div className={styles.card}>
        <p role="status">The sound is ready</p>
        <Button
          look="act"
          onClick={() => {
            noLongerWanted(offered.id)
            void speak(offered.text, { id: offered.id })
          }}
        >
          <Shape name="play" /> Play
        </Button>
        <Button look="plain" onClick={() => setNotNow([...notNow, offered.id])}>
          Not now
        </Button>
      </div>
    </div>
  )
}
