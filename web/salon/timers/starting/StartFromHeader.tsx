import { matchPath, useLocation } from 'react-router-dom'
import { say } from '../say'
import { StartDialog } from './StartDialog'

export default function StartFromHeader({ onClose }: { onClose: () => void }) {
  // Begun on a client's card it is theirs.
  const { pathname } = useLocation()
  const clientId = matchPath('/clients/:id', pathname)?.params.id ?? null
  return <StartDialog clientId={clientId} onClose={onClose} onDone={say} />
}
