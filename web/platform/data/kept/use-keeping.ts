import { useSyncExternalStore } from 'react'
import { kept } from './kept-store'

/** False while this device doesn't take what is typed, which is then lost with the page. */
export const useKeeping = (): boolean =>
  useSyncExternalStore(kept.keeping.subscribe, kept.keeping.get, kept.keeping.get)
