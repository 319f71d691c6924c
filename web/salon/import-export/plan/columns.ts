// What each column of another system's file means. We guess from its heading; the person decides.
import type { Csv } from '../csv'
import { isMeasured } from '../read/tube'

export type ImportKind = 'client' | 'product'
/** What a list may hold. Appointments are imported separately (calendar/). */
export type ListKind = ImportKind | 'appointment'
export type Target =
  | 'name'
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'email'
  | 'hair_type'
  | 'concerns'
  | 'allergies'
  | 'notes'
  | 'created_at'
  | 'birthday'
  | 'last_visit'
  | 'formula'
  | 'patch_test'
  | 'consent'
  | 'category'
  | 'description'
  | 'price'
  | 'system'
  | 'shade'
  | 'pack'
  | 'cost'
  | 'low_below'
  | 'stock'
  | 'day'
  | 'start'
  | 'end'
  | 'minutes'
  | 'service'
  | 'stylist'
  | 'status'
  | 'booking'
  | 'ignore'
export type Mapping = readonly Target[]

export const targets: Readonly<Record<ListKind, Readonly<Partial<Record<Target, string>>>>> = {
  client: {
    name: 'Name',
    first_name: 'First name',
    last_name: 'Last name',
    phone: 'Phone',
    email: 'Email',
    hair_type: 'Hair type',
    concerns: 'Concerns',
    allergies: 'Allergies',
    notes: 'Notes',
    created_at: 'Client since',
    birthday: 'Birthday',
    last_visit: 'Last visit',
    formula: 'Formula',
    patch_test: 'Patch test',
    consent: 'Permission',
    ignore: 'Leave out',
  },
  product: {
    name: 'Name',
    category: 'Category',
    description: 'Description',
    price: 'Price',
    shade: 'Shade',
    system: 'Colour line',
    pack: 'Size of one',
    cost: 'Cost of one',
    stock: 'In stock',
    low_below: 'Low below',
    ignore: 'Leave out',
  },
  appointment: {
    name: 'Client',
    first_name: 'First name',
    last_name: 'Last name',
    day: 'Day',
    start: 'Start',
    end: 'End',
    minutes: 'Length',
    service: 'Service',
    stylist: 'Stylist',
    notes: 'Note',
    status: 'Status',
    booking: 'Booking number',
    ignore: 'Leave out',
  },
}

/** Fields that several columns may fill: their texts are joined. */
const severalAllowed: readonly Target[] = [
  'notes',
  'concerns',
  'allergies',
  'formula',
  'patch_test',
  'consent',
  'description',
  'ignore',
]

