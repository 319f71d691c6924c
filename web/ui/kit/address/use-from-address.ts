import { useSearchParams } from 'react-router-dom'
import { useBrought } from './use-brought'

/**
 * Acts once on `?name=` in the address, then removes it. If `take` returns false, it isn't ready yet, and we try again.
 */
export function useFromAddress(name: string, take: (value: string) => unknown): void {
  const [params, setParams] = useSearchParams()
  const value = params.get(name)
  useBrought(value, () => {
    if (value === null || take(value) === false) return false
    setParams({}, { replace: true })
  })
}
