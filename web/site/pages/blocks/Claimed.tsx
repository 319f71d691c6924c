// How a page shows a claim: in place, and clearly as an example if nothing proves it. Where configuration hides
// examples, the server removes whole `x-example` elements from the page.
import { type ComponentProps, createElement, Fragment, type ReactNode } from 'react'
import {
  type ClaimId,
  claimOf,
  EXAMPLE_QUOTE,
  EXAMPLES_NOTE,
  SAMPLE_FIGURE,
} from '../../../shell/claims/claims'
import styles from './Claimed.module.css'

function Example({ of, children }: { of: readonly ClaimId[]; children: ReactNode }) {
  const isExample = of.some(id => claimOf(id).source === null && claimOf(id).kind !== 'sample')
  return isExample ? createElement('x-example', { class: styles.example }, children) : children
}

const sourceOf = (id: ClaimId): string | null => {
  const { source, kind } = claimOf(id)
  if (kind === 'sample') return SAMPLE_FIGURE
  return source && `${source.what}, ${source.date}`
}

/** Explains the page's figures and quotes, once, above the first of them. */
export const ExamplesNote = ({ of }: { of: readonly ClaimId[] }) => (
  <Example of={of}>
    <p className={styles.note}>{EXAMPLES_NOTE}</p>
  </Example>
)

/** Figures side by side, each with its meaning. `small`: for many of them, in a quiet row. */
export function Figures({ ids, small = false }: { ids: readonly ClaimId[]; small?: boolean }) {
  return (
    <Example of={ids}>
      <dl className={styles.figures} data-small={small || undefined}>
        {ids.map(id => (
          <div key={id} className={styles.figure}>
            <dt>{claimOf(id).text}</dt>
            <dd>{claimOf(id).figure}</dd>
            {sourceOf(id) && <dd className={styles.source}>{sourceOf(id)}</dd>}
          </div>
        ))}
      </dl>
    </Example>
  )
}

/** Figures that a demo calculates from its own sample. `from`: how, in a few words. */
export const SampleFigures = ({
  figures,
}: {
  figures: readonly { name: string; figure: string; from: string }[]
}) => (
  <dl className={styles.figures}>
    {figures.map(({ name, figure, from }) => (
      <div key={name} className={styles.figure}>
        <dt>{name}</dt>
        <dd>{figure}</dd>
        <dd className={styles.source}>
          {SAMPLE_FIGURE}: {from}
        </dd>
      </div>
    ))}
  </dl>
)

/** Figures in one sentence, for a card. */
export function Stats({ ids }: { ids: readonly ClaimId[] }) {
  if (ids.length === 0) return null
  return (
    <Example of={ids}>
      <p className={styles.stats}>
        {ids.map((id, at) => (
          <Fragment key={id}>
            {at > 0 && ', '}
            {claimOf(id).figure} {claimOf(id).text}
            {sourceOf(id) && ` (${sourceOf(id)})`}
          </Fragment>
        ))}
        .
      </p>
    </Example>
  )
}

/** A section of claims only. If all of them are removed, the server removes the section too. */
export function ClaimedSection({ children, ...given }: ComponentProps<'section'>) {
  return (
    <section data-claims {...given}>
      {children}
    </section>
  )
}

export function Quote({ id, large = false }: { id: ClaimId; large?: boolean }) {
  const { text, by, source } = claimOf(id)
  return (
    <Example of={[id]}>
      <figure className={styles.quote} data-large={large || undefined}>
        <blockquote>
          <p>“{text}”</p>
        </blockquote>
        <figcaption>
          {source ? source.what : <b>{EXAMPLE_QUOTE}</b>} {by}
        </figcaption>
      </figure>
    </Example>
  )
}
