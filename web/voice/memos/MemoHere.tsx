// A memo in place of dictation, under the field that it was meant for: recorded, heard and typed right there.
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
  // Whose it is decides who may hear it, and that it goes when the client is erased.
  const clientId = useContext(SpokenAbout) ?? contextHere().openClient?.id ?? null
  // Nobody's memo has nowhere to be kept.
  if (knownAccount() === null) return null
  return memo ? <MemoMoment memo={memo} /> : <MemoButton clientId={clientId} into={null} onMemo={setId} />
}
