// The figures of a tool's card: from the one place where figures stand, and said to be examples where they are.
import type { ReactNode } from 'react'
import { useAccount } from '../../platform/data/account'
import { headlinesOf, isShown } from '../claims/claims'
import { OneSentence } from '../claims/OneSentence'

export default function ToolFigure({ tool }: { tool: string }): ReactNode {
  const examples = useAccount()?.examples !== false
  const ids = headlinesOf(tool).filter(id => isShown(id, { examples }))
  return ids.length > 0 ? <OneSentence ids={ids} /> : null
}
