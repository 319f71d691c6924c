import { useInstall } from '../../platform/pwa/install'
import { Button, ButtonLink } from '../../ui/kit/Button'

export function Install() {
  const { canInstall, prompt } = useInstall()
  if (canInstall) return <Button onClick={() => void prompt()}>Install</Button>
  return <ButtonLink to="/settings/device#install">Show me how</ButtonLink>
}
