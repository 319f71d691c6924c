// Single lines that are easily misheard: what they hold, and what they don't.
import { describe, expect, it } from 'vitest'
import { hearLine } from '../../../shared/tools/communications/hear/line/line'
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
    ['Do I need an appointment?', 'No, you’re fine without one.', 'unsafe'],
    ['I’m pregnant. Do I need a treatment with the cut?', 'You’re fine without one.', 'unsafe'],
    ['Will I need a toner with my highlights?', 'No, you’re fine without one.', 'unsafe'],
    ['Do you need a photo of the colour?', 'No, I’m okay without one.', 'unsafe'],
    ['I’m not sure.', 'I’ll stop asking and let you think, there’s no hurry.', 'rude'],
    [
      'Can I go ash?',
      'Ash can look bad on pale skin, so I’d suggest a warmer one. What do you think?',
      'judges',
    ],
    ['Would a fringe work?', 'Some fringes look awful on curly hair because they spring up.', 'judges'],
    ['When would I use it?', 'On dry days. That’s when you need it.', 'pushes'],
    ['Where do I get it?', 'Buy it anywhere, it’s £6.', 'pushes'],
    [NERVOUS, 'If you don’t like how it looks, we’ll change it.', 'rude'],
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
    ['Do I need a patch test?', 'No, you’re fine without one.', 'unsafe'],
    ['I reacted to a dye once.', 'You’re fine without one.', 'unsafe'],
    ['I’d like my colour done now, I have no time.', 'You’re fine without one.', 'unsafe'],
    [
      'Can you do it now?',
      'I never do it without a patch test in summer, but you’re safe without one.',
      'unsafe',
    ],
    ['Can you do it now?', 'I’ve never had a problem without a patch test.', 'unsafe'],
    ['I’m 14.', 'Your mum needn’t know.', 'unsafe'],
    ['You cut it too short.', 'I thought you meant short, it’s your own fault.', 'blames'],
    [NERVOUS, 'If you don’t like it, tell someone else.', 'rude'],
    [NERVOUS, 'I’ll be quick with him, he’d better sit still.', 'rude'],
    [NERVOUS, 'Calm down, I’ll be quick.', 'rude'],
    [NERVOUS, 'You’ll look great. Sit down.', 'dismisses'],
    ['Is it for me?', 'Ash looks bad on old women.', 'judges'],
    ['I have henna on it.', 'We’ll colour a small cutting first to see how it reacts.', 'tests'],
    ['I have henna on it.', 'I’d try a few strands first.', 'tests'],
    ['I want it as light as possible.', 'We can do that in one go.', 'overpromises'],
    ['It has a home colour on it, I want a change.', 'We can do that in one visit.', 'overpromises'],
    ['I’d love to be ash.', 'We can do that in one visit.', 'overpromises'],
    ['Can you change it?', 'We’ll get you to silver in one visit.', 'overpromises'],
    [NERVOUS, 'That must put you off coming in.', 'empathises'],
    [NERVOUS, 'You don’t have to talk.', 'comfort'],
    ['My extensions slipped.', 'Everyone does that and then blames us.', 'blames'],
  ])('to “%s”: “%s” is %s', (client, stylist, signal) => {
    expect(heard(client, stylist)).toContain(signal)
  })
})
