// Marketing: the contract of the tool, its parts each in a file of its own.
import { defineTool } from '../../tool'
import { changed, check } from './check'
import { draft } from './engine'
import { picture } from './pictures/picture'
import { prompt } from './prompt'
import { MarketingInput, MarketingOutput } from './schema'
import { ASK_TITLE, show } from './show'
import { picksIn } from './told/paths'
import { wordsOfPicks } from './told/picked-words'
import { understood } from './told/understood'

export default defineTool({
  id: 'marketing',
  version: 1,
  needs: ['salon'],
  input: MarketingInput,
  output: MarketingOutput,
  busy: 'Generating Content...',
  submit: 'Generate Content',
  done: { title: 'Content Generated', text: 'Your marketing content is ready' },
  saidOf: (output, input) =>
    output.decision === 'ask'
      ? { title: ASK_TITLE, text: 'See what is needed before anything is written.' }
      : {
          title: 'Content Generated',
          text: input.includeImage
            ? 'Your marketing content and image are ready'
            : 'Your marketing content is ready',
        },
  failed: 'Failed to generate content. Please try again.',
  draft,
  prompt,
  check,
  picture,
  changed,
  show,
  understood,
  picked: picks => wordsOfPicks(picksIn(picks)),
  actions: [],
  about: {
    problem:
      'The post that never gets written. The diary is full, the offer starts on Friday, and nobody is sure what you may say in an advert.',
    benefits: [
      {
        title: 'Written while the colour develops',
        text: 'Type the facts once; the post, the email and the poster are there at once, with or without a signal.',
      },
      {
        title: 'One post, one thing to do',
        text: 'Short, warm and about one thing, with one clear way to book, in the length that each place likes.',
      },
      {
        title: 'Six kinds from one form',
        text: 'Post, email, promotion, before and after, testimonial: ready to copy, download and share.',
      },
    ],
    checklist: [
      'Instagram, Facebook, email, promotions, before and after, testimonials',
      'Uses your facts as you typed them and makes none up',
      'Takes out claims that an advert may not make, and says why',
      'Asks for a client’s words and permission before it quotes anybody',
      'A designed poster in three layouts and four sizes',
      'Works without a signal',
    ],
  },
})
