// Renders an answer. Nothing here decides anything: the rules are done before there is a sheet.
import type { ReactNode } from 'react'
import type { Block, Sheet as SheetData } from '../../../shared/sheet'
import type { BlockOf } from './block'
import { Cards } from './blocks/Cards'
import { Copy } from './blocks/Copy'
import { Notes, sameFrame } from './blocks/Notes'
import { Picture } from './blocks/Picture'
import { List, Table } from './blocks/Plain'
import { Chart } from './charts/Chart'
import { Figures } from './charts/Figures'
import { gateOf } from './gate'
import './print.css'
import { Swatches } from './blocks/Swatches'
import { Timeline } from './charts/Timeline'
import styles from './Sheet.module.css'
import { StepsBlock } from './steps/StepsBlock'

type SheetProps = {
  sheet: SheetData
  /** Shown at the first step of the work: the start button, or why it is on hold. */
  gate?: ReactNode
  /** Printed below the title: for whom, when, by whom. */
  byline?: string
}

export function Sheet({ sheet, gate, byline }: SheetProps) {
  const place = gate ? gateOf(sheet) : null
  return (
    <article className={styles.sheet} data-sheet>
      <header>
        <h2 className={styles.title}>{sheet.title}</h2>
        {byline && <p className={styles.byline}>{byline}</p>}
      </header>
      {framed(sheet.blocks).map(({ at, block, notes }) =>
        notes ? (
          <Notes key={at} notes={notes} />
        ) : (
          <Drawn
            key={at}
            block={block}
            title={sheet.title}
            held={sheet.holds.length > 0}
            {...(place?.block === at ? { gate, gateAt: place.step } : {})}
          />
        ),
      )}
    </article>
  )
}

type Framed = { at: number; block: Block; notes?: BlockOf<'note'>[] }

/** The blocks in order with their positions in the sheet; notes that share a frame are grouped. */
function framed(blocks: readonly Block[]): Framed[] {
  const all: Framed[] = []
  for (const [at, block] of blocks.entries()) {
    const before = all.at(-1)?.notes
    const [first] = before ?? []
    if (block.block !== 'note') all.push({ at, block })
    else if (before && first && sameFrame(first, block)) before.push(block)
    else all.push({ at, block, notes: [block] })
  }
  return all
}

type DrawnProps = { block: Block; title: string; held: boolean; gate?: ReactNode; gateAt?: number }

function Drawn({ block, ...steps }: DrawnProps) {
  switch (block.block) {
    case 'note':
      return <Notes notes={[block]} />
    case 'figures':
      return <Figures block={block} />
    case 'steps':
      return <StepsBlock block={block} {...steps} />
    case 'list':
      return <List block={block} />
    case 'table':
      return <Table block={block} />
    case 'cards':
      return <Cards block={block} />
    case 'swatches':
      return <Swatches block={block} />
    case 'timeline':
      return <Timeline block={block} />
    case 'chart':
      return <Chart block={block} />
    case 'copy':
      return <Copy block={block} />
    case 'image':
      return <Picture block={block} />
    default:
      return <Unknown block={block} />
  }
}

/** A sheet from a newer version may have blocks we can't draw, so we show their text. */
function Unknown({ block }: { block: { text?: unknown } }) {
  return typeof block.text === 'string' ? <p className={styles.unknown}>{block.text}</p> : null
}