/** Headings as salon systems write them, in lower case without spaces or punctuation; the first match wins. */
const headings: Readonly<Record<ListKind, readonly (readonly [Target, RegExp])[]>> = {
  client: [
    [
      'first_name',
      /^(client|customer|guest|contact)?(first|given|fore|christian)names?$|^firstname\/?preferred$/,
    ],
    ['last_name', /^(client|customer|guest|contact)?(last|sur|family|second)names?$|^surname$/],
    ['name', /^(client|customer|guest|contact|full|display)?names?$|^(client|customer|guest)$|^fullname.*/],
    [
      'phone',
      /^(mobile|cell|tel|telephone|phone|contact|sms)(phone|number|no|telephone)*1?$|^(primary|home|main)(mobile|phone|telephone|number)+$|^(client|customer)(mobile|phone|telephone)(number|no)?$/,
    ],
    ['email', /^(client|customer|contact|primary)?e?mail(address|id)?1?$/],
    ['hair_type', /^(client|customer)?hair(type|texture)((\/|and)?(type|texture))?$/],
    ['concerns', /^(hair|client)?(concerns?|issues?)$/],
    [
      'allergies',
      /^(client|known)?(allerg(y|ies|ens?)|sensitivit(y|ies)|allergynotes?|medicalalerts?)$|^allerg(y|ies)(\/|and)/,
    ],
    ['patch_test', /patch|skintest|(allergy|sensitivity)(alert)?test/],
    [
      'consent',
      /consent|permission|opt(ed)?(in|out)|subscribe|marketing(ok|allowed|preferences?|emails?|sms|texts?)?$|gdpr/,
    ],
    [
      'formula',
      /formula(?!tion)|recipe|colou?r(notes?|card|history|mix|details?|records?)|technical(notes?|card|records?|history)/,
    ],
    [
      'notes',
      /^(client|customer|general|internal|appointment|staff|private|public|other|hair)?(notes?|comments?|remarks?|info|information)$/,
    ],
    ['birthday', /^(client|customer)?(birth(day|date)|dateofbirth|dob|d\/o\/b|bday)$/],
    [
      'last_visit',
      /^(date(of)?)?(last|latest|mostrecent)(visit(ed)?|appointment|appt|booking|seen|attended|service)(date|on)?$/,
    ],
    [
      'created_at',
      /^(created(at|on)?|(date)?(created|added|joined|registered)|(client|customer|member)since|(joined|registration|signup|creation)date|firstvisit(date)?)$/,
    ],
  ],
  product: [
    ['name', /^(product|item|retail)?(name|title)$|^(product|item)$/],
    ['category', /^(product|item)?(category|categoryname|type|group|range|department)$/],
    ['description', /^(product|item|short|long)?(description|details|notes?)$/],
    [
      'price',
      /^(retail|sale|selling|unit|product|rrp|gross|salon)?(price|prices)(gbp|incvat|inctax)?$|^rrp$/,
    ],
    ['shade', /^(shade|colou?r)(no|number|code|name|ref)?$/],
    ['system', /^(colou?r|product)?(system|line)$/],
    [
      'pack',
      /^(?!volume$)(tube|pack|package|product|item|unit|bottle|net)?(size|volume|weight|contents?)(in)?(mls?|cl|l|ltr|g|gr|grams|kg|oz)?$|^(pack|ml|grams)$/,
    ],
    [
      'cost',
      /^(unit|product|item|average|avg|last|supplier|supply|net)?costs?(price|each|perunit|peritem)?(gbp|exvat|extax|exclvat|net)?$|^(trade|purchase|buying|buy|wholesale|supplier|supply)(price|cost)(gbp|exvat|extax|exclvat|net)?$/,
    ],
    [
      'low_below',
      /^(low|min|minimum|reorder|restock)(below|stock|level|stocklevel|qty|quantity|point|at)$|^lowstock(level|alert|threshold)$/,
    ],
    [
      'stock',
      /^(current|available|total|closing)?(stock|inventory)(level|qty|quantity|count|onhand|balance|available)?(in)?(mls?|cl|l|ltr|g|gr|grams|kg)?$|^(qty|quantity)?(onhand|instock|instore)(qty|quantity)?$/,
    ],
  ],
  appointment: [
    ['first_name', /^(client|customer|guest)?(first|given|fore)names?$/],
    ['last_name', /^(client|customer|guest)?(last|sur|family)names?$|^surname$/],
    [
      'stylist',
      /^(staff|stylist|employee|teammember|provider|therapist|resource|hairdresser|bookedwith)(member)?(name)?$|^with$/,
    ],
    ['name', /^(client|customer|guest)(full)?(name)?$|^(full)?name$/],
    ['end', /^(appointment|booking)?(end|ends|finish|until)(s|es)?(time|at|datetime)?$|^to$/],
    ['minutes', /^(total|service|appointment)?(duration|length|minutes|mins)(in)?(mins|minutes|min|hours)?$/],
    [
      'start',
      /^(appointment|booking)?(start|starts|begin|begins)(time|at|datetime)?$|^(appointment|booking)?time$|^from$/,
    ],
    [
      'day',
      /^(appointment|booking|start|scheduled|service|visit)?(date|day)$|^dateof(appointment|visit|service)$|^scheduled(for|on|at)$/,
    ],
    ['service', /^(service|treatment|appointment|booked)s?(name|type|booked|title|item|description)?s?$/],
    ['status', /^(appointment|booking)?status$/],
    ['booking', /^(appointment|booking)(id|no|number|ref|reference)$|^(ref|reference|id)$/],
    ['notes', /^(appointment|booking|client|customer|internal|staff)?(notes?|comments?|remarks?)$/],
  ],
}

