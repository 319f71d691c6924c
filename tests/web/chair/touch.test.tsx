// What the hands do at the chair, without a page: the panel that waits for a reason, and the button that is held.
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { HoldButton } from '../../../web/chair/HoldButton'
import { changingAt } from '../../../web/chair/use-changing'

const answers: boolean[] = []
const asked: string[] = []
vi.mock('../../../web/ui/confirm', () => ({
  confirmWith: async (question: string) => {
    asked.push(question)
    return answers.shift() ?? false
  },
}))

describe('a developer that needs a reason', () => {
  const wanted = { of: 'step-1', open: true, wanted: 40 }
  test('is shown when its step comes on screen', () => {
    expect(changingAt(wanted, 'step-1')).toMatchObject({ open: true, wanted: 40 })
  })
  test('is not shown for the bowl of another step', () => {
    expect(changingAt(wanted, 'step-0')).toEqual({ open: false, wanted: null })
  })
})

describe('the button that is held', () => {
  type Click = { onClick: (event: { detail: number }) => void }
  let ended = 0
  function button(): Click {
    let found: Click | null = null
    function Looked() {
      const drawn: ReactElement<Click> = HoldButton({
        children: 'Hold to end the service',
        asks: { question: 'End the service?', yes: 'End it', no: 'Go on' },
        onHeld: () => {
          ended += 1
        },
      })
      found = drawn.props
      return drawn
    }
    renderToStaticMarkup(<Looked />)
    if (found === null) throw new Error('not drawn')
    return found
  }
  beforeEach(() => {
    ended = 0
    asked.length = 0
  })

  test('asks who activates it without a finger, and does it after a yes', async () => {
    answers.push(false, true)
    button().onClick({ detail: 0 })
    await vi.waitFor(() => expect(asked).toEqual(['End the service?']))
    expect(ended).toBe(0)
    button().onClick({ detail: 0 })
    await vi.waitFor(() => expect(ended).toBe(1))
  })

  test('neither asks nor does anything at a tap', async () => {
    button().onClick({ detail: 1 })
    await Promise.resolve()
    expect([asked.length, ended]).toEqual([0, 0])
  })
})
