// The zones of a head as people name them in a saved bowl and in a request.
const ZONES = {
  roots: ['new growth', 'regrowth', 'roots', 'root'],
  lengths: ['mid-lengths', 'mid lengths', 'lengths', 'length', 'mids'],
  ends: ['ends', 'tips'],
} as const
export type Zone = keyof typeof ZONES
export const ZONE_NAMES: readonly Zone[] = ['roots', 'lengths', 'ends']

export const ZONE_WORDS = ZONE_NAMES.flatMap(zone => ZONES[zone])

const isPart = (char: string): boolean => (char >= 'a' && char <= 'z') || (char >= '0' && char <= '9')
const apart = (text: string): string => {
  const words = [...text.toLowerCase()].map(char => (isPart(char) ? char : ' ')).join('')
  return ` ${words.split(' ').filter(Boolean).join(' ')} `
}
/** Whole words only: "blends" contains no "ends". */
export const holdsWord = (text: string, word: string): boolean => apart(text).includes(apart(word))

export const zonesIn = (text: string): Zone[] =>
  ZONE_NAMES.filter(zone => ZONES[zone].some(word => holdsWord(text, word)))
