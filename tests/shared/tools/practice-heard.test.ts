// Single lines that are easily misheard: what they hold, and what they don't.
import { describe, expect, it } from 'vitest'
import { hearLine } from '../../../shared/tools/communications/hear/line'
import { NOTHING_TOLD, toldMore } from '../../../shared/tools/communications/hear/told'

const heard = (client: string, stylist: string): string[] =>
  hearLine(stylist, toldMore(NOTHING_TOLD, client)).heard.map(({ signal }) => signal)
const NERVOUS = 'I’m nervous, the last cut made me cry.'

describe('a line', () => {
  it.each([
    [NERVOUS, 'If you don’t like it, tell me.', 'rude'],
    [NERVOUS, 'I’ll try to be quick with him.', 'rude'],
    [NERVOUS, 'You’ll look lovely.', 'dismisses'],
    [NERVOUS, 'All done, well done you!', 'closes_cold'],
    [NERVOUS, 'Don’t worry, we’ll look after you.', 'reflects'],
    ['You took too much off.', 'I’m really sorry, I thought you wanted it at your shoulders.', 'blames'],
    ['When do I come back?', 'In about eight weeks.', 'ignores_question'],
    ['I’d like to be a redhead.', 'Dark cherry is very doable in one visit.', 'overpromises'],
    ['Can you colour it today?', 'I can’t colour it without a patch test.', 'unsafe'],
    ['Can you colour it today?', 'We never go ahead without a skin test.', 'unsafe'],
    ['There’s a gap already, I want a refund.', 'Can you send us a picture?', 'contact'],
  ])('to “%s”: “%s” is not %s', (client, stylist, signal) => {
    expect(heard(client, stylist)).not.toContain(signal)
  })

  it.each([
    ['I reacted to a tattoo once.', 'You’ll be fine without a test.', 'unsafe'],
    ['Can I go copper?', 'Copper looks awful on pale people.', 'judges'],
    ['Are you sure?', 'Stop asking.', 'rude'],
    ['What is it?', 'Root spray. You need it.', 'pushes'],
    ['I want to go platinum.', 'We can do that in one visit.', 'overpromises'],
    ['My hair is dyed black and I want it lilac.', 'All in one go, no problem.', 'overpromises'],
    [NERVOUS, 'That must put you off coming in.', 'empathises'],
    [NERVOUS, 'You don’t have to talk.', 'comfort'],
    ['My extensions slipped.', 'Everyone does that and then blames us.', 'blames'],
  ])('to “%s”: “%s” is %s', (client, stylist, signal) => {
    expect(heard(client, stylist)).toContain(signal)
  })
})
