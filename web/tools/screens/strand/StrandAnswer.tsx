// The picture below an answer. Taps are saved with the question path by path, so that two tablets can pick at once and
// keep both; each of them then works out the answer again.
import { useMemo, useState } from 'react'
import { Picks } from '../../../../shared/reading/understood/reading'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import type { Tool } from '../../../../shared/tool'
import { askedWith } from '../../../../shared/toolbox'
import type { Row } from '../../../platform/data/queries/queries'
import { edit } from '../../../platform/data/saving/save'
import fold from '../../../ui/kit/Fold.module.css'
import { notify } from '../../../ui/kit/notices/notify'
import { picksOf, type Values } from '../drafts/form-draft'
import { keepPicks, withPicks } from '../moves/picks'
import { tried } from '../tried'
import type { Picking } from '../understood/picks'
import { useUnderstood } from '../understood/use-understood'
import { StrandForm } from './StrandForm'

type Picked = FieldsOf<'ask'>['picks'][number]
type StrandAnswerProps = { tool: Tool; ask: Row<'ask'>; isAsking: boolean }

/** Restores picks by path, over anything tapped meanwhile on another tablet. */
const putBack = (ask: Row<'ask'>, picks: readonly Picked[]) =>
  tried(() => edit('ask', ask.id, { picks: [...picks] }, { picks: [] }))

function pickingIn(tool: Tool, ask: Row<'ask'>, values: Values): Picking {
  const { picks, client_id, input } = ask.fields
  const asked = Picks.safeParse(input.picks).data ?? {}
  const stands = picksOf(values.picks)
  return {
    values,
    clientId: client_id,
    since: {
      count: picks.length,
      takeBack: () => void keepPicks(ask, []),
      restore: () => void putBack(ask, picks),
    },
    change: (_, value) => {
      const next = picksOf(value)
      const after = withPicks(picks, asked, next)
      const gone = Object.entries(stands).filter(([path]) => !(path in next) && path in asked)
      // Without this pick the question would be incomplete, and so have no answer.
      if (gone.length > 0 && !tool.input.safeParse(askedWith({ input, picks: after })).success) {
        notify({
          title: 'That is all the question says about it',
          text: 'Pick another in its place, or change the question.',
          tone: 'info',
        })
        return
      }
      void keepPicks(ask, after)
      if (gone.length > 0) tellGone(tool, ask, Object.fromEntries(gone))
    },
  }
}

function tellGone(tool: Tool, ask: Row<'ask'>, gone: Picks): void {
  const words = Object.values(tool.picked?.(gone) ?? {}).filter(Boolean)
  notify({
    title: 'Taken away',
    text: `It was picked with the question${words.length > 0 ? `: ${words.join(', ')}` : ''}. The answer carries on without it.`,
    tone: 'info',
    undo: () =>
      void putBack(
        ask,
        Object.entries(gone).map(([id, value]) => ({ id, value })),
      ),
  })
}

/** `isAsking`: the answer asks something that can be tapped here. */
export function StrandAnswer({ tool, ask, isAsking }: StrandAnswerProps) {
  const asked = useMemo(() => tool.input.safeParse(askedWith(ask.fields)), [tool, ask.fields])
  return asked.success ? (
    <Shown tool={tool} ask={ask} isAsking={isAsking} values={asked.data as Values} />
  ) : null
}

function Shown({ tool, ask, isAsking, values }: StrandAnswerProps & { values: Values }) {
  const form = pickingIn(tool, ask, values)
  const reading = useUnderstood(tool, form)
  // Read once, so it never closes under a finger.
  const [isOpen] = useState(isAsking)
  return (
    <details className={fold.fold} open={isOpen || undefined} data-no-print>
      <summary>The hair as understood: tap to correct it, and the answer follows</summary>
      <StrandForm tool={tool} reading={reading} form={form} />
    </details>
  )
}
