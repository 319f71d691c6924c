export type PracticePlan = {
  id: string
  product: string
  status: string
  ends: string | null
  cancels: boolean
  currency: string
  amount: number
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** From the server's answer; a plan that can't be read is left out. */
export function readPlans(value: unknown): PracticePlan[] {
  if (!Array.isArray(value)) return []
  return value.filter(isRecord).flatMap(({ id, product, status, ends, cancels, currency, amount }) =>
    typeof id === 'string' &&
    typeof product === 'string' &&
    typeof status === 'string' &&
    typeof currency === 'string' &&
    typeof amount === 'number'
      ? [
          {
            id,
            product,
            status,
            ends: typeof ends === 'string' ? ends : null,
            cancels: cancels === true,
            currency,
            amount,
          },
        ]
      : [],
  )
}
