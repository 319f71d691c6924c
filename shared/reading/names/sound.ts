// How a name sounds, as a short key. Names with the same key sound alike to someone who takes a name over the telephone
// in a British or Irish salon. The rules are our own: English spelling first, then the Irish and Welsh names that don't
// follow it.
import { folded } from '../../fold-text'
import { consonantsOf, sounded } from './spelling-sounds'

/** Irish and Welsh spellings and how people say them. The key is worked out from the right-hand side. */
const SAID: Readonly<Record<string, string>> = {
  aine: 'awnya',
  aisling: 'ashling',
  aislinn: 'ashling',
  ashleen: 'ashling',
  aoibheann: 'aveen',
  aoibhinn: 'aveen',
  aoibhe: 'ava',
  aoife: 'eefa',
  brid: 'breed',
  cadhla: 'kyla',
  caitriona: 'katrina',
  catriona: 'katrina',
  caoilfhionn: 'keelin',
  caoimhe: 'keeva',
  queeva: 'keeva',
  quiva: 'keeva',
  ciara: 'keera',
  kiera: 'keera',
  keira: 'keera',
  kira: 'keera',
  kyra: 'keera',
  ciaran: 'keeran',
  kieran: 'keeran',
  keiran: 'keeran',
  cian: 'keen',
  daithi: 'dahee',
  deirdre: 'deerdra',
  dearbhla: 'dervla',
  diarmuid: 'dermot',
  diarmaid: 'dermot',
  domhnall: 'donal',
  donnacha: 'donaka',
  donncha: 'donaka',
  eabha: 'ava',
  eilis: 'eyleesh',
  eilish: 'eyleesh',
  ailish: 'eyleesh',
  eimear: 'eemer',
  emer: 'eemer',
  eimhear: 'eemer',
  eithne: 'enya',
  enya: 'enya',
  eoghan: 'owen',
  eoin: 'owen',
  owain: 'owen',
  euan: 'ewan',
  ewan: 'ewan',
  fiadh: 'feea',
  fia: 'feea',
  grainne: 'grawnya',
  granya: 'grawnya',
  ieuan: 'yayan',
  laoise: 'leesha',
  maeve: 'mave',
  meabh: 'mave',
  meadhbh: 'mave',
  medb: 'mave',
  mairead: 'mared',
  maighread: 'mared',
  micheal: 'meehaul',
  muireann: 'mwirren',
  niamh: 'neev',
  neve: 'neev',
  nieve: 'neev',
  neeve: 'neev',
  oisin: 'usheen',
  osheen: 'usheen',
  oonagh: 'oona',
  una: 'oona',
  orlaith: 'orla',
  orlagh: 'orla',
  padraig: 'pawrick',
  padraic: 'pawrick',
  roisin: 'rosheen',
  rosheen: 'rosheen',
  ruairi: 'rory',
  ruaidhri: 'rory',
  ruari: 'rory',
  sadhbh: 'sive',
  sadbh: 'sive',
  saoirse: 'seersha',
  sinead: 'shinade',
  sean: 'shawn',
  shaun: 'shawn',
  shane: 'shane',
  seamus: 'shaymus',
  shamus: 'shaymus',
  sheamus: 'shaymus',
  sian: 'sharn',
  shan: 'sharn',
  shaan: 'sharn',
  sile: 'sheela',
  siobhan: 'shivawn',
  siobhain: 'shivawn',
  shevaun: 'shivawn',
  chevaun: 'shivawn',
  chevonne: 'shivawn',
  shavon: 'shivawn',
  sorcha: 'suraka',
  tadhg: 'tige',
  taigh: 'tige',
  teagan: 'teegan',
  tegan: 'teegan',
  angharad: 'angharad',
  bethan: 'bethan',
  dafydd: 'davith',
  ffion: 'feeon',
  gwenllian: 'gwenlian',
  hefin: 'hevin',
  iolo: 'yolo',
  llewellyn: 'lewelin',
  llywelyn: 'lewelin',
  lleucu: 'leiki',
  llyr: 'leer',
  myfanwy: 'muvanwy',
  rhys: 'reece',
  reese: 'reece',
  sioned: 'shoned',
  siwan: 'shooan',
  steven: 'steeven',
  stephen: 'steeven',
  stefan: 'stefan',
  phoebe: 'feebee',
  zoe: 'zoee',
  tomasz: 'tomas',
  chloe: 'kloee',
  hermione: 'hermione',
  isla: 'iyla',
  xavier: 'zavier',
  geoffrey: 'jefree',
  geoff: 'jef',
  hugh: 'hew',
  yvonne: 'eevon',
  yvette: 'eevet',
  guy: 'gy',
  nichola: 'nicola',
  nicholas: 'nicolas',
  michael: 'mikel',
  lynsey: 'lindsey',
  linsey: 'lindsey',
  linsay: 'lindsey',
  graham: 'graam',
  graeme: 'graam',
  michelle: 'mishel',
  charlotte: 'sharlot',
  chantelle: 'shantel',
  cheryl: 'sheril',
  cherie: 'sherry',
}

