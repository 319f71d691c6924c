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
const pick = <T>(items: readonly T[], n: number): T => items[n % items.length] as T

const words =
  'likes cool root warm ends garden coffee oat milk quiet talks holiday daughter wedding spring fringe grows fast crown thin nape dark swimmer chlorine box dye henna avoid ammonia itchy scalp gloss toner violet ash beige copper mocha honey lived in foil weave slices hairline temples mid lengths porous fine coarse bend curl diffuser straighteners daily wash twice weekly mask olaplex books ahead school run late rings mother sister same chair window seat magazine no small talk please long fringe trim dust layers face frame collarbone blunt soft'.split(
    ' ',
  )

/** The same "random" numbers at each run (a linear congruence is random enough for words). */
function* chance(seed: number): Generator<number, never> {
  let state = (seed * 2_654_435_761 + 1) >>> 0
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state >>> 8
  }
}

function noteOf(n: number): string {
  const numbers = chance(n)
  let note = ''
  while (note.length < 230) note += `${pick(words, numbers.next().value)} `
  return note.trim()
}

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
    notes: noteOf(n),
    created_at: new Date(Date.UTC(2025, 0, 1) + n * 60_000).toISOString(),
  }
}

export function clientId(n: number): string {
  const numbers = chance(n + 77_777)
  return Array.from({ length: 4 }, () => numbers.next().value.toString(16).padStart(6, '0')).join('-')
}

export const MANY = 10_000
