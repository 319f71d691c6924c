// Words as the search compares them: plain letters, synonyms merged, endings removed.
import { ASKED, PHRASES } from './lexicon/phrases'

/** The search key that stands for an article. */
export const askFor = (id: string): string => `0${id}`

/** What a phrase is replaced by, keyed by its words joined with spaces. */
const ONE_FOR = new Map<string, readonly string[]>()
for (const [one, phrases] of PHRASES) for (const each of phrases) ONE_FOR.set(each, one.split(' '))
// Its own words count as well.
for (const [id, phrases] of Object.entries(ASKED))
  for (const each of phrases) ONE_FOR.set(each, [...(ONE_FOR.get(each) ?? each.split(' ')), askFor(id)])
const LONGEST_PHRASE = Math.max(...[...ONE_FOR.keys()].map(each => each.split(' ').length))

/** Merges a phrase of several words into one key; longest first. */
function joined(words: readonly string[]): string[] {
  const all: string[] = []
  for (let at = 0; at < words.length; ) {
    let taken = 0
    for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0 && taken === 0; length--) {
      const one = ONE_FOR.get(words.slice(at, at + length).join(' '))
      if (one === undefined) continue
      all.push(...one)
      taken = length
    }
    if (taken === 0) all.push(words[at] ?? '')
    at += Math.max(taken, 1)
  }
  return all
}

/** Synonyms; the first one stands for all. */
const SAME: readonly (readonly string[])[] = [
  [
    'signal',
    'offline',
    'online',
    'internet',
    'connection',
    'connected',
    'network',
    'router',
    'reception',
    'broadband',
    '4g',
    '5g',
    'disconnected',
  ],
  [
    'tablet',
    'device',
    'ipad',
    'phone',
    'mobile',
    'computer',
    'laptop',
    'android',
    'desktop',
    'pc',
    'mac',
    'iphone',
    'chromebook',
  ],
  ['client', 'customer', 'guest', 'lady', 'lad', 'patron'],
  ['delete', 'remove', 'bin', 'trash', 'rid'],
  ['erase', 'gdpr', 'forget', 'wipe'],
  ['price', 'cost', 'pay', 'payment', 'charge', 'bill', 'billing', 'money', 'fee', 'expensive', 'invoice'],
  ['plan', 'subscription', 'subscribe', 'membership', 'package', 'bundle'],
  ['send', 'sent', 'upload', 'sync', 'synced', 'syncing', 'synchronise', 'synchronize'],
  ['colour', 'color', 'dye', 'tint'],
  ['formula', 'recipe', 'mix', 'mixture', 'bowl'],
  ['product', 'stock', 'item', 'retail', 'shampoo'],
  ['note', 'write', 'written', 'wrote', 'type', 'typed'],
  ['appointment', 'schedule', 'diary', 'booking', 'calendar', 'rota'],
  ['marketing', 'post', 'instagram', 'facebook', 'caption', 'social', 'newsletter', 'tiktok'],
  [
    'practice',
    'practise',
    'communication',
    'roleplay',
    'conversation',
    'rehearse',
    'consultation',
    'scenario',
  ],
  ['profit', 'margin', 'breakeven', 'turnover', 'revenue', 'earnings'],
  ['privacy', 'private', 'confidential', 'secret', 'spy'],
  ['password', 'passcode', 'pasword'],
  ['lost', 'lose', 'losing', 'missing', 'gone', 'disappear', 'vanish', 'disappeared'],
  ['print', 'printer', 'paper', 'pdf'],
  ['help', 'support', 'assistant', 'contact', 'human', 'helpline'],
  ['history', 'past', 'previous', 'earlier', 'old', 'last', 'before'],
  ['undo', 'restore', 'revert', 'recover', 'back'],
  ['version', 'update', 'upgrade', 'newer', 'latest'],
  ['allergy', 'allergic', 'allergen', 'ppd', 'reaction', 'react', 'reacted'],
  ['install', 'download', 'installed', 'homescreen', 'app'],
  ['export', 'extract'],
  ['import', 'csv', 'spreadsheet', 'excel', 'migrate', 'move', 'bring', 'transfer'],
  ['search', 'find', 'lookup'],
  ['keyboard', 'shortcut', 'key', 'keys'],
  ['sample', 'demo', 'example', 'pretend', 'fake'],
  ['dark', 'night', 'glare', 'light', 'bright', 'theme', 'appearance'],
  ['refused', 'refuse', 'rejected', 'reject', 'declined', 'accepted', 'attention'],
  ['full', 'storage', 'space', 'room', 'memory'],
  ['image', 'picture', 'photo', 'poster', 'graphic'],
  ['account', 'login', 'profile'],
  [
    'accessible',
    'accessibility',
    'dyslexia',
    'dyslexic',
    'blind',
    'voiceover',
    'talkback',
    'adhd',
    'neurodivergent',
  ],
]

/** In every question, so they tell us nothing. */
const SMALL = new Set(
  'a an and are as at be been being but by can cant could did do does doesnt dont for from get gets getting give go goes going got had has hasnt have havent hello hey hi how i id if ill im in into is isnt it its ive just keep keeps know let like make me mean means my of off on or our out over please right say says shall she should so some tell than thanks that thats the their them then there these they thing this those to too up us use used using want was we were what whats when where which who why will with wont would you your does about also any anyone chairside doing he her him his happen happens need one only put same see show someone something still take way work works working'.split(
    ' ',
  ),
)

const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[’'`]/g, '')

const DOUBLED = 'bdgmnprt'
const hasVowel = (word: string): boolean => [...word].some(letter => 'aeiouy'.includes(letter))
const hasDigit = (word: string): boolean => [...word].some(letter => letter >= '0' && letter <= '9')
const cutOff = (word: string, end: string): string => (word.endsWith(end) ? word.slice(0, -end.length) : word)

function singular(word: string): string {
  if (['sses', 'shes', 'ches', 'xes'].some(end => word.endsWith(end))) return word.slice(0, -2)
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** Removes endings by rule: "saving", "saved" and "saves" become one word. Never shorter than three letters. */
function stem(word: string): string {
  if (word.length < 4 || hasDigit(word)) return word
  const cut = singular(word)
  const short = cut.endsWith('ing') ? cutOff(cut, 'ing') : cutOff(cut, 'ed')
  if (short !== cut && short.length >= 3 && hasVowel(short)) {
    const last = short.at(-1) ?? ''
    const isDoubled = DOUBLED.includes(last) && short.endsWith(last + last)
    return cutOff(isDoubled ? short.slice(0, -1) : short, 'e')
  }
  return cut.length > 4 ? cutOff(cut, 'e') : cut
}

const same = new Map<string, string>()
const spelt = new Map<string, string>()
for (const [first = '', ...others] of SAME)
  for (const word of [first, ...others]) {
    if (same.has(stem(word))) continue
    same.set(stem(word), stem(first))
    spelt.set(word, stem(first))
  }

/** Each known word and the one it maps to: a misspelt "sincronise" still maps to sending. */
export const alike: ReadonlyMap<string, string> = spelt

/** The word it maps to. */
const meant = (stemmed: string): string => same.get(stemmed) ?? stemmed

export type Word = { raw: string; as: string; meant: string }

/** A text's meaningful words. `raw`: as spelt; `as`: its stem; `meant`: the word that stands for its synonyms. */
export function wordsIn(text: string): Word[] {
  const words = folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return joined(words)
    .filter(word => (word.length > 1 || hasDigit(word)) && !SMALL.has(word))
    .map(word => {
      const as = stem(word)
      return { raw: word, as, meant: meant(as) }
    })
}
