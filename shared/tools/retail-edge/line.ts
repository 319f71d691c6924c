// An answer as one line, for the engine's command line.
import { RetailOutput } from './schema'

export function retailLine(output: unknown): Record<string, unknown> {
  const { products } = RetailOutput.parse(output)
  return { recommended: products.map(({ id, price, priority }) => ({ id, price, priority })) }
}
