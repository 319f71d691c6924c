// What an image model is asked to draw: hair and a mood. It gets no words from the topic: no name, no price, nobody's
// story.
import type { PictureWish, Question } from '../../../tool'
import { readBrief } from '../read/brief'
import type { MarketingInput, MarketingOutput } from '../schema'
import { worded } from '../told/worded'

const SCENES: Readonly<Record<string, string>> = {
  voucher: 'a wrapped gift envelope with a ribbon on a salon shelf, no writing on it',
  retail: 'unlabelled bottles of haircare on a calm salon shelf',
  bridal: 'pinned wedding hair with a few flowers, seen from behind',
  mens: 'a tidy barber’s station with scissors and comb',
  general: 'a calm salon chair by a window with soft daylight',
}

export function picture(
  { input, facts }: Question<MarketingInput>,
  output: MarketingOutput,
): PictureWish | null {
  if (!input.includeImage || output.decision === 'ask') return null
  // A testimonial or a before-and-after uses the client's own photos; a made-up head would pass for theirs.
  if (input.contentType === 'testimonial' || input.contentType === 'before-after') return null
  const [subject] = readBrief(worded(input, facts), facts).subjects
  const scene =
    SCENES[subject?.id ?? 'general'] ??
    `hair in the spirit of ${subject?.noun ?? 'a fresh cut'}, seen from behind, softly lit`
  return {
    prompt: `A photograph for a hair salon’s post: ${scene}. Natural light, warm neutral background, calm, inclusive, true to life. No face in full view, no text, no letters, no logo, no prices, no before and after.`,
    shape: input.contentType === 'email' || input.contentType === 'facebook' ? 'wide' : 'square',
  }
}

/** Goes under a post whose picture a model drew; the file's metadata says so too. */
export const AI_CAPTION = 'Picture made with AI.'
