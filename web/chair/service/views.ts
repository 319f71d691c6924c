// What the middle of the chair shows. It is in the address, so a reload or the back button leads to the same place.
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** 'now': the step, or the countdown while its bowl develops; 'step': always the step. */
const VIEWS = ['now', 'step', 'steps', 'recipe', 'note', 'remind', 'used', 'end', 'labels', 'menu'] as const
export type View = (typeof VIEWS)[number]
/** `once`: waits for this to be done (null: it wasn't), and shows nothing if somebody picked another view meanwhile. */
export type Show = (view: View, once?: Promise<object | null>) => void

export function useView(): [View, Show] {
  const [params, setParams] = useSearchParams()
  const view = VIEWS.find(each => each === params.get('view')) ?? 'now'
  const [turns] = useState({ last: 0, shown: 0 })
  const show = useCallback<Show>(
    (next, once) => {
      turns.last += 1
      const mine = turns.last
      const put = (): void => {
        if (mine < turns.shown) return
        turns.shown = mine
        setParams(
          present => {
            const params = new URLSearchParams(present)
            if (next === 'now') params.delete('view')
            else params.set('view', next)
            return params
          },
          { replace: next === 'now' },
        )
      }
      if (once === undefined) put()
      else
        void once.then(
          done => done !== null && put(),
          () => undefined,
        )
    },
    [setParams, turns],
  )
  return [view, show]
}
