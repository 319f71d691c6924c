// How a salon sounds, by what the post is for: warm, plain, and with nothing that anybody would have to prove.
import type { Kind } from '../read/kind'

/** `{salon}` is the salon's name, `{subject}` what it is about, `{it}` the topic's own first words. */
export const HOOKS: Readonly<Record<Kind, readonly string[]>> = {
  testimonial: [
    'In a client’s own words.',
    'We asked if we could share this, and the answer was yes.',
    'Kind words, shared with permission.',
  ],
  transformation: [
    'Same chair, new chapter.',
    'From this to that.',
    'One head of hair, two very different moods.',
    'We do love a good before and after.',
  ],
  found: ['Left behind at the salon.', 'Lost property corner.', 'Somebody may be missing this.'],
  permission: [
    'We only like to write to people who want to hear from us.',
    'Before we send anything else, one small question.',
  ],
  green: ['Small changes add up.', 'A word about how we do things.'],
  news: ['Here is what has been going on at the salon.', 'A round-up from behind the chairs.'],
  'price-rise': [
    'A note about our prices, so that nothing comes as a surprise.',
    'We would like you to hear this from us first.',
    'We have some news about our prices, and the reason behind it.',
  ],
  'skin-test': [
    'A quick visit now saves a wait later.',
    'A small reminder before your colour.',
    'Colour coming up? Pop in for your skin test first.',
  ],
  policy: [
    'A little housekeeping from the front desk.',
    'A quick word about how we look after the diary.',
    'A short note about bookings.',
  ],
  hiring: [
    'Could this be your chair?',
    'There is a space in our team.',
    'Know somebody lovely with a good pair of scissors?',
  ],
  winback: [
    'It has been a little while, and we would love to hear how your hair is doing.',
    'There is a chair here for you, whenever you like.',
    'We were just wondering how you are getting on.',
  ],
  referral: [
    'Good hair is more fun with company.',
    'Know somebody who always asks who does your hair?',
    'For the friend who keeps saying they need a good hairdresser.',
  ],
  giveaway: ['Fancy winning something nice?', 'We are in a giving mood.'],
  charity: ['Scissors out, for a good cause.', 'Come for the hair, stay for the cause.'],
  closure: ['One for the diary.', 'A heads-up, so that nobody finds the door shut.'],
  hours: ['Dates for the diary.', 'A word about our hours.', 'When to find us.'],
  move: ['Big news from the salon.', 'There is a new front door to find us behind.'],
  'first-visit': ['Welcome. We are glad you found us.', 'We are looking forward to meeting you.'],
  welcome: ['A warm welcome, please.', 'There is somebody we would like you to meet.'],
  event: ['Save the date.', 'Something to look forward to.', 'One for the diary.'],
  voucher: ['Stuck for a present?', 'Looking for a present?', 'Give somebody some time to themselves.'],
  offer: [
    'A little something from us to you.',
    'We have put something together for you.',
    'A good excuse to book that appointment you keep putting off.',
    'A treat worth making a little time for.',
  ],
  availability: [
    'The diary is open.',
    'Been meaning to book? Here is your nudge.',
    'There is a chair here with your name on it.',
    'Cup of tea, gown on, and breathe out.',
  ],
  thanks: ['We are feeling rather grateful today.', 'Raise your mugs, please.', 'A moment to say thank you.'],
  tips: ['A few things worth knowing.', 'Straight from the backwash.', 'Save this one for later.'],
  launch: [
    'Something new behind the chair.',
    'We have been looking forward to telling you this.',
    'New on the menu.',
  ],
  product: ['New on the shelf.', 'One for your bathroom cabinet.', 'Something nice for between visits.'],
  spotlight: [
    'Let us talk about {subject}.',
    'Thinking about {subject}?',
    'A little love for {subject} today.',
    'Have you thought about {subject}?',
  ],
}

/** What follows the facts, before the way to book. */
export const WARMTH: Readonly<Record<Kind, readonly string[]>> = {
  testimonial: [
    'Thank you for trusting us.',
    'Thank you for taking the time to write; it means a lot to the whole team.',
    'Words like these are why we love what we do.',
  ],
  transformation: [
    'Thinking of a change? Tell us about your hair, its history and your mornings.',
    'Tell us where you would like to be, and we will talk through the way there.',
    'Shared with our client’s permission.',
  ],
  found: ['If it is yours, or you know whose it is, do say.', 'Is it yours?'],
  permission: [
    'If you would rather not hear from us, there is nothing you need to do, and no hard feelings.',
  ],
  green: ['Ask us about it next time you are at the basin.', 'Got an idea for us? We would love to hear it.'],
  news: ['That is all from us. Thank you for being part of it.', 'More to tell you when you are next in.'],
  'price-rise': [
    'Thank you for your support; it means a great deal to all of us.',
    'If you have any questions about your own appointment, just ask. We are happy to talk it through.',
  ],
  'skin-test': [
    'It is one way that we look after you.',
    'It comes before any colour, so it is worth getting it out of the way.',
  ],
  policy: [
    'Thank you for understanding. It keeps the day running for everybody.',
    'Life happens, we know: a quick call is always better than a gap in the day.',
  ],
  hiring: [
    'Tell us what you love about hair, and what you would like to learn.',
    'Kind, curious and good with people? We would love to hear from you.',
  ],
  winback: [
    'There is nothing you need to bring but yourself.',
    'Tell us what has been working and what has not, and we will take it from there.',
  ],
  referral: ['Send them our way.', 'Do say hello from us.'],
  giveaway: ['Good luck, and thank you for being part of our little corner of the world.'],
  charity: ['Every little helps.', 'Thank you for joining in.'],
  closure: ['Thank you for planning with us.', 'See you on the other side.'],
  hours: ['Not sure which time suits? Just ask.', 'Tell us what suits your week.'],
  move: ['We would love to show you round.', 'Come and have a look.'],
  'first-visit': [
    'Come as you are, and bring pictures of hair you like.',
    'If there is anything we should know before your first visit, just tell us.',
  ],
  welcome: ['Do say hello next time you are in.', 'We think you will get on famously.'],
  event: ['Come along and say hello.', 'Any questions before the day? Just ask.'],
  voucher: [
    'Not sure what to give? Ask us.',
    'For the friend who never books a thing for themselves, or the teacher who deserves a sit-down.',
  ],
  offer: ['Pop it in the diary and we will see you soon.', 'Any questions about it? Just ask.'],
  availability: ['Does that suit you? Tell us.', 'Gown on, phone down, feet up.'],
  thanks: [
    'To everybody who has sat in our chairs, sent a friend or brought us biscuits: thank you.',
    'It is all down to the people who walk through our door.',
  ],
  tips: [
    'Not sure what suits your hair? Ask us next time you are in the chair.',
    'Small habits, kept up, do more than you would think.',
  ],
  launch: [
    'Ask us about it at your next visit; we are happy to talk it through.',
    'Curious? Come and see for yourself.',
  ],
  product: [
    'Ask us how to use it at your next visit.',
    'Not sure whether it suits you? We will happily talk it through.',
  ],
  spotlight: [
    'Come and talk it through over a cup of tea.',
    'Tell us what you like and what you would never wear, and we will start from there.',
  ],
}
