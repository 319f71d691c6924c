// Claims in one sentence and what stands behind them: for a card, which has no room for large figures.
import { Fragment } from 'react'
import { type ClaimId, claimOf, EXAMPLE_FIGURE, EXAMPLE_FIGURES } from './claims'

function sourceOf(ids: readonly ClaimId[]): string {
  const sources = ids.map(id => claimOf(id).source)
  if (sources.includes(null)) return ids.length === 1 ? EXAMPLE_FIGURE : EXAMPLE_FIGURES
  return [...new Set(sources.map(source => `${source?.what}, ${source?.date}`))].join('; ')
}

export const OneSentence = ({ ids }: { ids: readonly ClaimId[] }) => (
  <>
    {ids.map((id, at) => (
      <Fragment key={id}>
        {at > 0 && ', '}
        <b>{claimOf(id).figure}</b> {claimOf(id).text}
      </Fragment>
    ))}
    . {sourceOf(ids)}.
  </>
)
