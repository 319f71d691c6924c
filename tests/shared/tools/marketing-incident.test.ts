// What went wrong with one client is settled in person: no copy. A warning to all, or a lovely reaction, is none of it.
import { describe, expect, it } from 'vitest'
import { answer } from './marketing-answer'

describe('a reaction, an injury or a complaint', () => {
  it.each([
    ['email', 'Follow-up email to a client who had an allergic reaction'],
    ['email', 'Follow up with Sarah after her allergic reaction to the tint on Tuesday'],
    ['email', 'client reacted to her colour last week, send her a nice email and offer 20% off next visit'],
    ['email', 'Our client came out in a rash after the brow tint. Check in on her'],
    ['email', 'Email to our client Dee who had a rash after the patch test'],
    ['email', 'Apology to a client whose scalp got burned by the bleach'],
    ['email', 'Sorry email to Jo, we cut her ear on Saturday'],
    ['facebook', 'Post saying sorry to the lady who slipped at the basin'],
    ['instagram', 'client’s hair snapped off after bleach, what do we post'],
    ['email', 'Email to Mrs Patel who complained about her highlights'],
    ['email', 'response to complaint: wrong colour, client Anna, wants refund'],
    ['email', 'Client unhappy with her balayage, wants her money back. Write something nice'],
    ['email', 'write to jan her colour went wrong and shes not happy at all'],
    ['email', 'Write to Kate, she’s threatening legal action over her extensions'],
    ['facebook', 'Reply to a bad review from a client who says we ruined her hair'],
    ['email', 'Email the client who had an allergic reaction, asking her to get in touch'],
    ['email', 'client who complained about our cancellation policy, send her something nice'],
    ['email', 'email to Kate, check if they are ok after the reaction to the bleach'],
    ['email', 'patch test reminder to Anna after her reaction to the tint'],
    ['email', 'Ms Green’s ear got nicked on Thursday, send a voucher'],
    ['email', 'win-back email to clients with a complaint'],
    ['email', 'Hi Kate, so sorry about your reaction last week'],
    ['email', 'Not seen Mel for a while. client: Mel. She was unhappy with her last colour'],
    ['email', 'Check in with Anna, she’s not happy with her cut'],
    ['email', 'Email Kate who had a bad reaction to her tint, to avoid a complaint'],
    ['facebook', 'Post about when a client had a bad reaction to her tint'],
    ['email', 'Sorry email to Kate, we caught her eye with the comb'],
    ['facebook', 'We cut her finger, what do we post'],
    ['email', 'Jo complained her hair was dry after our bleach'],
    ['email', 'apologise to jo, her highlights went orange, free fix'],
    ['email', 'Sarah hates her colour, offer a free redo'],
    ['email', 'Tell Jo sorry her colour faded in a week and she wants money back'],
  ])('%s: “%s” is settled in person', (type, topic) => {
    const { decision, text } = answer(type, topic)
    expect(decision).toBe('ask')
    expect(text).toContain('in person')
    expect(text).not.toMatch(/Sarah|Dee|Jo\b|Patel|Anna|Kate|Mel\b/)
  })

  it.each([
    ['facebook', 'Patch test reminder: anyone can have an allergic reaction, even after years of colour'],
    ['instagram', 'Why we patch test. If you have ever had an allergic reaction to hair dye please tell us'],
    ['instagram', 'Her reaction says it all! Balayage by Mia'],
    ['facebook', 'Mia had a lovely reaction to her new colour. Book your balayage'],
    ['facebook', 'We have had such a lovely reaction to our new salon, thank you'],
    ['instagram', 'Frizz is the most common complaint we hear in winter. Ask us about smoothing'],
    ['instagram', 'Clients keep complaining about frizz in this weather! Smoothing treatments from £80'],
    ['email', 'Our complaints policy: tell us within 7 days and we will put it right'],
    ['email', 'Refund policy: vouchers can be refunded within 14 days'],
    ['email', 'Sorry for the double bookings on Saturday. To everyone affected: 10% off your next visit'],
    ['facebook', 'Raising money for the burns unit at St Andrew’s on Saturday'],
    ['facebook', 'Nobody complained about the new chairs yet! Come and try them'],
    ['instagram', 'burnt orange balayage for autumn'],
    ['instagram', 'Client fell head over heels for her copper bob. Thinking of a change this autumn?'],
    ['instagram', 'We cut her face-framing layers and a soft fringe'],
    ['instagram', 'Hair that fell flat all winter? Book a volume blow dry'],
    ['facebook', 'Our stylist Ella fell off her bike, so she is off this week. Appointments will be moved'],
    ['instagram', 'Heat damage tips: turn the tongs down so you never burn your hair'],
    ['instagram', 'Our redo promise: not happy? Tell us within 7 days and we fix it for free'],
    ['instagram', 'This copper will catch his eye'],
    ['instagram', 'Skin fade, cut his neck line sharp, £18'],
    ['instagram', 'We cut her neck-length bob'],
    ['instagram', 'Her eyes were swollen from happy tears'],
    ['instagram', 'Reaction video: Lisa reacted to her new colour'],
    ['instagram', 'Jess complained her hair was dull, so we gave it a gloss'],
    ['facebook', 'Customer complaints down to zero this year'],
    ['instagram', 'Tara has had an accident-free year'],
    ['facebook', 'Junior Lou cut her finger, off today'],
    ['facebook', 'Who wants a refund on bad hair days? Blow-dry £25'],
    ['email', 'Follow up with Anna after her balayage, ask if she is not happy with anything'],
    ['email', 'Sorry: your voucher went to the wrong address'],
    ['email', 'Our team’s not happy with the weather: come in for a blow-dry £25'],
  ])('%s: “%s” is a post', (type, topic) => {
    expect(answer(type, topic).decision).toBe('write')
  })
})
