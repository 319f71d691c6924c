// What the client says to a question that their story doesn't cover: honest, in character, and without inventing facts.
import type { Kind } from '../score/areas'

export const UNKNOWN: Readonly<Record<Kind, readonly string[]>> = {
  nervous: [
    'Sorry, my head’s all over the place. I couldn’t tell you.',
    'I’d have to think about that one.',
    'I don’t know, to be honest. Does it matter for the cut?',
    'I’ve never really thought about it.',
    'Can I come back to that? I’m still a bit jittery.',
    'I couldn’t say, sorry.',
    'That one I don’t know.',
  ],
  complaint: [
    'I don’t see what that has to do with it.',
    'I couldn’t tell you. Can we talk about my hair?',
    'I don’t know. I’d rather hear what you’ll do.',
    'No idea, sorry.',
    'I haven’t thought about that, to be honest.',
    'You’d have to look that up, I don’t know.',
  ],
  consultation: [
    'Good question. I couldn’t tell you.',
    'I’ve never thought about that, to be honest.',
    'Not that I know of. Should I know?',
    'I’d have to look it up. Does it matter?',
    'No idea, sorry.',
    'You’ve got me there.',
    'I don’t know. You’re the expert.',
  ],
  retail: [
    'Ha, you’ve got me there.',
    'I couldn’t tell you, to be honest.',
    'I’ve never paid attention to that. Should I?',
    'No idea, sorry. It’s all a blur in our house.',
    'I’d have to look when I’m home.',
    'That I don’t know.',
  ],
  aftercare: [
    'Oh, I don’t know! I’ve never thought about it.',
    'I couldn’t tell you, sorry.',
    'Is that important for the colour? I don’t know.',
    'You’ve got me there.',
    'I’d have to check and tell you next time.',
    'No idea, honestly.',
  ],
  boundary: [
    'I couldn’t tell you.',
    'You’ve got me there.',
    'I’ve never thought about it.',
    'No idea, to be honest.',
    'I’d have to think about that.',
    'That one I can’t answer.',
  ],
}
/** In answer to a yes-or-no question about their own life that the story doesn't cover: claims neither. */
export const NOT_KNOWN = [
  'Not that I can think of.',
  'I’m not sure, to be honest.',
  'I couldn’t say for certain.',
  'Hard to say.',
  'It depends.',
]
/** In answer to a pleasantry. */
export const PLEASANT = [
  'Not too bad, thank you.',
  'Can’t complain, thanks.',
  'All right, thank you. And you?',
  'Fine, thanks. Nothing exciting.',
]
