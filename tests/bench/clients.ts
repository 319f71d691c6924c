// Ten thousand clients of about 560 bytes, the same at each run.
const firsts = [
  'Aoife',
  'Bethan',
  'Chiara',
  'Dawn',
  'Emeka',
  'Freya',
  'Gwen',
  'Hana',
  'Imogen',
  'Jodie',
  'Keira',
  'Lowri',
]
const lasts = [
  'Abara',
  'Byrne',
  'Clarke',
  'Davies',
  'Evans',
  'Flynn',
  'Gallagher',
  'Hughes',
  'Iqbal',
  'Jones',
  'Kaur',
  'Lloyd',
]
const hair = [
  'fine, straight, level 6',
  'coarse, wavy, level 4',
  'medium, curly, level 5',
  'fine, porous ends, level 8',
]
const troubles = ['dryness', 'breakage', 'frizz', 'brassiness', 'grey coverage', 'flat roots']
const sentence =
  'Likes a cool result at the root and warmth through the ends; talks about the garden; coffee with oat milk. '

const pick = <T>(items: readonly T[], n: number): T => items[n % items.length] as T

export type BenchClient = {
  name: string
  phone: string
  email: string
  hair_type: string
  concerns: string[]
  notes: string
  created_at: string
}

export function clientFields(n: number): BenchClient {
  const name = `${pick(firsts, n * 7)} ${pick(lasts, Math.floor(n / 12) * 5 + n)} ${n}`
  return {
    name,
    phone: `07700 ${900000 + (n % 99999)}`,
    email: `client${n}@example.com`,
    hair_type: pick(hair, n),
    concerns: [pick(troubles, n), pick(troubles, n * 3 + 1)],
    notes: sentence.repeat(3).slice(0, 250 + (n % 40)),
    created_at: new Date(Date.UTC(2025, 0, 1) + n * 60_000).toISOString(),
  }
}

export const clientId = (n: number): string => `bench-${String(n).padStart(5, '0')}`
export const MANY = 10_000
