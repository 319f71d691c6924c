// The sample salon's clients, as different as a Saturday. Days count back from the day it is loaded.
export type SamplePerson = {
  id: string
  name: string
  phone: string | null
  email: string | null
  hair_type: string | null
  /** Days after the sample is loaded. */
  birthdayInDays?: number
  concerns: readonly string[]
  notes: string | null
  since: number
  allergies?: readonly { substance: string; reaction: string | null }[]
  patch?: readonly {
    product: string
    hoursAgo: number
    result: 'waiting' | 'clear' | 'reaction'
    readAfterHours?: number
    remarks?: string
  }[]
  chair?: readonly { daysAgo: number; text: string }[]
  /** The reminder that the chair's Rebook saved. */
  bookAgain?: { setDaysAgo: number; dueDaysAgo: number }
  /** The yes answers, in words; all others were no. */
  consultation?: { daysAgo: number; by: 'client' | 'stylist'; yes: Readonly<Record<string, string>> }
}

const DAY = 24

/**
 * Phone numbers from Ofcom's range for drama (07700 900…) and addresses at example.com, so nobody is contacted by
 * accident.
 */
export const people: readonly SamplePerson[] = [
  {
    id: 'sample-client-siobhan',
    name: 'Siobhán Kelly',
    phone: '07700 900101',
    email: 'siobhan.kelly@example.com',
    hair_type: 'Fine, straight, highlighted',
    birthdayInDays: 4,
    concerns: ['brassy ends', 'breakage at the hairline'],
    notes: 'Sensitive to noise: the chair by the window, dryer on low. Oat flat white.',
    since: 912,
    patch: [
      {
        product: 'Toner 9/16',
        hoursAgo: 40 * DAY,
        result: 'clear',
        readAfterHours: 50,
        remarks: 'Behind the ear',
      },
    ],
    chair: [
      {
        daysAgo: 41,
        text: 'Half head of fine foils. Lifted to a pale yellow in 35 minutes, toned 8 minutes.',
      },
      { daysAgo: 96, text: 'Toner grabbed on the ends; half strength there next time.' },
    ],
  },
  {
    id: 'sample-client-niamh',
    name: 'Niamh Ó Briain',
    phone: '07700 900102',
    email: 'niamh.obriain@example.com',
    hair_type: 'Thick, wavy, natural 5',
    concerns: ['grey at the temples', 'dry lengths'],
    notes: 'Wants grey covered every 5 weeks. Books before she leaves.',
    since: 1240,
    patch: [{ product: 'Permanent colour 5/0', hoursAgo: 60 * DAY, result: 'clear', readAfterHours: 48 }],
    chair: [{ daysAgo: 35, text: 'About 40% grey at the front, 20% at the back. Full cover, happy.' }],
  },
  {
    id: 'sample-client-amara',
    name: 'Amara Okafor',
    phone: '07700 900103',
    email: 'amara.okafor@example.com',
    hair_type: 'Coily, 4B, natural',
    birthdayInDays: 19,
    concerns: ['dryness', 'shrinkage'],
    notes: 'Relaxer grown out since last spring: the last 4 cm are still relaxed.',
    since: 410,
    chair: [
      { daysAgo: 22, text: 'Hydration mask under the steamer, twist out. No heat above 150 °C, please.' },
    ],
    bookAgain: { setDaysAgo: 22, dueDaysAgo: 2 },
  },
  {
    id: 'sample-client-jasvinder',
    name: 'Jasvinder Kaur',
    phone: '07700 900104',
    email: null,
    hair_type: 'Long, thick, natural 2',
    concerns: ['split ends'],
    notes: 'Trim of 2 cm at most; ask before every cut.',
    since: 655,
    patch: [{ product: 'Demi colour 4/6', hoursAgo: 20, result: 'waiting', remarks: 'Inside the elbow' }],
  },
  {
    id: 'sample-client-margaret',
    name: 'Margaret Ashworth',
    phone: '01632 960105',
    email: null,
    hair_type: 'Fine, white, set weekly',
    concerns: ['yellow tinge', 'thinning at the crown'],
    notes: 'Hearing aid on the left: speak from the right. Taxi at 11.40.',
    since: 2900,
    allergies: [{ substance: 'Nickel', reaction: 'Rash under metal clips. Plastic sectioning clips only.' }],
    chair: [{ daysAgo: 7, text: 'Shampoo and set. Violet rinse, 3 minutes.' }],
    consultation: {
      daysAgo: 240,
      by: 'stylist',
      yes: { allergy: 'Nickel', illness: 'Blood pressure tablets', hair_loss: 'At the crown' },
    },
  },
  {
    id: 'sample-client-chidi',
    name: 'Chidi Eze',
    phone: '07700 900106',
    email: 'chidi.eze@example.com',
    hair_type: 'Short, 4A, skin fade',
    concerns: ['dry scalp'],
    notes: null,
    since: 180,
  },
  {
    id: 'sample-client-rhiannon',
    name: 'Rhiannon Pugh-Llewellyn',
    phone: '07700 900107',
    email: 'rhiannon.pl@example.com',
    hair_type: 'Medium, curly 3A, copper',
    concerns: ['colour fades fast', 'frizz'],
    notes: 'Copper since 2023, started from natural 6. Swims on Thursdays.',
    since: 820,
    patch: [{ product: 'Permanent colour 7/43', hoursAgo: 230 * DAY, result: 'clear', readAfterHours: 49 }],
    chair: [
      { daysAgo: 49, text: 'Roots 7/43, ends refreshed for the last 10 minutes. Chelating wash first.' },
    ],
  },
  {
    id: 'sample-client-zainab',
    name: 'Zainab Hussain',
    phone: '07700 900108',
    email: 'zainab.h@example.com',
    hair_type: 'Long, dense, box dyed black',
    concerns: ['wants to go lighter', 'banding'],
    notes: 'Black box dye four times in two years. Private room, please.',
    since: 95,
    allergies: [
      {
        substance: 'PPD (reacted to a black henna tattoo)',
        reaction: 'Blistering on the wrist, 2019. Seen by a GP. No oxidative colour.',
      },
    ],
    patch: [
      {
        product: 'Permanent colour',
        hoursAgo: 94 * DAY,
        result: 'reaction',
        readAfterHours: 30,
        remarks: 'Red and itching after a day. Told to see her GP.',
      },
    ],
    consultation: {
      daysAgo: 94,
      by: 'client',
      yes: {
        black_henna: 'On holiday, 2019',
        tattoo_reaction: 'It blistered on the wrist',
        allergy: 'PPD',
        home_colour: 'Black box dye, four times',
      },
    },
  },
  {
    id: 'sample-client-tomasz',
    name: 'Tomasz Wójcik',
    phone: '07700 900109',
    email: 'tomasz.wojcik@example.com',
    hair_type: 'Thick, straight, natural 6',
    concerns: [],
    notes: 'Grey blending on top only, must not look coloured.',
    since: 300,
    patch: [{ product: 'Demi colour 6/1', hoursAgo: 52, result: 'waiting' }],
    chair: [{ daysAgo: 56, text: 'Blended with a demi for 5 minutes at the basin. Spot on.' }],
  },
  {
    id: 'sample-client-bronwen',
    name: 'Bronwen Davies',
    phone: '07700 900110',
    email: 'bronwen@example.com',
    hair_type: 'Bleached, fine, level 10',
    concerns: ['over-processed', 'snapping when wet'],
    notes: 'Rose pink in summer, pearl in winter.',
    since: 505,
    // Runs out within the week, before the next visit.
    patch: [{ product: 'Toner 10/6', hoursAgo: 179 * DAY, result: 'clear', readAfterHours: 72 }],
    chair: [
      {
        daysAgo: 30,
        text: 'Stretches and does not spring back: no lightener today. Bond treatment and trim.',
      },
    ],
  },
  {
    id: 'sample-client-mei',
    name: 'Mei-Ling Chan',
    phone: '07700 900111',
    email: 'mei.chan@example.com',
    hair_type: 'Straight, coarse, natural 3',
    concerns: ['balayage grows out warm'],
    notes: 'Works nights: mornings only, quiet chair.',
    since: 365,
    patch: [{ product: 'Gloss 7/1', hoursAgo: 75 * DAY, result: 'clear', readAfterHours: 48 }],
  },
  {
    id: 'sample-client-fiona',
    name: 'Fiona MacLeod',
    phone: null,
    email: 'fiona.macleod@example.com',
    hair_type: 'Medium, wavy, strawberry blonde',
    concerns: ['flat roots'],
    notes: null,
    since: 390,
    chair: [{ daysAgo: 205, text: 'Cut and blow-dry, a little shorter at the front. Pleased with it.' }],
  },
]
