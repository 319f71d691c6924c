// Renders the text of an article or an answer.
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type Block, blocksOf, type Part } from '../../../shared/help/markup'
import styles from './Marked.module.css'

type Props = {
  text: string
  /** h2 in an article; in a chat, headings are only bold lines. */
  heading?: 'h2' | 'p'
  onFollow?: (() => void) | undefined
}

export function Marked({ text, heading = 'h2', onFollow }: Props) {
  return (
    <div className={styles.marked}>
      {/* biome-ignore-start lint/suspicious/noArrayIndexKey: a text is its order, and it only grows */}
      {blocksOf(text).map((block, at) => (
        <Drawn key={at} block={block} heading={heading} onFollow={onFollow} />
      ))}
      {/* biome-ignore-end lint/suspicious/noArrayIndexKey: see above */}
    </div>
  )
}

function Drawn({ block, heading: Heading = 'h2', onFollow }: Omit<Props, 'text'> & { block: Block }) {
  const words = (parts: readonly Part[]): ReactNode =>
    parts.map((part, at) => {
      const key = `${at} ${part.text}`
      if (part.kind === 'strong') return <strong key={key}>{part.text}</strong>
      if (part.kind !== 'link') return part.text
      return (
        <Link key={key} to={part.to} onClick={onFollow}>
          {part.text}
        </Link>
      )
    })
  if ('items' in block) {
    const List = block.kind === 'steps' ? 'ol' : 'ul'
    return (
      <List>
        {block.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={at}>
            <div>{words(item)}</div>
          </li>
        ))}
      </List>
    )
  }
  if (block.kind === 'heading') return <Heading className={styles.heading}>{words(block.parts)}</Heading>
  if (block.kind === 'note') return <p className={styles.note}>{words(block.parts)}</p>
  return <p>{words(block.parts)}</p>
}
