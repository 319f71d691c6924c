// What the second reader is sure of, or a record knows, and the plan's own reader found nothing of or read otherwise: the
// plan goes by it, so that it follows what the picture shows, as far as that makes it no less careful.
import type { Picks, Reading, Value } from '../../../reading/understood/reading'
import type { Picture } from '../read/picture'
import { factsOf } from './facts-of'
import { isMilder } from './milder'
import { withTold } from './told'

/** Where another value is no less careful. */
const OPEN = /^(?:root|lengths|ends)\.(?:level|tone)$|^regrowth_cm$/
const FILLED = new Set(['texture', 'length', 'porosity', 'wish.level', 'wish.tone'])

function isTaken(path: string, value: Value, planned: Value | undefined, { wish }: Picture): boolean {
  if (path.startsWith('history.')) return value === true
  if (planned === undefined) return !wish.same && (OPEN.test(path) || FILLED.has(path))
  // What was mixed last time stands among what is there now.
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
