// A memo instead of dictation, under the field it is meant for: recorded, played and typed up right there.
import { useContext, useState } from 'react'
import { knownAccount } from '../../platform/data/account/account'
import { useRecord } from '../../platform/data/queries/queries'
import { contextHere } from '../commands/places'
import { SpokenAbout } from '../spoken-about'
import { MemoButton } from './MemoButton'
import { MemoMoment } from './MemoMoment'

export function MemoHere() {
  const [id, setId] = useState<string | null>(null)
  const memo = useRecord('memo', id)
  // Whose memo it is decides who may hear it, and it goes when that client is erased.
  const clientId = useContext(SpokenAbout) ?? contextHere().openClient?.id ?? null
  // Without an account there is nowhere to keep a memo.
  if (knownAccount() === null) return null
  return memo ? <MemoMoment memo={memo} /> : <MemoButton clientId={clientId} into={null} onMemo={setId} />
}