/** Spelling → sound, in this order. */
const heard = sounded([
  { of: 'er ir ur yr', to: 'er', notBefore: 'aeiouy' },
  { of: 'kn gn pn', to: 'n', at: 'first' },
  { of: 'wr', to: 'r', at: 'first' },
  { of: 'ps', to: 's', at: 'first' },
  { of: 'x', to: 's', at: 'first' },
  { of: 'wh', to: 'w', at: 'first' },
  { of: 'mc', to: 'mak', at: 'first' },
  { of: 'mac', to: 'mak', at: 'first', before: 'bcdfgjlmnpqrstvwxyz' },
  { of: 'tch', to: 'C' },
  { of: 'ch', to: 'C', notBefore: 'bcdfghjklmnpqrstvwxz' },
  { of: 'sch', to: 'S', before: 'aeiou' },
  { of: 'sh sz', to: 'S' },
  { of: 'ci', to: 'S', at: 'first', before: 'aeo' },
  { of: 'ci ti', to: 'S', at: 'inside', with: 'on an' },
  { of: 'ph', to: 'f' },
  { of: 'th', to: 't' },
  { of: 'dg', to: 'j', before: 'eiy' },
  { of: 'gh', to: '', notBefore: 'aeiou' },
  { of: 'gh', to: 'g' },
  { of: 'bh mh', to: 'v' },
  { of: 'dh', to: '' },
  { of: 'ck q', to: 'k' },
  { of: 'c', to: 'k', notBefore: 'eiyh' },
  { of: 'ch', to: 'k' },
  { of: 'c', to: 'k', before: 'h' },
  { of: 'c', to: 's', before: 'eiy' },
  { of: 'g', to: 'j', before: 'eiy', unless: 'er et il ib ir' },
  { of: 'x', to: 'ks' },
  { of: 'z', to: 's' },
  { of: 'mb', to: 'm', at: 'last' },
  { of: 'h', to: '', notBefore: 'aeiouy' },
  { of: 'w', to: '', notBefore: 'aeiouy' },
])

const keys = new Map<string, string>()
const MOST_KEPT = 20_000

/**
 * Whether a name is spelt the Irish or Welsh way, or after one that is, so that its letters say little about its
 * sound.
 */
export const isSaidDifferently = (word: string): boolean => Object.hasOwn(SAID, folded(word))

/** The key of one word; '' where none of it is heard. */
export function soundOf(word: string): string {
  const plain = folded(word).replace(/[^a-z]/g, '')
  if (plain === '') return ''
  const known = keys.get(plain)
  if (known !== undefined) return known
  const said = heard((Object.hasOwn(SAID, plain) ? SAID[plain] : plain) ?? plain)
  const key = vowelOf(said) + consonantsOf(said)
  if (keys.size < MOST_KEPT) keys.set(plain, key)
  return key
}

/** The first vowel heard, as bright, open or dark: of all the vowels it is the one people don't mix up. */
function vowelOf(said: string): string {
  const vowels = /[aeiouyw]+/.exec(said.replace(/^[yw](?=[aeiou])/, ''))?.[0] ?? ''
  if (/^a[uw]|^[ouw]/.test(vowels)) return 'o'
  return vowels.startsWith('a') ? 'a' : 'i'
}

/** The keys of all words. "O'Neill" is found both as "Oneil" and as "Neill". */
export function soundsOf(text: string): string[] {
  const words = folded(text).split(/[^\p{L}\p{N}'’]+/u)
  const parts = words.flatMap(word => (/['’]/.test(word) ? [word, ...word.split(/['’]/)] : [word]))
  return parts.map(soundOf).filter(key => key.length > 1)
}
