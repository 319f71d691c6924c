// How an answer reads: the reason, the use, the words that it rests on, and what it says of what was left out.
import { describe, expect, it } from 'vitest'
import { linesOf } from './cases'
import { answerTo, type Row } from './retail-cases'

const shelf = (list: string): Row[] =>
  linesOf<{ list: string; row: Row }>('retail-lists.jsonl')
    .filter(each => each.list === `shelf-Z-${list}`)
    .map(({ row }) => row)

const asked = (list: string, hair_type: string, concerns: string[], notes = '') =>
  answerTo({ hair_type, concerns, notes }, shelf(list))
const ids = ({ recommended }: { recommended: { id: string }[] }) => recommended.map(({ id }) => id)

describe('how it is used', () => {
  it('a violet mask is no shampoo', () => {
    const { text } = asked('BLONDE', 'bleached', ['yellow', 'dry'])
    expect(text).toMatch(/Nordic Purple Mask\.[^\n]*violet pigment[^\n]*Once a week at most, after washing/)
    expect(text).not.toMatch(/Nordic Purple Mask\.[^\n]*in place of the usual shampoo/)
  })
  it('a powder goes on dry roots', () =>
    expect(asked('BARBER', 'fine', ['flat']).text).toMatch(/Styling Powder\.[^\n]*dry roots/))
  it('a barrier goes on before the pool', () =>
    expect(asked('BLONDE', 'highlighted, fine', ['swims twice a week']).text).toContain(
      'For before the pool',
    ))
})

describe('what it rests on', () => {
  it('an everyday shampoo was asked for', () => {
    const { text } = asked('SMALL', 'normal', ['just wants a decent everyday shampoo'])
    expect(text).toContain('“just wants a decent everyday shampoo” (concerns)')
    expect(text).not.toContain('Nothing was read')
  })
  it('a smoothing treatment is kept', () =>
    expect(asked('PLAIN', 'keratin blow dry 3 weeks ago', ['wants to make it last']).text).toMatch(
      /Colour protect shampoo\.[^\n]*without sulphates wears the smoothing off more slowly/,
    ))
  it('toning care is not sold where nothing tones', () =>
    expect(asked('SMALL', 'bleached blonde', ['brassy yellow']).text).not.toContain('toning washes'))
  it('protein overload is quoted where protein is named', () =>
    expect(asked('US', 'curly', ['feels like straw, stiff after 3 keratin masks this month']).text).toMatch(
      /No more protein: The record says “[^”]*keratin/,
    ))
})

describe('what was left out', () => {
  it.each([
    ['Offered the Sleek Cream 3 weeks ago. Said no thanks, too expensive.', 'Said no thanks, too expensive'],
    ['We offered her the Sleek Cream - too pricey', 'too pricey'],
    ['Sleek Cream - tried, too greasy for her', 'tried, too greasy for her'],
  ])('%s', (notes, quote) => {
    const answer = asked('UK', 'long thick', ['frizz'], notes)
    expect(ids(answer)).not.toContain('m14')
    expect(answer.text).toMatch(
      new RegExp(`Sleek Cream: Not offered[^\\n]*The record says “[^”]*Sleek Cream[^”]*${quote}”`),
    )
    expect(answer.text).not.toContain('weigh this hair down')
  })
  it('"too strong" of the colour is no word on a product', () =>
    expect(
      ids(asked('UK', 'thick', ['frizz'], 'Loves the Sleek Cream sample. Colour was too strong last time.')),
    ).toContain('m14'))
  it('a rich mask is not the answer to "too greasy"', () =>
    expect(
      ids(
        asked(
          'UK',
          'long thick',
          ['tangles'],
          'Offered the Sleek Cream in June - said no thanks, too greasy',
        ),
      ),
    ).not.toContain('m10'))
  it.each([
    ['Loves Sleek Cream, said no to the oil', 'm14', true],
    ['tried Sleek Cream, loved it, said no to a cut', 'm14', true],
    ['said no to the Ends Oil, loves the Sleek Cream', 'm14', true],
    ['bought Sleek Cream, used it all up', 'm14', true],
    ['no to the Sleek Cream', 'm14', false],
    ['offered Sleek Cream, said no to a styling cream', 'm14', false],
    ['offered Sleek Cream, hated the greasy feel', 'm14', false],
    ['Offered the Sleek Cream, loved it but too dear', 'm14', false],
  ])('%s', (notes, id, offered) =>
    expect(ids(asked('UK', 'thick', ['frizz'], notes)).includes(id)).toBe(offered),
  )
  it('all that fits is at home', () =>
    expect(
      asked('US', 'straight', ['flat irons every morning'], 'has the Thermal Shield Spray, nearly full').text,
    ).toContain('The client already has'))
  it('a colour shampoo at home is no copper mask', () =>
    expect(
      asked('UK', 'dark brown, tint', ['colour fades'], 'Currently using Meadow Colour Keep Shampoo').text,
    ).not.toContain('Copper Wash: Not offered: the client has one like it'))
})

