import { useSearchParams } from 'react-router-dom'
import { useBrought } from './use-brought'

/** What the address asks for as `?name=`: done once, and out of the address then. False: it can't be done yet. */
export function useFromAddress(name: string, take: (value: string) => unknown): void {
  const [params, setParams] = useSearchParams()
  const value = params.get(name)
  useBrought(value, () => {
    if (value === null || take(value) === false) return false
    setParams({}, { replace: true })
  })
}
