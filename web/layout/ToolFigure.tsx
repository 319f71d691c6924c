// The figure of a tool's card: from the one place where figures stand, and said to be an example where it is one.
import type { ReactNode } from 'react'
import { claimOf, claimsOfTool, EXAMPLE_FIGURE } from '../site/claims'

export default function ToolFigure({ tool }: { tool: string }): ReactNode {
  const id = claimsOfTool[tool]?.statistic
  if (id === undefined) return null
  const { figure, text, source } = claimOf(id)
  return (
    <>
      <b>{figure}</b> {text}. {source ? `${source.what}, ${source.date}` : EXAMPLE_FIGURE}.
    </>
  )
}
