// Words as the search compares them: plain letters, one word for what people call by many, ends cut off.

/** What is said in several words becomes one, before anything is taken apart. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/wi[\s-]?fi/g, 'signal'],
  [/home[\s-]?screen/g, 'homescreen'],
  [/\b(log|logg|sign)(ed|ing)?[\s-]?(me )?out\b/g, 'signout'],
  [/\b(log|logg|sign)(ed|ing)?[\s-]?(in|on)(to)?\b/g, 'signin'],
  [/\bsign(ed|ing)?[\s-]?up\b/g, 'signup'],
  [/\b(back(ed|ing)?[\s-]?up|back-?ups?|backups?)\b/g, 'backup'],
  [/\bset(ting)?[\s-]up\b/g, 'setup'],
  [/\b(patch|skin|allergy|alergy)[\s-]?tests?(ed|ing)?\b/g, 'patchtest patch'],
  [
    /\b(no|without|stop|turn off|switch off|opt out of) (the )?(ai|a i|artificial intelligence|models?)\b/g,
    'noai ai',
  ],
  [/\b(a\.i\.|artificial intelligence|chat ?gpt|gpt|llm|open ?ai|robot)\b/g, 'ai'],
  [/\b(e-?mails?|mails?)\b/g, 'email'],
  [/\btop[\s-]?bar\b/g, 'topbar'],
  [/\b(side[\s-]?bar|side menu)\b/g, 'sidebar'],
  [/\b(dark|night)[\s-]?(mode|theme|screen)\b/g, 'dark dark'],
  [/\b(two[\s-]?factor|2[\s-]?fa|two step|mfa|authenticator)\b/g, 'mfa'],
  [/\bbreak[\s-]?even\b/g, 'breakeven'],
  [/\bbefore (and|&) after\b/g, 'beforeafter'],
  [/\bi ?pads?\b/g, 'ipad'],
  [/\bi ?phones?\b/g, 'iphone'],
  [/\bq ?r( codes?)?\b/g, 'qr'],
  [
    /\b(put|raise|raising|increase|rise in)( my| our| the)? prices?( up)?\b|\bprice (rise|increase)s?\b/g,
    'pricerise',
  ],
  [
    /\bwhat (did|was|had|have) (we |i |she |you |he )?(last )?(use|used|mix|mixed|put on)\b/g,
    'used mixed formula last',
  ],
  [/\bgiv(e|ing)( it| this)? up\b/g, 'giveup'],
  [/\bright to be forgotten\b|\bforget me\b/g, 'erase'],
  [/\b(phone|mobile|telephone|tel|contact)[\s-]?(numbers?|no\.?)\b/g, 'phonenumber'],
  [/\bhow much\b(?= (is|are|does|do|will|would|for|a)\b)/g, 'price plan'],
  [/\b(scale|bigger|larger|large) (text|letters|font|writing)\b/g, 'textsize'],
  [/\b(text|letters|font|writing) (size|is too small|too small|bigger|larger)\b/g, 'textsize'],
]

/** Many words for one thing; the first stands for all. */
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

/** Said in every question, and so in none. */
const SMALL = new Set(
  'a an and are as at be been being but by can cant could did do does doesnt dont for from get gets getting give go goes going got had has hasnt have havent hello hey hi how i id if ill im in into is isnt it its ive just keep keeps know let like make me mean means my of off on or our out over please right say says shall she should so some tell than thanks that thats the their them then there these they thing this those to too up us use used using want was we were what whats when where which who why will with wont would you your does about also any anyone chairside doing he her him his happen happens need one only put same see show someone something still take way work works working'.split(
    ' ',
  ),
)

export const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[’'`]/g, '')

/** Ends cut off by rule: "saving", "saved" and "saves" are one word. Never under three letters. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const cut = word
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
  const short = cut.replace(/(ing|ed)$/, '')
  if (short !== cut && short.length >= 3 && /[aeiouy]/.test(short)) {
    const single = short.replace(/([bdgmnprt])\1$/, '$1')
    return single.replace(/e$/, '')
  }
  return cut.length > 4 ? cut.replace(/e$/, '') : cut
}

const same = new Map<string, string>()
const spelt = new Map<string, string>()
for (const [first = '', ...others] of SAME)
  for (const word of [first, ...others]) {
    if (same.has(stem(word))) continue
    same.set(stem(word), stem(first))
    spelt.set(word, stem(first))
  }

/** Each known word and the one that stands for it: a misspelt "sincronise" is still a way to send. */
export const alike: ReadonlyMap<string, string> = spelt

/** The one word that stands for it. */
export const meant = (stemmed: string): string => same.get(stemmed) ?? stemmed

export type Word = { raw: string; as: string; meant: string }

/** The words of a text that say something. `raw`: as it is spelt; `as`: its stem; `meant`: the word that stands for it and its like. */
export function wordsIn(text: string): Word[] {
  let plain = folded(text)
  for (const [phrase, one] of PHRASES) plain = plain.replace(phrase, ` ${one} `)
  const all = plain.split(/[^\p{L}\p{N}]+/u).filter(word => word.length > 1 || /\d/.test(word))
  return all
    .filter(word => !SMALL.has(word))
    .map(word => {
      const as = stem(word)
      return { raw: word, as, meant: meant(as) }
    })
}
