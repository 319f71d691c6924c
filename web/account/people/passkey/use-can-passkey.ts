import { useLoaded } from '../../../ui/state/use-loaded'
import { canMakePasskeys } from './passkey'

export const useCanPasskey = (): boolean =>
  useLoaded(canMakePasskeys, [], 'Whether a passkey can be made is not known.') ?? false
