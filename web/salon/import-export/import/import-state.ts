// The state of an import. It lives outside the screen, so anybody who leaves while a list is being saved finds it again
// when they come back.
import { useSyncExternalStore } from 'react'
import { useAccount } from '../../../platform/data/account/account'
import { memory } from '../../../platform/data/memory'
import type { Csv } from '../csv'
import type { ImportKind, Target } from '../plan/columns'
import { AT_FIRST, type Choices } from '../plan/dry-run'

export type Step =
  | { at: 'start'; problem: string | null }
  | { at: 'reading'; name: string }
  | { at: 'mapping'; name: string; csv: Csv; mapping: Target[] }
  | { at: 'saving'; name: string; done: number; of: number }
  | { at: 'done'; name: string; made: number; updated: number; remembered: boolean }
type ImportState = { kind: ImportKind; choices: Choices; step: Step }

export const AT_START: ImportState = {
  kind: 'client',
  choices: AT_FIRST,
  step: { at: 'start', problem: null },
}

/** One account never sees another's list. */
const present = memory<{ account: string; state: ImportState }>({ account: '', state: AT_START })

export function useImportState(): readonly [ImportState, (patch: Partial<ImportState>) => void] {
  const account = useAccount()?.id ?? ''
  const { account: whose, state } = useSyncExternalStore(present.subscribe, present.get)
  const change = (patch: Partial<ImportState>): void => {
    const now = present.get()
    present.set({ account, state: { ...(now.account === account ? now.state : AT_START), ...patch } })
  }
  return [whose === account ? state : AT_START, change]
}
