// What is tapped under an answer, as it is kept beside the picks of the question.
import { expect, test, vi } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import { askedWith, sheetOf } from '../../../../shared/toolbox'
import tool from '../../../../shared/tools/colour-formula'
import { draftedAsk } from '../../../../web/platform/asks/ask'
import { outputOf } from '../../../../web/salon/records/answers/views'
import { withPicks } from '../../../../web/tools/screens/moves/picks'

vi.mock('../../../../web/platform/data/saving/save', () => ({}))
vi.mock('../../../../web/ui/kit/notices/notify', () => ({}))

const asked = { 'root.level': 5, 'root.made': 'natural' }

test('a pick of the question that is taken away is kept as taken away; another in its place stands', () => {
  const gone = withPicks([], asked, { 'root.made': 'natural' })
  expect(gone).toEqual([{ id: 'root.level', value: null }])
  expect(askedWith({ input: { picks: asked }, picks: gone })).toEqual({ picks: { 'root.made': 'natural' } })
  expect(withPicks(gone, asked, { 'root.made': 'natural', 'root.level': 6 })).toEqual([
    { id: 'root.level', value: 6 },
  ])
})

test('a pick since that is taken away leaves nothing behind, nor does a tap that changes nothing', () => {
  const since = withPicks([], asked, { ...asked, grey_percent: 30 })
  expect(since).toEqual([{ id: 'grey_percent', value: 30 }])
  expect(withPicks(since, asked, asked)).toEqual([])
  expect(withPicks([], asked, asked)).toEqual([])
})

test('the recipe follows: what was picked with the question counts no more once it is taken away', () => {
  const input = {
    clientName: 'Niamh',
    currentColor: 'Natural 6, never coloured',
    desiredColor: '7/3',
    hairCondition: 'Healthy',
    picks: { 'wish.level': 9, 'wish.tone': 'ash' },
  }
  const today = '2026-11-21T10:00:00.000Z'
  const fields = draftedAsk({
    tool,
    input,
    facts: NO_FACTS,
    today,
    clientId: null,
    clientName: 'Niamh',
    device: 'tablet-1',
    byVoice: false,
  })
  const targetWith = (picks: { id: string; value: null }[]) => {
    const ask = { ...fields, answer: null, picks }
    const shown = sheetOf(tool, ask, NO_FACTS, today, 'draft')
    return shown?.current ? tool.output.parse(shown.output).target : null
  }
  expect(outputOf({ ...fields, answer: null }).target).toMatchObject({ level: 9, tone: 'ash' })
  expect(targetWith([])).toMatchObject({ level: 9, tone: 'ash' })
  const gone = withPicks([], input.picks, {}).map(({ id }) => ({ id, value: null }))
  expect(targetWith(gone)).toMatchObject({ level: 7, tone: 'gold' })
})
