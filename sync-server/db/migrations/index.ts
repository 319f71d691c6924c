// In order, numbered, and never edited once shipped: the next change to the tables goes into a new file.
import * as records from './001-records'
import * as calls from './002-calls'
import * as functions from './003-functions'
import * as push from './004-push'
import * as sounds from './005-sounds'
import * as plans from './006-plans'
import * as leaving from './007-leaving'
import * as guesses from './008-guesses'
import * as knownDevices from './009-known-devices'
import * as sessionLocks from './010-session-locks'
import * as endedSessions from './011-ended-sessions'
import * as knownAgents from './012-known-agents'
import * as recordBytes from './013-record-bytes'
import * as calendars from './014-calendars'
import * as leftOut from './015-left-out'
import type { Schema } from './schema'

type Migration = { up: (db: Schema) => Promise<void> }

export const migrations: readonly Migration[] = [
  records,
  calls,
  functions,
  push,
  sounds,
  plans,
  leaving,
  guesses,
  knownDevices,
  sessionLocks,
  endedSessions,
  knownAgents,
  recordBytes,
  calendars,
  leftOut,
]
