import { lazy, Suspense, useState } from 'react'
import { currentPerson, useHere } from '../../../platform/data/account/people'
import { Icon } from '../../../ui/kit/drawings/Icon'

const SwitchSheet = lazy(() => import('./SwitchSheet'))

/** At the chair: somebody else carries on with the service. */
export function TakeOver({ className }: { className: string | undefined }) {
  useHere()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="person" size={28} />
        <span>
          Hand over to a colleague
          <small>{currentPerson().name} works here now</small>
        </span>
      </button>
      {open && (
        <Suspense>
          <SwitchSheet onClose={() => setOpen(false)} onNavigate={undefined} />
        </Suspense>
      )}
    </>
  )
}
