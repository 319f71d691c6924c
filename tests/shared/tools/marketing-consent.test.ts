// Permission is never guessed: a form that was sent, a question and a parent on the phone are no yes. [ICO]
import { describe, expect, it } from 'vitest'
import { consentIn, consentInProse } from '../../../shared/tools/marketing/read/people/people'
import { answer } from './marketing-answer'

const decided = (topic: string): string => answer('before-after', topic).decision

describe('a consent that is only spoken of', () => {
  it.each([
    'consent form sent, not back',
    'she declined consent',
    'withheld consent',
    'consent pending',
    'she’d rather not consent',
    'does she agree?',
    'will she agree',
    'consent form in her file unsigned',
    'consent only for our wall, not online',
    'consents only for our wall',
    'mum to agree',
    'she agrees if we hide her face',
    'she agreed by phone',
    'to be signed',
    'signed?',
    'nobody agreed',
    'agreed if no face',
    'client agreed verbally',
    'agreed to think about it',
    'Sue agreed in principle',
    'nto signed',
    'have not',
    'y/n',
    'isn’t ok',
    'opted out, ok',
  ])('“%s” is no yes', value => {
    expect(consentIn(value)).not.toBe('yes')
    expect(decided(`Balayage on long hair. Photo consent: ${value}`)).toBe('ask')
    expect(decided(`Balayage on long hair. Permission: ${value}`)).toBe('ask')
  })

  it.each([
    'yes',
    'agreed',
    'she agrees',
    'client consents',
    'Sue agreed on 3 May',
    'has agreed',
    'client agreed by email',
    'consent on file',
    'agreed to photos',
    'signed',
    'given in writing',
  ])('“%s” is one', value => {
    expect(decided(`Balayage on long hair. Photo consent: ${value}`)).toBe('write')
  })
})

describe('a consent in a story', () => {
  it.each([
    'I’m sure she’d be happy to share',
    'im sure shes happy to share',
    'She ok’d it verbally',
    'hasnt given the go ahead',
    'we havent been given the go ahead to share',
    'gave her the go ahead to book',
    'consent: signed; withdrawn',
    'Still need: • consent signed',
    'consent given | no',
    'She hasn’t yet… signed the consent form',
    'Anna is not fine with photos',
    'isn’t happy for us to share',
    'consent on this one is a no; gave consent in May',
  ])('“%s” is no yes', story => {
    expect(consentInProse(story)).not.toBe('yes')
  })

  it.each([
    'She signed the consent form',
    'happy for us to share',
    'She gave us the go-ahead to post',
    'Wasn’t happy with her old colour. Consent given',
  ])('“%s” is one', story => {
    expect(consentInProse(story)).toBe('yes')
  })
})

describe('a consent that was taken back', () => {
  it.each([
    'consent was given but she messaged asking us to take it down. Red to brown',
    'photo consent: yes. She asked us to remove the photos',
    'she signed the form and then changed her mind about posting. Red to brown',
    'signed consent. He no longer agrees. Skin fade',
  ])('“%s” is no yes', topic => {
    expect(decided(topic)).toBe('ask')
  })

  it.each([
    'Took it down two levels from blonde to brown. photo consent: yes',
    'She changed her mind from red to brown. photo consent: signed',
    'Root stretch. photo consent: signed form on file. client does not want her name used. client: Olivia',
  ])('“%s” is one', topic => {
    const { text, decision } = answer('before-after', topic)
    expect(decision).toBe('write')
    expect(text).not.toContain('Olivia')
  })

  it('a wish about the name and the photo is about both', () => {
    expect(consentIn('signed. She does not want her name or photo used')).toBe('no')
  })
})

describe('a name that says yes', () => {
  it.each([
    'Copper bob. Mel messaged that we can post it',
    'Copper bob on long hair, Mel said yes',
    'Balayage by Mel. Mel says we can post it',
    'Mel did a soft balayage today. Mel is happy for us to share',
    'Blonde refresh, Jo has just emailed saying we can use the pics',
    'Ask for Mel. Red to brown. Mel texted that we can share it',
    'Curly cut by Rob. Rob is okay with photos',
    'Box dye to caramel for Sofia by Rob. Tess agreed to photos',
    'Poppy, 15: face frame. Poppy agreed to photos',
  ])('“%s” may be anybody’s', topic => {
    expect(decided(topic)).toBe('ask')
  })

  it.each([
    'Mel’s copper bob. Mel messaged that we can post it',
    'Before and after of Mel, copper to blonde. Mel messaged that we can post it',
    'Copper bob. client: Mel. Mel messaged that we can post it',
    'Mel came in with box dye and left with a copper bob. Mel texted to say we can share the photos',
    'Copper bob. Mel signed the photo consent form',
    'Copper bob. She messaged that we can post it',
    'Client said yes to photos. Blonde to brunette',
    'Big chop for Aisha, she is happy for us to post it',
    'Curly cut. Amelia is okay with photos. Cut by Rob',
    'Balayage. We have Jo’s ok to post',
    'long dark hair to a chin length bob, client Nadia happy for us to post it, stylist Kofi',
  ])('“%s” is the one who is shown', topic => {
    expect(decided(topic)).toBe('write')
  })
})

describe('somebody under age', () => {
  it.each([
    'cut, age: 12, consent: mum to agree',
    'cut, age: 12, consent: mum must agree first',
    '15 year old highlights, mum agrees by phone',
    '15 year old highlights, mum agrees',
    'mum consents? asked. 13 year old plaits',
    '13 year old plaits. mum signed? photo consent: yes',
    '13 year old plaits. form needs to be signed by mum',
    '13 year old plaits. mum will be given the form until signed',
  ])('“%s” waits for a parent’s signature', topic => {
    expect(decided(topic)).toBe('ask')
  })

  it.each([
    'Boy aged 7, first short back and sides, dad signed photo consent',
    'Colour on a 14 year old for prom. photo consent: mum signed the form',
    '13 year old plaits, mum has given written consent for photos',
    'My daughter Ellie (9) had her first chop. I am her mum and I’m happy for you to post',
    '13 year old plaits. parental consent: yes. photo consent: yes',
  ])('“%s” has it', topic => {
    expect(decided(topic)).toBe('write')
  })
})

it('ten years of a salon are not ten years in hair', () => {
  expect(answer('instagram', 'Salon birthday. years: 10').text).not.toMatch(/years in hair/)
  expect(answer('instagram', 'Meet Ola, our stylist. experience: 10').text).toMatch(/10 years in hair/)
})

it('a permitted quote is a post by itself, and says what its writer received', () => {
  const topic =
    'We gave Dot a free treatment for this review: "Soft hair for days." written consent yes, first name Dot ok'
  const { text, decision } = answer('instagram', topic)
  expect(decision).toBe('write')
  expect(text).toContain('“Soft hair for days.”')
  expect(text).toContain('received a free treatment for the review')
  expect(answer('instagram', topic.replace('written consent yes, ', '')).decision).toBe('ask')
})