describe('what the body did', () => {
  it('a mouth that itches is an allergy, and no dry scalp', () => {
    const answer = asked('PLAIN', 'med, dry', ['dry'], 'cannot have avocado, makes mouth itch')
    expect(answer.text).toMatch(/Allergy or sensitivity[^\n]*avocado, makes mouth itch/)
    expect(ids(answer)).not.toContain('p6')
    expect(ids(answer)).not.toContain('p9')
  })
  it('an itch on the scalp stays one', () =>
    expect(ids(asked('PLAIN', 'med', ['itchy scalp'], 'hay fever, itchy eyes')).slice(0, 1)).toEqual(['p6']))
  it('names are joined as one list', () =>
    expect(asked('US', 'fine', ['flat'], 'celiac - avoids gluten / wheat').text).toContain(
      'gluten, wheat or oat',
    ))
  it('curls that clump are no loss of hair, hair that comes away in clumps is', () => {
    expect(asked('US', '3A', ["product residue, curls won't clump"]).text).not.toContain('trichologist')
    expect(asked('US', '3A', ['curls coming out in clumps']).text).toContain('trichologist')
    expect(asked('US', '3A', ['my curl clumps are falling out']).text).toContain('trichologist')
  })
  it.each([
    ['fine', 'hair coming out in clumps'],
    ['fine', 'round bald patch at the back'],
    ['fine', 'smooth round patch with no hair'],
    ['fine', 'handfuls in the shower, wants it thicker'],
    ['short grey crop', 'suddenly losing hair'],
    ['Bald spot the size of a coin', ''],
    ['fine', 'clumps falling out in the shower'],
  ])('%s | %s: first a GP or trichologist, and nothing for fuller hair', (hair, concern) => {
    const answer = asked('UK', hair, [concern])
    expect(answer.text).toMatch(/GP or trichologist/)
    expect(ids(answer)).toEqual([])
  })
  it.each([
    'curl clumps fall apart by day 2',
    'wants bigger clumps in her curls',
    'tangles into clumps',
    'clumps of matted hair',
  ])('%s is no loss of hair', concern =>
    expect(asked('UK', 'curly', [concern]).text).not.toContain('trichologist'),
  )
  it('what else was asked for beside it stays', () =>
    expect(ids(asked('UK', 'dry, coloured', ['dry', 'hair coming out in clumps']))).toContain('m10'))
  it.each(['scalp stings and hands itch too', 'nose and scalp burn after colour'])(
    '%s: the scalp, too',
    concern => expect(ids(asked('UK', 'medium', [concern]))[0]).toBe('m8'),
  )
  it.each([
    'No coconut, no shea - breaks out',
    'no coconut or shea (breaks out on forehead)',
    'No coconut - lips tingle',
    'avoids coconut, breaks out',
  ])('%s: a reaction, no wish', notes => {
    const { text } = asked('UK', 'dry', ['dry'], notes)
    expect(text).toMatch(/Allergy or sensitivity[^\n]*coconut/i)
    expect(text).not.toContain('Wish on the record')
  })
  it.each(['no coconut, no silicones - weighs it down'])('%s: a wish', notes =>
    expect(asked('UK', 'dry', ['dry'], notes).text).toMatch(/Wish on the record[^\n]*coconut/),
  )
  it('a bald head is sold no fuller hair', () => {
    expect(ids(asked('BARBER', 'bald / shaved head', ['dry flaky scalp']))).not.toContain('b6')
    expect(ids(asked('BARBER', 'balding, short', ['looks thin on top']))).toContain('b6')
  })
})

describe('what was asked for', () => {
  it.each([
    ['blonde', 'Wants purple shampoo'],
    ['silver grey', 'looking for a silver shampoo'],
    ['blonde', 'keen to try a violet mask'],
  ])('%s | %s', (hair, notes) => {
    const answer = asked('UK', hair, ['dry'], notes)
    expect(ids(answer)[0]).toBe('m6')
    expect(answer.text).toContain(`“${notes}” (notes): violet pigment`)
  })
  it.each([
    ['brunette', 'wants purple shampoo'],
    ['blonde', "doesn't want purple shampoo"],
    ['blonde', 'wants purple shampoo. Allergic to lavender'],
    ['blonde', 'wants purple shampoo, already has one at home'],
    ['blonde', 'her mum wants purple shampoo'],
  ])('%s | %s: not', (hair, notes) => expect(ids(asked('UK', hair, ['dry'], notes))).not.toContain('m6'))
  it('a shiny finish is no matte clay', () =>
    expect(ids(asked('BARBER', 'short', ['wants strong hold, shiny finish']))[0]).toBe('b2'))
  it('matte is', () => expect(ids(asked('BARBER', 'short', ['strong hold, matte, no shine']))[0]).toBe('b1'))
})

describe('what a word is not', () => {
  it.each([
    ['thick, coarse', "sticks out at the sides, won't lie flat", 'm3'],
    ['medium', 'needs a fuller consultation', 'm3'],
    ['medium', 'likes a fuller brow', 'm3'],
    ['coarse', 'wants a thicker conditioner', 'm3'],
    ['medium', 'scalp is drying out', 'm10'],
    ['medium', 'white paint in the shower room, dry hair', 'm15'],
  ])('%s | %s', (hair, concern, not) => expect(ids(asked('UK', hair, [concern]))).not.toContain(not))
  it.each([
    ['fine', 'tends to sit flat at the roots', 'm3'],
    ['medium', 'wants it to look thicker', 'm3'],
    ['medium', 'wants a bouncy blow dry', 'm3'],
    ['medium', 'loves her bouncy blow-dry every morning', 'm13'],
    ['curly 3B', 'drying out since moving house, white chalky stuff on taps', 'm15'],
    ['medium', 'kettle furs up, hair feels coated', 'm15'],
  ])('%s | %s, and is', (hair, concern, is) => expect(ids(asked('UK', hair, [concern]))).toContain(is))
  it('dry edges want care, not hold', () =>
    expect(ids(asked('EU', '4C', ['dry edges']))).not.toContain('k11'))
})
