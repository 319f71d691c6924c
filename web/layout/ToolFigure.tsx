// The figure of a tool's card: from the one place where figures stand, and said to be an example where it is one.
import type { ReactNode } from 'react'
import { useAccount } from '../data/account'
import { EXAMPLE_FIGURE, statisticOf } from '../site/claims'

export default function ToolFigure({ tool }: { tool: string }): ReactNode {
  const examples = useAccount()?.examples !== false
  const claim = statisticOf(tool, { examples })
  if (claim === null) return null
  const { figure, text, source } = claim
  return (
    <>
      <b>{figure}</b> {text}. {source ? `${source.what}, ${source.date}` : EXAMPLE_FIGURE}.
    </>
  )
}
