// Short answers to a question or an action: permission, a verdict, nothing more to ask. Each is used once in a
// conversation.

/** Permission given, or not quite. */
export const GO_AHEAD = ['Yes, go ahead.', 'Yes, please do.', 'Of course.', 'Please.', 'Sure, go on.']
export const WARY = ['If you’re careful.', 'If you have to.', 'I suppose so, yes.', 'All right, but slowly.']
/** What they think of it. */
export const LIKES = [
  'I like it so far.',
  'Good, thank you.',
  'Yes, I’m happy with that.',
  'It’s nice, thank you.',
  'I’m pleased with it.',
]
export const DOUBTS = [
  'I’m not sure yet.',
  'All right, I suppose.',
  'I don’t know what to think.',
  'It’s hard to say.',
]
export const NO_MORE = [
  'No, I think that’s everything, thank you.',
  'No, that was all.',
  'Nothing else, thanks.',
]
/** Asked for something they have already told. */
export const AGAIN = [
  'It’s what I said before, really.',
  'Mainly what I told you just now.',
  'As I said, nothing more to it than that.',
  'That’s still the same.',
]
/** Taking in a plan that they heard. */
export const NOTED = [
  'Okay, I’ll remember that.',
  'I can do that.',
  'That’s easy enough.',
  'All right.',
  'Good, I’ll try it.',
]
/** In answer to a bare hello. */
export const HELLOS = ['Hello.', 'Hi again.']
/** Pleased, now that it is finished. */
export const FINISHED = [
  'I really like it. Thank you for listening to me.',
  'It’s lovely, thank you. I’ll be back.',
]
export const DRINKS = ['Yes, please.', 'A glass of water would be lovely.', 'Oh, a tea, please.']
/** What they hoped for isn't possible. */
export const SHAME = [
  'Oh. I was hoping you’d say yes.',
  'That’s a shame. I’d rather know it, though.',
  'All right. What could we do instead?',
]
