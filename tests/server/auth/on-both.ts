// The whole server over each of the two databases, one for a file: its tests have accounts of their own.
import { beforeEach } from 'vitest'
import { openSalonApp, type SalonApp } from '../support/salon-app'
import { onBothDatabases } from '../sync/support/databases'

/** `suite` gets the server that the present test has. */
export function withSalonOnBoth(
  name: string,
  env: () => Record<string, string>,
  suite: (salon: () => SalonApp) => void,
): void {
  onBothDatabases(name, database => {
    let salon: SalonApp
    beforeEach(async () => {
      salon = await openSalonApp(env(), null, undefined, database())
    })
    suite(() => salon)
  })
}
