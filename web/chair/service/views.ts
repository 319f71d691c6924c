// What stands in the middle of the chair. It is in the address: a reload and the way back lead to the same place.
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** 'now': the step, or the countdown while its bowl develops; 'step': the step all the same. */
export const VIEWS = [
  'now',
  'step',
  'steps',
  'recipe',
  'note',
  'remind',
  'used',
  'end',
  'labels',
  'menu',
] as const
export type View = (typeof VIEWS)[number]
export type Show = (view: View) => void

export function useView(): [View, Show] {
  const [params, setParams] = useSearchParams()
  const view = VIEWS.find(each => each === params.get('view')) ?? 'now'
  const show = useCallback<Show>(
    next =>
      setParams(
        present => {
          const params = new URLSearchParams(present)
          if (next === 'now') params.delete('view')
          else params.set('view', next)
          return params
        },
        { replace: next === 'now' },
      ),
    [setParams],
  )
  return [view, show]
}
