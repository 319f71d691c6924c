// The screen of any tool: its form, its answers and past questions. A tool's own layout is in layouts/, under its id.
import { lazy, Suspense } from 'react'
import type { Tool, ToolCard } from '../../../shared/tool'
import { findRegistration } from '../../../shared/toolbox'
import { Button } from '../../ui/kit/Button'
import { Page } from '../../ui/kit/Page'
import { Kit } from '../../ui/kit/theme/Kit'
import { PlainTool } from './PlainTool'
import styles from './ToolScreen.module.css'
import { useTool } from './use-tool'

export type LayoutProps = { tool: Tool; card: ToolCard }

type Layout = React.ComponentType<LayoutProps>

/** By tool id. */
const layouts: Readonly<Record<string, Layout>> = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: Layout }>('./layouts/*.tsx')).map(([path, load]) => [
    path.slice('./layouts/'.length, -'.tsx'.length),
    lazy(load),
  ]),
)

export default function ToolScreen({ toolId: id }: { toolId: string }) {
  const card = findRegistration(id)
  const { tool, failed, again } = useTool(id)
  if (card === undefined)
    return (
      <Page title="Not here yet">
        <p>This tool is not part of this version.</p>
      </Page>
    )
  const Layout = layouts[id] ?? PlainTool
  return (
    <Page title={card.heading}>
      {failed ? (
        <p>
          This tool could not be loaded. <Button onClick={again}>Try again</Button>
        </p>
      ) : tool === null ? (
        <Skeleton />
      ) : (
        <Kit>
          <Suspense fallback={<Skeleton />}>
            <div data-beside-client>
              <Layout key={id} tool={tool} card={card} />
            </div>
          </Suspense>
        </Kit>
      )}
    </Page>
  )
}

/** The form's layout without content, while it loads. */
function Skeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
    </div>
  )
}
