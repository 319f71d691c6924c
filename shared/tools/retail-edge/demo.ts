// The public demo: sample profiles, never saved, answered by the same engine from a sample list. The profiles
// are the specification's demo data.
import { type Facts, NO_FACTS } from '../../facts'
import { check } from './check'
import { draft } from './engine'
import type { RetailInput, RetailOutput } from './schema'

const LIST: Facts['products'] = [
  [
    'demo-1',
    'Quiet Violet Shampoo',
    'Shampoo',
    'Violet pigment against yellow in blonde, grey and white hair.',
    14.5,
  ],
  ['demo-2', 'Colour Keep Conditioner', 'Conditioner', 'Light daily conditioner for coloured hair.', 15],
  [
    'demo-3',
    'Bond Weekly Mask',
    'Treatment',
    'For bleached hair that feels weak. 10 minutes, once a week.',
    26,
  ],
  ['demo-4', 'Root Lift Mousse', 'Styling', 'Hold and volume for fine hair.', 13],
  ['demo-5', 'Heat Shield Mist', 'Styling', 'Before every dryer and iron, up to 220 °C.', 17],
  ['demo-6', 'Soft Curl Custard', 'Styling', 'Curl definition without crunch.', 18.5],
  [
    'demo-7',
    'Deep Water Mask',
    'Treatment',
    'Moisture without protein for dry, coarse or coily hair.',
    22.95,
  ],
  ['demo-8', 'Almond Night Oil', 'Finish', 'Rich almond oil for very dry ends.', 21],
].map(([id, name, category, description, price]) => ({
  id: String(id),
  name: String(name),
  category: String(category),
  description: String(description),
  price: Number(price),
}))

type Profile = { input: RetailInput; facts: Facts }

function profile(
  name: string,
  hairType: string,
  concerns: string[],
  notes: string,
  treatment: string,
): Profile {
  return {
    input: { clientName: `${name} (sample)`, hairType, currentTreatment: treatment, serviceHistory: '' },
    facts: {
      ...NO_FACTS,
      client: { first_name: name, hair_type: hairType, concerns, notes, allergies: [] },
      products: LIST,
    },
  }
}

const PROFILES: readonly Profile[] = [
  profile(
    'Sarah',
    'Fine, highlighted blonde',
    ['brassy ends', 'flat roots'],
    'Straightens it most days.',
    'Half head foils',
  ),
  profile('Amara', 'Coily, 4B', ['very dry', 'frizz'], 'Allergic to almonds.', 'Hydration treatment'),
  profile(
    'Jen',
    'Bleached, level 10',
    ['breakage'],
    'Has the violet shampoo at home.',
    'Root tint and toner',
  ),
]

export const demoInputs: readonly RetailInput[] = PROFILES.map(({ input }) => input)

/** The demo's fixed day, so that it answers the same for everyone. */
const DEMO_DAY = '2026-01-05T09:00:00.000Z'

/** The facts behind a demo input: its profile's, with the sample list for anything else. */
export function demoFacts(input: RetailInput): Facts {
  return (
    PROFILES.find(each => each.input.clientName === input.clientName)?.facts ?? {
      ...NO_FACTS,
      products: LIST,
    }
  )
}

export function demoAnswer(input: RetailInput): RetailOutput {
  const question = { input, facts: demoFacts(input), today: DEMO_DAY }
  return check({ ...question, overrides: [] }, draft(question))
}
