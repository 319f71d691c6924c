// The same hold as on the answer's own page: whatever is recorded or overridden here lifts it there too.
import { useAccount } from '../../../platform/data/account/account'
import { keptKey } from '../../../tools/screens/drafts/kept'
import { logOverride } from '../../../tools/screens/gate/log-override'
import { StartGate } from '../../../tools/screens/gate/StartGate'
import { logForService } from '../bowls/log-for-service'
import type { Chair, Work } from '../use-chair'

export function Gate({ chair, work }: { chair: Chair; work: Work }) {
  const account = useAccount()?.id ?? ''
  const { ask } = work
  return (
    <div>
      <h3 className="visually-hidden">Before mixing</h3>
      <StartGate
        holds={work.holds}
        clientId={chair.clientId}
        startedAt={null}
        onStart={() => undefined}
        onOverride={(rule, reason) =>
          ask === null ? logForService(chair, rule, reason) : logOverride(ask, rule, reason)
        }
        storageKey={keptKey(account, 'gate', ask?.id ?? chair.service?.id ?? '', work.which)}
      />
    </div>
  )
}
