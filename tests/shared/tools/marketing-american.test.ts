// A salon that writes "color" is answered in its own spelling; a British one never is.
import { describe, expect, it } from 'vitest'
import marketing from '../../../scripts/engine/marketing'
import { type Facts, NO_FACTS } from '../../../shared/facts'
import tool from '../../../shared/tools/marketing'
import { CONTENT_TYPES, type ContentType } from '../../../shared/tools/marketing/schema'
import { TODAY } from './cases'

const salonOf = (currency: string): Facts => ({
  ...NO_FACTS,
  salon: {
    name: 'Maple Street Salon',
    booking_link: null,
    phone: null,
    currency,
    colour_brand: null,
    patch_test_hours: 48,
    patch_test_valid_months: 6,
  },
})
const post = (contentType: ContentType, topic: string, facts: Facts): string =>
  String(marketing({ input: { contentType, topic, includeImage: false }, facts, today: TODAY }).text)

const AMERICAN = 'Fall color refresh. Gloss add-on $35 with any haircut. Stylist: Brooke'
const BRITISH = 'Autumn colour refresh. Gloss add-on £35 with any cut. Stylist: Brooke'

describe('American English', () => {
  it.each(CONTENT_TYPES.filter(type => type !== 'testimonial' && type !== 'before-after'))(
    'a %s about color says color throughout',
    type => {
      const text = post(type, AMERICAN, salonOf('USD'))
      expect(text).toMatch(/color/)
      expect(text).not.toMatch(/colour|grey|cuppa|kettle|pop in|skin test|UKHair/i)
    },
  )

  it('a British topic keeps its colour, whatever the salon is paid in', () => {
    for (const currency of ['GBP', 'USD', 'AUD'])
      expect(post('instagram', BRITISH, salonOf(currency))).not.toMatch(/color(?!i)/i)
  })

  it('an Australian salon that writes no American word keeps British spelling', () => {
    expect(post('instagram', 'Autumn balayage, $180', salonOf('AUD'))).not.toMatch(/color/i)
  })

  it('leaves a client’s own words as they were written', () => {
    const words = 'My grey has never looked this good, love the colour'
    const topic = `client words: "${words}." client name permission: Dee. written consent: yes. From our color bar`
    expect(post('testimonial', topic, salonOf('USD'))).toContain(words)
  })

  it('passes the rules over a post unchanged', () => {
    for (const contentType of CONTENT_TYPES) {
      const question = {
        input: { contentType, topic: `${AMERICAN}. photo consent: yes`, includeImage: false },
        facts: salonOf('USD'),
        today: TODAY,
      }
      const draft = tool.draft(question)
      expect(tool.check({ ...question, overrides: [] }, draft)).toEqual(draft)
    }
  })
})
