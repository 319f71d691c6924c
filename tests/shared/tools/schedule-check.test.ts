// What a model is sent of a day.
import { describe, expect, it } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import schedule from '../../../shared/tools/appointments'

const TODAY = '2026-03-02T10:00:00.000Z'
const asked = (text: string) => ({
  input: schedule.input.parse({ schedule: text }),
  facts: NO_FACTS,
  today: TODAY,
})

describe('what a model is sent', () => {
  it('holds first names only, no phone and no email', () => {
    const text =
      '9-10 Jane Brown cut 07700 900123\n11-12 Lou Reed cut lou@example.com\n14-15 Mrs Patel cut (flexible)'
    const sent = JSON.stringify(schedule.reading?.prompt(asked(text)))
    expect(sent).toContain('Jane')
    for (const private_ of ['Brown', 'Reed', 'Patel', '07700', '900123', 'example.com'])
      expect(sent).not.toContain(private_)
  })
})
