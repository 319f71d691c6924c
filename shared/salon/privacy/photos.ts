// What may be done with a client's photos, according to their latest answer.
import type { FieldsOf } from '../records/records'
import { type ConsentState, standingOf } from './consent'
import { SOCIAL } from './wordings'

type Row = { id: string; fields: FieldsOf<'consent'> }

export type PhotoUse = {
  state: ConsentState['state']
  /** May be taken, and kept with the card. */
  may: boolean
  /** Where the salon may post them, in the permission's words. */
  social: readonly string[]
  /** Uses beyond the card, including posts. */
  places: readonly string[]
  /** When they answered. */
  at: string | null
}

const NONE: Pick<PhotoUse, 'may' | 'social' | 'places'> = { may: false, social: [], places: [] }

export function photoUse(rows: readonly Row[]): PhotoUse {
  const standing = standingOf(rows, 'photos')
  if (standing.state === 'none') return { ...NONE, state: 'none', at: null }
  const { state, at, latest } = standing
  if (state !== 'yes') return { ...NONE, state, at }
  const { platforms, how } = latest.fields
  // Posting needs permission in writing (domain rule; the same as under Marketing).
  const social = how === 'said' ? [] : platforms.filter(place => SOCIAL.includes(place))
  return { state, may: true, social, places: platforms, at }
}
