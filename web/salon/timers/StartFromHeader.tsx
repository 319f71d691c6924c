import { StartDialog } from './StartDialog'
import { say } from './say'

export default function StartFromHeader({ onClose }: { onClose: () => void }) {
  return <StartDialog onClose={onClose} onDone={say} />
}
