import { useSyncExternalStore } from 'react'
import { Button } from '../../ui/kit/Button'
import styles from '../Dictate.module.css'
import { installPack, knownPack } from './pack'

/** Offered when this browser has a pack for the language that isn't installed yet. */
export function OfflinePack() {
  const { language, pack } = useSyncExternalStore(knownPack.subscribe, knownPack.get)
  if (pack === 'none' || pack === 'here') return null
  return (
    <p className={styles.pack}>
      <span role="status">
        {pack === 'loading'
          ? 'The speech pack is downloading. Carry on: it is used from next time.'
          : 'This browser can listen without a signal.'}
      </span>
      {pack === 'offered' && (
        <Button onClick={() => void installPack(language)}>Download the speech pack</Button>
      )}
    </p>
  )
}