type CellsTold = (cells: readonly string[]) => boolean
/** Most cells have ml or g: a developer's volume (20, 40) doesn't, nor does a number of tubes. */
const measured: CellsTold = cells => cells.filter(isMeasured).length * 2 > cells.length
const unmeasured: CellsTold = cells => !cells.some(isMeasured)

/** Ambiguous headings: only for columns and fields still free, and only if the cells agree. */
const nearly: Readonly<Record<ListKind, readonly (readonly [Target, RegExp, CellsTold?])[]>> = {
  client: [['hair_type', /^hair$|^texture$/]],
  product: [
    ['pack', /^(volume|qty|quantity|count|units)$/, measured],
    ['stock', /^(qty|quantity|count|units)$/, unmeasured],
  ],
  appointment: [],
}

const bare = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9/]/g, '')

/** One target per column. A second column for the same single-valued field is left out. */
export function guessMapping(kind: ListKind, { header, lines }: Pick<Csv, 'header' | 'lines'>): Target[] {
  const taken = new Set<Target>()
  const guessed = header.map((heading): Target => {
    const found = headings[kind].find(([, fits]) => fits.test(bare(heading)))?.[0] ?? 'ignore'
    if (taken.has(found) && !severalAllowed.includes(found)) return 'ignore'
    taken.add(found)
    return found
  })
  for (const [column, heading] of header.entries()) {
    const told = () => lines.flatMap(({ cells }) => cells[column]?.trim() || [])
    const near = nearly[kind].find(
      ([, fits, agree]) => fits.test(bare(heading)) && (!agree || agree(told())),
    )?.[0]
    if (guessed[column] !== 'ignore' || near === undefined || taken.has(near)) continue
    guessed[column] = near
    taken.add(near)
  }
  // Besides "First name" and "Last name", "Name" would repeat the same.
  return guessed.map(target =>
    target === 'name' && taken.has('first_name') && taken.has('last_name') ? 'ignore' : target,
  )
}

/** Why this mapping can't be used yet, in words; null if it can. */
export function mappingProblem(kind: ListKind, mapping: Mapping): string | null {
  const has = (target: Target) => mapping.includes(target)
  const named = has('name') || (kind !== 'product' && (has('first_name') || has('last_name')))
  if (kind === 'appointment') {
    if (!has('day') && !has('start')) return 'Say which column holds the day.'
    if (!named && !has('service')) return 'Say which column holds the client, or the service.'
  } else if (!named) return 'Say which column holds the name.'
  const twice = mapping.find(
    (target, index) => !severalAllowed.includes(target) && mapping.indexOf(target) !== index,
  )
  return twice === undefined
    ? null
    : `Two columns are chosen for "${targets[kind][twice] ?? twice}". Leave one out.`
}

/**
 * The columns that a mapping leaves out, as a sentence; null if none. A column without a heading counts if it has
 * content.
 */
export function leftOutWords(
  { header, lines }: Pick<Csv, 'header' | 'lines'>,
  mapping: Mapping,
): string | null {
  const left = header.flatMap((heading, column) => {
    if ((mapping[column] ?? 'ignore') !== 'ignore') return []
    if (heading !== '') return [heading]
    return lines.some(({ cells }) => (cells[column] ?? '') !== '') ? [`column ${column + 1}`] : []
  })
  return left.length === 0 ? null : `Left out: ${left.join(', ')}.`
}
