// Everybody who works in this salon: the account's first person, then the others by name.

import { colourOf, FIRST_COLOUR, type PersonColour } from '../../../shared/account/people'
import type { Passkey } from '../../../shared/salon/records/records'
import { OWNER_ID } from '../../../shared/sync/kinds'
import { letIn, namedOr } from '../../platform/data/account/people'
import { useRecords } from '../../platform/data/queries/queries'

export type Someone = {
  id: string
  /** The display name. */
  name: string
  /** The stored name: '' for the first person until renamed. */
  given: string
  colour: PersonColour
  pin: string | null
  passkeys: readonly Passkey[]
  /** The account's first person can be renamed but not removed. */
  isFirst: boolean
}

/** The first person before any change, who needs no record for that. */
const unsaid = (): Someone => ({
  id: OWNER_ID,
  name: namedOr(OWNER_ID, ''),
  given: '',
  colour: FIRST_COLOUR,
  pin: null,
  passkeys: [],
  isFirst: true,
})

export function usePeople(): Someone[] | undefined {
  const rows = useRecords('person')
  if (rows === undefined) return undefined
  const people = rows.map(
    ({ id, fields: { name, colour, pin, passkeys } }): Someone => ({
      id,
      name: namedOr(id, name),
      given: name,
      colour: colourOf(colour),
      pin,
      passkeys,
      isFirst: id === OWNER_ID,
    }),
  )
  const first = people.find(({ isFirst }) => isFirst) ?? unsaid()
  return [first, ...people.filter(({ isFirst }) => !isFirst)]
}

export const letInSomeone = ({ id, given, colour }: Someone): void => letIn({ id, name: given, colour })
