// What may be done with photos of a client, from what they said last.
import type { FieldsOf } from '../records/records'
import { type ConsentState, standingOf } from './consent'
import { SOCIAL } from './wordings'

type Row = { id: string; fields: FieldsOf<'consent'> }

export type PhotoUse = {
  state: ConsentState['state']
  /** Taken, and kept with the card. */
  may: boolean
  /** Where the salon may post them, in the words of the permission. */
  social: readonly string[]
  /** Beyond the card, posts included. */
  places: readonly string[]
  /** When they said so. */
  at: string | null
}

const NONE: Pick<PhotoUse, 'may' | 'social' | 'places'> = { may: false, social: [], places: [] }

export function photoUse(rows: readonly Row[]): PhotoUse {
  const standing = standingOf(rows, 'photos')
  if (standing.state === 'none') return { ...NONE, state: 'none', at: null }
  const { state, at, latest } = standing
  if (state !== 'yes') return { ...NONE, state, at }
  const { platforms, how } = latest.fields
  // Before it is posted it is wanted in writing (domain rule; the same as under Marketing).
  const social = how === 'said' ? [] : platforms.filter(place => SOCIAL.includes(place))
  return { state, may: true, social, places: platforms, at }
}
