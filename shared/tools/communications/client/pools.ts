// What any client might say if the scenario has no words of its own. Each sentence is used once in a conversation.
import type { Signal } from '../hear/line/line'

/** The client's answer to a fault: the first that fits and hasn't been said yet. */
export const STINGS: Partial<Record<Signal, readonly string[]>> = {
  jokes: ['I don’t find that funny.', 'Please don’t laugh about it.', 'That’s not a joke to me.'],
  judges: [
    'Excuse me? That was personal.',
    'I didn’t come here to be judged.',
    'I don’t think that’s for you to say.',
  ],
  rude: ['There’s no need to talk to me like that.', 'I was polite to you.', 'I don’t like your tone.'],
  unsafe: [
    'Is that really allowed? It doesn’t sound safe.',
    'I’d feel better if it was tested properly.',
    'Hm. My friend’s salon always tests.',
  ],
  medical: [
    'Are you sure? You’re not a doctor.',
    'I’d rather hear that from my GP.',
    'Can you really say that?',
  ],
  blames: [
    'So now it’s my fault?',
    'I didn’t do anything wrong.',
    'I only did what I was told.',
    'You’re turning this round on me.',
  ],
  dismisses: [
    'It may be nothing to you. It isn’t to me.',
    'You’re not taking me seriously.',
    'That doesn’t make me feel better.',
    'I wish you’d listen.',
  ],
  policy_shield: [
    'I’m a person, not a policy.',
    'So there’s nothing you’ll do?',
    'Is there somebody else I can speak to?',
  ],
  ignores_no: ['I’ve already said no.', 'No. Please don’t ask again.', 'You’re not listening to me.'],
  fear: ['Are you trying to frighten me into it?', 'That sounds like a threat.', 'Now I’m just scared.'],
  pushes: [
    'I feel a bit pressured now.',
    'I’d like to decide that for myself.',
    'Can we leave the selling out of it?',
  ],
  contradicts: [
    'No, that’s the opposite of what I said.',
    'But I told you I don’t want that.',
    'Wait. I asked you not to.',
  ],
  wrong_name: ['That’s not my name.', 'I told you my name.', 'You’ve got me mixed up with somebody.'],
  interrupts: ['Can I finish?', 'I was still talking.', 'You keep going past me.'],
  distracted: [
    'Are you with me?',
    'I can come back when you have time.',
    'It feels as if you’re somewhere else.',
  ],
  too_many_products: [
    'That’s a lot of bottles.',
    'I can’t remember all that, never mind pay for it.',
    'Which one, then? I only need one.',
  ],
  overpromises: [
    'Really? That sounds too good to be true.',
    'Nobody’s been able to promise me that before.',
    'And if it doesn’t work out like that?',
    'Can you be so sure?',
  ],
  bluffs: [
    'I’d rather understand it than just trust it.',
    'You haven’t told me why.',
    'Trust takes me a bit longer.',
  ],
  many_questions: [
    'Sorry, which one should I answer first?',
    'That’s a lot of questions at once.',
    'One at a time, please.',
  ],
  ignores_question: ['You didn’t answer my question.', 'I did ask you something.', 'So what’s the answer?'],
  closed_leading: ['You’ve decided already, haven’t you?', 'I’m not sure I think that, no.'],
  vague: ['Meaning what, exactly?', 'Can you be more precise?', 'That doesn’t tell me much.'],
  fillers: [
    'You don’t sound very sure.',
    'Should I be worried that you don’t know?',
    'What would you do, if you had to say?',
  ],
}

export const CALMS = [
  'Thank you for understanding.',
  'That helps, thank you.',
  'It’s good to be listened to.',
  'I feel better already.',
  'You’re easy to talk to.',
  'Thanks. I needed to hear that.',
]
export const RIGHT = [
  'Yes, that’s exactly it.',
  'That’s right, yes.',
  'Yes. You’ve understood.',
  'Exactly.',
  'Yes, you’ve got it.',
  'That’s it.',
]
export const YES = [
  'Yes.',
  'Yes, I think so.',
  'Yes, please.',
  'I’d say so, yes.',
  'Mm, yes.',
  'Yes, that’s fine.',
]
export const UNSURE = [
  'I’m not sure.',
  'Maybe.',
  'I don’t know, really.',
  'I’d have to think about it.',
  'Not really.',
  'I couldn’t say.',
]
export const GOOD_PLAN = [
  'That sounds good to me.',
  'I like that idea.',
  'That makes sense.',
  'All right, I’d be happy with that.',
  'Okay, that’s clear.',
  'Yes, let’s do it like that.',
]
export const HM = [
  'Hm. I’m not convinced yet.',
  'I suppose so.',
  'If you say so.',
  'We’ll see.',
  'Okay.',
  'Fine.',
]
export const PRICE = [
  'And what would that cost?',
  'How much is it altogether?',
  'Is that included, or is it extra?',
]
export const PRICE_OK = [
  'That’s okay for me.',
  'Good to know beforehand.',
  'Thanks for telling me the price.',
  'All right, I can plan for that.',
]
export const TEST_OK = [
  'I’ve got time for a test, yes.',
  'A test first, that’s fair.',
  'Good that you check.',
]
export const NUDGES = [
  'So what would you suggest?',
  'What would you do if it was yours?',
  'What do you need to know from me?',
  'And what happens now?',
  'Is there anything you’d like to ask me?',
  'How do you normally go about this?',
  'Where would you start?',
]
export const MORE = ['By the way:', 'I should say:', 'Oh, and', 'And to be honest:', 'One more thing:']
export const KNOWN = [
  'I’ve told you most of it, I think.',
  'There isn’t much more to tell.',
  'That’s about all, really.',
  'I think you know the rest.',
  'Nothing else comes to mind.',
]
export const THANKS = [
  'Thank you.',
  'Thanks for that.',
  'That’s kind.',
  'Lovely, thank you.',
  'I appreciate it.',
]
export const LEAVES = [
  'I think I’d better go. Goodbye.',
  'You know what, I’ll go somewhere else.',
  'No. That’s enough for me. I’m leaving.',
]
export const ENDS = [
  'I’ll have to get going soon. Thanks for your time.',
  'I need to go now. Let’s leave it there.',
  'My time’s up, I’m afraid. Bye for now.',
]
export const GONE = [
  'I’m on my way out now.',
  'Let’s talk another time.',
  'I really do have to go.',
  'Bye for now.',
]
