// A list of some three hundred lines as they come out of older systems: namesakes, families, doubles, sums, broken
// numbers, formulas as they are scribbled. Each line is of a class, and the class says what must become of it.
export const HEADER =
  'Client Name,Mobile No.,E-mail,D.O.B.,Last Visit,Colour Notes / Formula,Patch Test Date,Patch Test Result,Email Marketing Opt-In,Photo Consent,Known Allergies,Notes,Loyalty'

type Line = Partial<
  Record<
    | 'phone'
    | 'email'
    | 'dob'
    | 'visit'
    | 'formula'
    | 'test'
    | 'result'
    | 'marketing'
    | 'photos'
    | 'allergy'
    | 'notes',
    string
  >
> & { name: string }
const cell = (text = ''): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const written = (line: Line): string =>
  [
    line.name,
    line.phone,
    line.email,
    line.dob,
    line.visit,
    line.formula,
    line.test,
    line.result,
    line.marketing,
    line.photos,
    line.allergy,
    line.notes,
    '',
  ]
    .map(cell)
    .join(',')

const phone = (n: number): string => `07700 ${900_000 + n}`
const many = (count: number, of: (n: number) => Line): Line[] =>
  Array.from({ length: count }, (_, n) => of(n))

export const READ = [
  '6/0 40g + 7/1 20g + 20 vol 60g, 35 mins',
  'Roots: 7/0 30g + 7/1 10g, 6% 1:1, 35 mins. Ends: 8/1 20g + 1.9% 20 mins',
  '30g 7N + 30g 7NB w/ 20 vol 60g',
  'Blondor 30g + 60g 9%; Toner: Color Touch 10/81 20g + 40g 1.9% 10 mins',
]
export const SCRIBBLED = [
  '6/0 + a dash of 7/43, 20 vol, until done',
  '1/2 tube 7.1 1/2 tube 7.0 w 20v',
  'T18 then gloss, see card',
  'same as Mar 24, ½ head',
]

export const classes = {
  /** The same name, another phone and email: somebody else. */
  namesakes: many(120, n => ({
    name: ['Mary Murphy', 'Siobhán Kelly', 'John O’Brien'][n % 3] ?? '',
    phone: phone(n),
    email: `person${n}@example.com`,
  })),
  /** A name and nothing more. */
  nameOnly: many(20, () => ({ name: 'Jean Murray' })),
  families: many(30, n => ({ name: `Child${n} Byrne`, phone: phone(300 + Math.floor(n / 3)) })),
  /** On the salon's own number, as the till fills it in. */
  salonNumber: many(12, n => ({ name: `Guest Nr${n} Daly`, phone: '01 555 0100', email: 'no@email.com' })),
  formulas: many(24, n => ({
    name: `Reader${n} Ryan`,
    phone: phone(400 + n),
    formula: READ[n % 4] ?? '',
    visit: '12/08/2025',
  })),
  scribbles: many(24, n => ({
    name: `Scribble${n} Walsh`,
    phone: phone(430 + n),
    formula: SCRIBBLED[n % 4] ?? '',
  })),
  tests: many(12, n => ({
    name: `Tested${n} Doyle`,
    phone: phone(460 + n),
    test: '03/02/2026',
    result: ['Neg', 'no reaction', '', 'slight redness'][n % 4] ?? '',
  })),
  testsWithoutDay: many(6, n => ({ name: `Undated${n} Quinn`, phone: phone(480 + n), test: 'Done' })),
  permissions: many(12, n => ({
    name: `Asked${n} Nolan`,
    phone: phone(490 + n),
    marketing: n % 2 === 0 ? 'Yes' : 'No',
    photos: 'Y',
  })),
  birthdays: many(6, n => ({ name: `Born${n} Burke`, phone: phone(510 + n), dob: '14/03/1985' })),
  /** One person, a line a visit. */
  visits: many(6, n => ({
    name: 'Niamh Regular',
    phone: phone(520),
    visit: `0${n + 1}/09/2025`,
    notes: `Visit ${n}`,
  })),
  /** The birthday alone makes the twin. */
  bornTwins: many(2, n => ({
    name: 'Orla Twin',
    dob: '01/02/1990',
    ...(n === 0 ? { phone: phone(530) } : {}),
  })),
  brokenNumbers: many(9, n => ({
    name: `Broken${n} Hayes`,
    phone: ['7.70090E+09', '#########', '7,7009E+09'][n % 3] ?? '',
  })),
  sums: [
    { name: 'Total clients', phone: '299' },
    { name: 'Grand Total' },
    { name: 'Client Name', phone: 'Mobile No.' },
    { name: 'Walk-in' },
    { name: 'Page 2 of 7' },
  ],
  allergies: many(4, n => ({ name: `Reacts${n} Foley`, phone: phone(540 + n), allergy: 'PPD' })),
} satisfies Record<string, Line[]>
export type Class = keyof typeof classes

export const lines = Object.entries(classes).flatMap(([of, each]) =>
  each.map(line => ({ of: of as Class, line })),
)
export const messy = `\uFEFF${[HEADER, ...lines.map(({ line }) => written(line))].join('\r\n')}\r\n`
/** Which class stands on which line of the file. */
export const classOn = (line: number): Class | undefined => lines[line - 2]?.of
