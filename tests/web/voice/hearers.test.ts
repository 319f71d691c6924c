// A picture takes what is said to it only while it stands, and what it did is taken back only while it stands.
import { expect, test } from 'vitest'
import { heardHere, hearersHere, standing } from '../../../web/voice/commands/handlers/hearers'
import { canUndo, forgetSpokenUndos, undoLast } from '../../../web/voice/commands/undo'

function aPicture() {
  const seen = { picked: [] as string[], understood: (): void => undefined }
  const leave = standing(() => ({
    title: 'To the strand',
    examples: ['Root is a five'],
    hear: text =>
      new Promise(resolve => {
        seen.understood = () =>
          resolve(() => {
            seen.picked.push(text)
            return { say: `Picked: ${text}.`, undo: () => seen.picked.pop() }
          })
      }),
  }))
  return { seen, leave }
}

test('“undo” takes back what was said to it', async () => {
  const { seen, leave } = aPicture()
  const hearing = heardHere('root five')
  seen.understood()
  const done = await hearing
  expect(seen.picked).toEqual(['root five'])
  canUndo('Picked: root five', done?.undo ?? (() => undefined), done?.stands)
  expect(await undoLast()).toBe('Undone: Picked: root five')
  expect(seen.picked).toEqual([])
  leave()
})

test('once its form is closed nothing is changed, and nobody is told that it was undone', async () => {
  forgetSpokenUndos()
  const { seen, leave } = aPicture()
  const hearing = heardHere('root five')
  seen.understood()
  const done = await hearing
  canUndo('Picked: root five', done?.undo ?? (() => undefined), done?.stands)
  leave()
  expect(await undoLast()).toBe('Not undone, that form is closed: Picked: root five')
  expect(seen.picked).toEqual(['root five'])
  expect(await undoLast()).toBe('There is nothing to undo.')
})

test('what is understood after its form was closed is picked nowhere', async () => {
  const { seen, leave } = aPicture()
  const hearing = heardHere('root five')
  leave()
  seen.understood()
  expect(await hearing).toBeNull()
  expect(seen.picked).toEqual([])
})

test('two pictures of one title are told apart', () => {
  const leave = [aPicture(), aPicture()].map(picture => picture.leave)
  expect(new Set(hearersHere().map(({ key }) => key)).size).toBe(2)
  for (const go of leave) go()
})
