// How a name sounds, as a short key: equal keys sound alike to someone who takes a name down at the telephone in a
// British or Irish salon. Our own rules: English spelling first, then the Irish and Welsh names that don't follow it.
import { folded } from './fold-text'

/** Irish and Welsh spellings and how they are said; the key is worked out from the right side. */
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

/** Spelling → sound, tried in this order at each place. `^`: only at the beginning of a word. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/[eiuy]r(?=[^aeiouy]|$)/g, 'er'],
  [/^(kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/^x/, 's'],
  [/^wh/, 'w'],
  [/^mc|^mac(?=[^aeiouhk])/, 'mak'],
  [/tch|ch(?=[aeiouy]|$)/g, 'C'],
  [/sch(?=[aeiou])|sh|sz/g, 'S'],
  [/^ci(?=[aeo])/, 'S'],
  [/(?<=.)[ct]i(?=on|an)/g, 'S'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/dg(?=[eiy])/g, 'j'],
  [/gh(?=[^aeiou]|$)/g, ''],
  [/gh/g, 'g'],
  [/bh|mh/g, 'v'],
  [/dh/g, ''],
  [/ck|q|c(?=[^eiyh])|c$/g, 'k'],
  [/ch|c(?=h)/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/g(?=[eiy])(?!e[rt]|i[lbr])/g, 'j'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/v/g, 'v'],
  [/mb$/, 'm'],
  [/h(?=[^aeiouy]|$)/g, ''],
  [/w(?=[^aeiouy]|$)/g, ''],
]

const keys = new Map<string, string>()
const MOST_KEPT = 20_000

/** Irish and Welsh spellings, and those that are written to follow them: letters say little about their sound. */
export const isSaidDifferently = (word: string): boolean => Object.hasOwn(SAID, folded(word))

/** The key of one word; '' where nothing of it is heard. */
export function soundOf(word: string): string {
  const plain = folded(word).replace(/[^a-z]/g, '')
  if (plain === '') return ''
  const known = keys.get(plain)
  if (known !== undefined) return known
  let said = (Object.hasOwn(SAID, plain) ? SAID[plain] : plain) ?? plain
  for (const [spelling, sound] of ENGLISH) said = said.replace(spelling, sound)
  const key = vowelOf(said) + said.replace(/[aeiouyw]/g, '').replace(/(.)\1+/g, '$1')
  if (keys.size < MOST_KEPT) keys.set(plain, key)
  return key
}

/** The first vowel that is heard: of all vowels the one that people don't confuse. Bright, open or dark. */
function vowelOf(said: string): string {
  const vowels = /[aeiouyw]+/.exec(said.replace(/^[yw](?=[aeiou])/, ''))?.[0] ?? ''
  if (/^a[uw]|^[ouw]/.test(vowels)) return 'o'
  return vowels.startsWith('a') ? 'a' : 'i'
}

/** The keys of all words; "O'Neill" is found as "Oneil" and as "Neill". */
export function soundsOf(text: string): string[] {
  const words = folded(text).split(/[^\p{L}\p{N}'’]+/u)
  const parts = words.flatMap(word => (/['’]/.test(word) ? [word, ...word.split(/['’]/)] : [word]))
  return parts.map(soundOf).filter(key => key.length > 1)
}
