// The specification's function generate-retail-recommendations: {clientData: a client record} → {recommendations}.
import type { Facts } from '../../facts'
import { firstName } from '../../take-facts'
import type { RetailInput, RetailOutput } from './schema'

export const functionName = 'generate-retail-recommendations'

type RetailRecommendation = {
  product: string
  priority: 'high' | 'medium' | 'low'
  reason: string
  retailPrice: number | null
}

const fieldOf = (from: unknown, ...names: string[]): unknown => {
  for (const name of names) {
    const value: unknown = typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined
    if (value !== undefined && value !== null) return value
  }
  return undefined
}
const textOf = (from: unknown, most: number, ...names: string[]): string => {
  const value = fieldOf(from, ...names)
  return typeof value === 'string' ? value.trim().slice(0, most) : ''
}
const dataOf = (body: unknown): unknown => fieldOf(body, 'clientData', 'client') ?? {}

/** The tool's input from the function's body; anything too long is cut at the form's limits. */
export function inputOf(body: unknown): RetailInput {
  const data = dataOf(body)
  return {
    clientName: textOf(data, 100, 'name', 'clientName', 'client_name'),
    hairType: textOf(data, 500, 'hair_type', 'hairType'),
    currentTreatment: textOf(data, 500, 'current_treatment', 'currentTreatment'),
    serviceHistory: textOf(data, 1000, 'service_history', 'serviceHistory'),
  }
}

/** Whose records to take the facts from; null if the body names no record. */
export function clientIdOf(body: unknown): string | null {
  return textOf(dataOf(body), 80, 'id', 'client_id') || null
}

/** The client as the body gives it, for one who isn't among the account's records. */
export function clientOf(body: unknown): Facts['client'] {
  const data = dataOf(body)
  const texts = (value: unknown): string[] =>
    (Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []).flatMap(each =>
      typeof each === 'string' && each.trim() !== '' ? [each.trim()] : [],
    )
  const allergies = fieldOf(data, 'allergies')
  return {
    first_name: firstName(textOf(data, 100, 'name', 'clientName', 'client_name')),
    hair_type: textOf(data, 500, 'hair_type', 'hairType') || null,
    concerns: texts(fieldOf(data, 'concerns')),
    notes: textOf(data, 20_000, 'notes') || null,
    allergies: (Array.isArray(allergies) ? allergies : texts(allergies)).flatMap((each: unknown) => {
      const substance = typeof each === 'string' ? each : textOf(each, 200, 'substance')
      return substance === '' ? [] : [{ substance, reaction: textOf(each, 500, 'reaction') || null }]
    }),
  }
}

/** Exactly the specification's response. */
export function responseOf(output: RetailOutput): { recommendations: RetailRecommendation[] } {
  return {
    recommendations: output.products.map(({ name, priority, reason, how_to_use, check_label, price }) => ({
      product: name,
      priority,
      reason: [reason, `How to use: ${how_to_use}`, check_label].filter(Boolean).join(' '),
      retailPrice: price,
    })),
  }
}
