import { matchPath, useLocation } from 'react-router-dom'
import { say } from '../say'
import { StartDialog } from './StartDialog'

export default function StartFromHeader({ onClose }: { onClose: () => void }) {
  // On a client's card the timer is for that client.
  const { pathname } = useLocation()
  const clientId = matchPath('/clients/:id', pathname)?.params.id ?? null
  return <StartDialog clientId={clientId} onClose={onClose} onDone={say} />
}
