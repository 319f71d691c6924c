// The picture under an answer: what is tapped there is kept with the question, path by path, so that two tablets that pick
// at once keep both; the answer is worked out anew from it on each of them.
import { useMemo, useState } from 'react'
import type { Tool } from '../../../shared/tool'
import { askedWith } from '../../../shared/toolbox'
import type { Row } from '../../data/queries'
import { edit } from '../../data/save'
import fold from '../../ui/Fold.module.css'
import { notify } from '../../ui/notify'
import { picksOf, type Values } from '../form-draft'
import { keepPicks, withPicks } from '../moves/picks'
import type { Picking } from '../picture/picks'
import { useUnderstood } from '../picture/use-understood'
import { tried } from '../tried'
import { StrandForm } from './StrandForm'

type StrandAnswerProps = { tool: Tool; ask: Row<'ask'>; isAsking: boolean }

function pickingIn(ask: Row<'ask'>, values: Values): Picking {
  const { picks, client_id } = ask.fields
  const since = Object.fromEntries(picks.map(({ id, value }) => [id, value]))
  const stands = picksOf(values.picks)
  return {
    values,
    clientId: client_id,
    since,
    // By path, over whatever was picked since on another tablet.
    restore: were =>
      void tried(() =>
        edit(
          'ask',
          ask.id,
          { picks: Object.entries(were).map(([id, value]) => ({ id, value })) },
          { picks: [] },
        ),
      ),
    change: (_, value) => {
      const next = picksOf(value)
      const gone = Object.keys(stands).filter(path => !(path in next))
      if (gone.some(path => !(path in since)) && gone.length === 1)
        notify({
          title: 'It was picked with the question',
          text: 'Pick another here, or change the question.',
          tone: 'info',
        })
      void keepPicks(ask, withPicks(picks, stands, next))
    },
  }
}

/** `isAsking`: the answer asks something that can be tapped here. */
export function StrandAnswer({ tool, ask, isAsking }: StrandAnswerProps) {
  const asked = useMemo(() => tool.input.safeParse(askedWith(ask.fields)), [tool, ask.fields])
  return asked.success ? (
    <Shown tool={tool} ask={ask} isAsking={isAsking} values={asked.data as Values} />
  ) : null
}

function Shown({ tool, ask, isAsking, values }: StrandAnswerProps & { values: Values }) {
  const form = pickingIn(ask, values)
  const reading = useUnderstood(tool, form)
  // Nothing closes under a finger: how it was opened with it stays.
  const [isOpen] = useState(isAsking)
  return (
    <details className={fold.fold} open={isOpen || undefined} data-no-print>
      <summary>The hair as understood: tap to mend it, the answer follows</summary>
      <StrandForm tool={tool} reading={reading} form={form} />
    </details>
  )
}
