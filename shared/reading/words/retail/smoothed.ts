// Services that home care must not undo: a smoothing treatment, extensions.
import type { Words } from '../../lexicon'

const cross = (firsts: string, seconds: string): string[] =>
  firsts.split(', ').flatMap(first => seconds.split(', ').map(second => `${first} ${second}`))

/** Read in one clause. It doesn't count if it is asked for, planned or taken out again. */
export const DONE: Words = {
  'done.smoothed': [
    ...cross(
      'keratin, brazilian, cysteine, smoothing, tanino, nanoplasty',
      'treatment, treatments, smoothing, smoothed, smooth, straightening, straightened, straighten, blow dry, blow drys, blowdry, blow dries, blowdries, blow out, blow outs, blowout, blowouts, session, sessions, treated, hair treatment, smoothing treatment, straightening treatment, blow dry treatment',
    ),
    ...cross('keratin, brazilian, chemically', 'smoothed, treated, straightened'),
    ...cross(
      'had, has, having, done, fresh, new',
      'keratin, brazilian, a keratin, a brazilian, her keratin, her brazilian, his keratin, his brazilian',
    ),
    ...cross('japanese, permanent', 'straightening, straightened, straightener, straighten'),
    'nanoplasty',
    'hair botox',
  ],
  'done.extensions': `extensions, tape in, tape ins, tapein, tapeins, clip in, clip ins, clipin, clipins, sew in, sew ins, sewin, micro rings, micro ring, micro beads,
    micro bead, micro links, micro bonds, nano rings, nano ring, nano beads, nano links, nano bonds, microrings, microbeads, nanorings, weft, wefts, weave, weaves,
    prebonded bonds, pre bonded bonds, prebonded tips, pre bonded tips, prebonded bond, pre bonded bond, keratin bonds, keratin bond, keratin tips, keratin tip,
    k tip, k tips, nano tips, nano tip, tape bonds, extension bonds, tapes`,
  // "No oil near the bonds": she has bonds, whatever is denied.
  'done.near_bonds': `near bonds, near the bonds, near her bonds, away from bonds, away from the bonds, away from her bonds, off the bonds, off her bonds, near tapes, near the tapes, near her tapes, near the rings`,
  // A pack or mask for home isn't a service.
  'done.at_home': `mask, masks, pack, packs, weekly, every week, every wash, too many, too much, times a week, overload, at home`,
  'done.not_yet': `want, wants, thinking, considering, interested, asked, asks, fancies, no longer, removed, took out, taken out`,
  '-': 'lash extensions, eyelash extensions, nail extensions, lash extension, nail extension',
}
