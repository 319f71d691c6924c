import { Button } from '../../ui/kit/Button'
import { Icon } from '../../ui/kit/drawings/Icon'

type Props = {
  title: string
  best?: boolean
  active: boolean
  /** Its checkout is starting. */
  starting: boolean
  onClick: () => void
}

export function BuyButton({ title, best, active, starting, onClick }: Props) {
  const word = active ? 'Active' : starting ? 'Processing...' : 'Subscribe Now'
  return (
    <Button
      look={best ? 'act' : 'quiet'}
      aria-label={`${word}: ${title}`}
      disabled={active || starting}
      onClick={onClick}
    >
      {active && <Icon name="check" />}
      {word}
    </Button>
  )
}
