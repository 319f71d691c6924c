// Every API endpoint except the tools' functions (sync-server/functions/list.ts), for the document at
// /api/openapi.json. The browser imports single groups, and only types from here, so the first screen loads no zod.
import { auth } from './auth'
import { billing, practice } from './billing'
import { calendars } from './calendars'
import type { At, Endpoint } from './endpoint'
import { models } from './models'
import { privacy } from './privacy'
import { push } from './push'
import { records } from './records'
import { security } from './security'
import { session } from './session'
import { support } from './support'
import { sync } from './sync'
import { voice } from './voice'

const groups = {
  auth,
  security,
  session,
  sync,
  records,
  privacy,
  models,
  billing,
  practice,
  push,
  calendars,
  voice,
  support,
}

type Groups = typeof groups
type Declared = { [G in keyof Groups]: Groups[G][keyof Groups[G]] }[keyof Groups]
export type DeclaredAt = Declared['at']
export type EndpointAt<A extends At> = Extract<Declared, { at: A }>

export const endpoints: readonly Endpoint[] = Object.values(groups).flatMap<Endpoint>(Object.values)
