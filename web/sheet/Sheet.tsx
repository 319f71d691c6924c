// An answer, drawn. Nothing here decides anything: the rules have spoken before a sheet is made.
import type { ReactNode } from 'react'
import type { Block, Sheet as SheetData } from '../../shared/sheet'
import { Copy } from './Copy'
import { Figures } from './Figures'
import { gateOf } from './gate'
import { Note } from './Note'
import { Cards, Chart, List, Picture, Table } from './Plain'
import './print.css'
import styles from './Sheet.module.css'
import { Steps } from './Steps'
import { Swatches } from './Swatches'
import { Timeline } from './Timeline'

type SheetProps = {
  sheet: SheetData
  /** Stands before the first step that begins the work: the start button, or why it is held. */
  gate?: ReactNode
  /** Printed under the title: for whom, when, by whom. */
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
      {sheet.blocks.map((block, index) => (
        <Drawn
          // A sheet is drawn whole, never edited in place: its order is its identity.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          block={block}
          held={sheet.holds.length > 0}
          {...(place?.block === index ? { gate, gateBefore: place.step } : {})}
        />
      ))}
    </article>
  )
}

type DrawnProps = { block: Block; held: boolean; gate?: ReactNode; gateBefore?: number }

function Drawn({ block, ...steps }: DrawnProps) {
  switch (block.block) {
    case 'note':
      return <Note block={block} />
    case 'figures':
      return <Figures block={block} />
    case 'steps':
      return <Steps block={block} {...steps} />
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

/** A sheet written by a newer version may hold a kind of block this one can't draw: its text is shown. */
function Unknown({ block }: { block: { text?: unknown } }) {
  return typeof block.text === 'string' ? <p className={styles.unknown}>{block.text}</p> : null
}
