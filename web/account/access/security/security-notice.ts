// On returning from a provider, the address says whether connecting worked: shows it once and removes it from the
// address.

import { PROVIDER_NAMES } from '../../../../shared/account/sign-in'
import { notify } from '../../../ui/kit/notices/notify'
import { readCallback, withoutCallback } from '../callback'
import { readProviders } from '../providers/elsewhere'

export function tellWhatCameBack(): void {
  const [connected] = readProviders([new URLSearchParams(location.search).get('connected')])
  const brought = readCallback(location.href)
  if (brought.kind === 'error') notify({ title: 'Error', text: brought.words, tone: 'stop' })
  else if (connected)
    notify({
      title: `${PROVIDER_NAMES[connected]} was connected`,
      text: 'You can sign in with it from now on.',
      tone: 'ok',
    })
  else return
  history.replaceState(history.state, '', withoutCallback(location.href))
}
