// How a salon sounds, by what the post is for. Warm, plain, and nothing in it that anybody would have to prove.
import type { Kind } from '../read/kind'

/** `{salon}` is the salon's name, `{subject}` what it is about, `{it}` the topic's own first words. */
export const HOOKS: Readonly<Record<Kind, readonly string[]>> = {
  testimonial: [
    'Some words that made our day.',
    'We asked if we could share this, and the answer was yes.',
    'Kind words, shared with permission.',
  ],
  transformation: [
    'Same chair, new chapter.',
    'From this to that, one careful step at a time.',
    'One head of hair, two very different moods.',
    'We do love a good before and after.',
  ],
  found: ['Left behind at the salon.', 'Lost property corner.', 'Somebody may be missing this.'],
  permission: [
    'We only like to write to people who want to hear from us.',
    'Before we send anything else, one small question.',
  ],
  green: ['Small changes add up.', 'A little less in the bin.', 'Something we are quietly pleased about.'],
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
    'Your chair has been quiet without you.',
    'We were just wondering how you are getting on.',
  ],
  referral: [
    'Good hair is more fun with company.',
    'Know somebody who always asks who does your hair?',
    'For the friend who keeps saying they need a good hairdresser.',
  ],
  giveaway: [
    'Fancy winning something nice?',
    'We are in a giving mood.',
    'Somebody’s week is about to look up.',
  ],
  charity: [
    'Scissors out, for a good cause.',
    'A day at the salon that does some good.',
    'Come for the hair, stay for the cause.',
  ],
  closure: [
    'One for the diary.',
    'A heads-up, so that nobody finds the door shut.',
    'Planning ahead? Here is when the kettle is off.',
  ],
  hours: [
    'Long day at work? The kettle will still be on.',
    'More room in the week for your hair.',
    'Dates for the diary.',
    'For everyone who can never get away in the daytime.',
  ],
  move: [
    'Big news from the salon.',
    'We have been keeping this one under our gowns.',
    'There is a new front door to find us behind.',
  ],
  'first-visit': ['Welcome. We are glad you found us.', 'We are looking forward to meeting you.'],
  welcome: [
    'A warm welcome, please.',
    'A name you will be hearing more of at the salon.',
    'There is somebody we would like you to meet.',
  ],
  event: ['Save the date.', 'Something to look forward to.', 'Come as you are and bring a friend.'],
  voucher: [
    'Stuck for a present?',
    'The kind of present nobody takes back.',
    'Give somebody some time to themselves.',
  ],
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
  tips: [
    'A few things we tell our own friends.',
    'Straight from the backwash: what really makes a difference.',
    'Save this one for later.',
  ],
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
    'What we are talking about at the basins this week.',
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
    'A change like this starts with a chat about your hair, your history and your mornings.',
    'Every head of hair is different, so we plan your own route together first.',
    'Shared with our client’s blessing, and with a big smile from the team.',
  ],
  found: ['It is safe behind the front desk.', 'We are keeping it safe for you.'],
  permission: [
    'If you would rather not hear from us, there is nothing you need to do, and no hard feelings.',
  ],
  green: [
    'Ask us about it next time you are at the basin.',
    'It is one small part of the day that we can do better.',
  ],
  news: ['That is all from us. Thank you for being part of it.', 'More to tell you when you are next in.'],
  'price-rise': [
    'Thank you for your support; it means a great deal to all of us.',
    'The time, the care and the cuppa stay exactly the same.',
    'If you have any questions about your own appointment, just ask. We are happy to talk it through.',
  ],
  'skin-test': [
    'It is quick, it is simple, and it is how we look after you.',
    'It comes before any colour, so it is worth getting it out of the way.',
  ],
  policy: [
    'Thank you for understanding. It keeps the day running for everybody.',
    'Life happens, we know: a quick call is always better than a gap in the day.',
  ],
  hiring: [
    'You bring the care and the curiosity. We bring a friendly team and plenty of tea.',
    'Kind, curious and good with people? We would love to hear from you.',
  ],
  winback: [
    'There is nothing you need to bring but yourself.',
    'Tell us what has been working and what has not, and we will take it from there.',
  ],
  referral: [
    'They get looked after, and you get to say you told them so.',
    'There is always room for one more friendly face.',
  ],
  giveaway: ['Good luck, and thank you for being part of our little corner of the world.'],
  charity: [
    'Every little helps, and every head counts.',
    'Thank you for turning up for other people, as you always do.',
  ],
  closure: ['Thank you for planning with us.', 'See you on the other side.'],
  hours: [
    'Come straight from work, bring a book, or just put your feet up.',
    'One more way to fit your hair around your week.',
  ],
  move: ['The kettle moves with us, of course.', 'We would love to show you round.'],
  'first-visit': [
    'Come as you are, and bring pictures of hair you like. We start with a chat before anything else.',
    'If there is anything we should know before your first visit, just tell us.',
  ],
  welcome: ['Do say hello next time you are in.', 'We think you will get on famously.'],
  event: ['Come along, say hello and bring somebody with you.', 'The kettle will be on.'],
  voucher: [
    'They choose the day and the look. You get the thank-you.',
    'For the friend who never books a thing for themselves, or the teacher who deserves a sit-down.',
  ],
  offer: [
    'Pop it in the diary and we will see you soon.',
    'Sit back, have a cuppa, and leave the rest to us.',
  ],
  availability: [
    'Mornings, lunch hours, after the school run: tell us what suits and we will find you a time.',
    'Gown on, phone down, feet up.',
  ],
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
