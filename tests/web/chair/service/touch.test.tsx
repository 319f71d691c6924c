// What the hands do at the chair, without a page: the panel that waits for a reason, and the button that is held.
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changingAt } from '../../../../web/chair/service/bowls/use-changing'
import { HoldButton, Question } from '../../../../web/chair/service/panels/HoldButton'
import { hosted } from '../../hooks-by-hand'

vi.mock('react', async original => (await import('../../hooks-by-hand')).byHand(await original<object>()))

describe('a developer that needs a reason', () => {
  const forty = { patch: { developer_volume: 40 }, say: '40 vol' }
  const wanted = { of: 'step-1', open: true, wanted: forty }
  test('is shown when its step comes on screen', () => {
    expect(changingAt(wanted, 'step-1')).toMatchObject({ open: true, wanted: forty })
  })
  test('is not shown for the bowl of another step', () => {
    expect(changingAt(wanted, 'step-0')).toEqual({ open: false, wanted: null })
  })
})

type Drawn = ReactElement<{ children?: unknown; onClick?: (event: { detail: number }) => void }>
/** What a component is made of, without a page. */
function drawn(component: () => Drawn): Drawn {
  let found: Drawn | null = null
  function Looked() {
    found = component()
    return found
  }
  renderToStaticMarkup(<Looked />)
  if (found === null) throw new Error('not drawn')
  return found
}
type Asked = ReactElement<{
  ref: { current: unknown }
  onClick: (event: { detail: number }) => void
  onAnswer: (yes: boolean) => void
}>
const asks = { question: 'End the service?', yes: 'End it', no: 'Go on' }

describe('the button that is held', () => {
  let ended = 0
  beforeEach(() => {
    ended = 0
  })
  const button = () =>
    drawn(() =>
      HoldButton({
        children: 'Hold to end the service',
        asks,
        onHeld: () => {
          ended += 1
        },
      }),
    )

  test('does nothing at a tap, nor at once where it is activated without a finger', () => {
    for (const detail of [0, 1]) button().props.onClick?.({ detail })
    expect(ended).toBe(0)
  })

  test('who can’t hold is asked in its place, and only a yes does it', () => {
    const answers: boolean[] = []
    const question = drawn(() => Question({ ...asks, onAnswer: yes => answers.push(yes) }))
    expect(renderToStaticMarkup(question)).not.toContain('<dialog')
    const parts = question.props.children as Drawn[]
    for (const part of parts) part.props.onClick?.({ detail: 1 })
    expect(parts.map(({ props }) => props.children)).toEqual(['End the service?', 'Go on', 'End it'])
    expect(answers).toEqual([false, true])
  })
  test.each([true, false])('a tap asks; answered %o, it is done or not, and the focus is back', yes => {
    const page = hosted(() =>
      HoldButton({
        children: 'Hold to end the service',
        asks,
        onHeld: () => {
          ended += 1
        },
      }),
    )
    const focus = vi.fn()
    const put = (button: Asked): void => {
      button.props.ref.current = { focus }
    }
    const first = page.draw() as Asked
    put(first)
    first.props.onClick({ detail: 0 })
    const question = page.draw() as Asked
    expect(question.type).toBe(Question)
    expect([ended, focus.mock.calls.length]).toEqual([0, 0])
    question.props.onAnswer(yes)
    expect((page.draw() as Asked).type).toBe('button')
    expect([ended, focus.mock.calls.length]).toEqual([yes ? 1 : 0, 1])
  })
})
