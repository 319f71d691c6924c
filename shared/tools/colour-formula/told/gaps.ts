// Values that the second reader is sure of or a record knows, but that the plan's own reader missed or read
// differently. The plan uses them, so that it follows the picture on screen, as long as that makes it no less careful.
import type { Picks, Reading, Value } from '../../../reading/understood/reading'
import type { Picture } from '../read/picture'
import { factsOf } from './facts-of'
import { isMilder } from './milder'
import { withTold } from './told'

/** Paths where another value is no less careful. */
const OPEN = /^(?:root|lengths|ends)\.(?:level|tone)$|^regrowth_cm$/
const FILLED = new Set(['texture', 'length', 'porosity', 'wish.level', 'wish.tone'])

function isTaken(path: string, value: Value, planned: Value | undefined, { wish }: Picture): boolean {
  if (path.startsWith('history.')) return value === true
  if (planned === undefined) return !wish.same && (OPEN.test(path) || FILLED.has(path))
  // In "the same again", last time's mix counts as what is there now.
  return !wish.same && OPEN.test(path)
}

export function withGaps(picture: Picture, { facts }: Reading): Picture {
  const planned = factsOf(picture)
  const found: Picks = {}
  for (const [path, { value, sure, from }] of Object.entries(facts)) {
    if (!sure || from !== 'said' || planned[path] === value || isMilder(path, value)) continue
    if (isTaken(path, value, planned[path], picture)) found[path] = value
  }
  const { contradictions, impossible, assumed } = picture
  return { ...withTold(picture, found), contradictions, impossible, assumed }
}
