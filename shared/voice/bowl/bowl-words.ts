// A bowl in words, as we read it back before saving: "30 grams 7/1, 10 grams 8/3, 20 volume, one to one and a half, 35
// minutes". speakable() pronounces the figures; here they stay figures so that people can check them at a glance.
import type { Bowl } from '../../salon/records/records'

const SMALL: Readonly<Record<string, string>> = {
  '0.5': 'a half',
  '1': 'one',
  '1.5': 'one and a half',
  '2': 'two',
  '2.5': 'two and a half',
  '3': 'three',
  '4': 'four',
}

/** "1:1.5" → "one to one and a half". */
export function ratioWords(ratio: string): string {
  const parts = ratio.split(':').map(part => SMALL[part])
  return parts.length === 2 && parts.every(Boolean) ? parts.join(' to ') : ratio
}

export const minutesWords = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`)

/**
 * These two strengths sound alike but burn very differently. We say them digit by digit as well, so that nobody
 * hears one for the other.
 */
const FIGURES: Readonly<Record<number, string>> = { 13: 'one three', 30: 'three nought' }
/** "three nought" → 30: an answer may give the strength by its digits. Null: these aren't the digits of any. */
export function volumeOfFigures(said: string): number | null {
  const found = Object.entries(FIGURES).find(([, figures]) => figures === said)
  return found ? Number(found[0]) : null
}
/** 13 → "13 volume, one three"; 20 → "20 volume". */
export const volumeWords = (volume: number): string =>
  [`${volume} volume`, FIGURES[volume]].filter(Boolean).join(', ')

export function bowlWords(bowl: Bowl): string {
  const { mix, developer_volume, developer_grams, ratio, minutes } = bowl
  const developer = developer_volume === null ? null : volumeWords(developer_volume)
  const weight = developer_grams === null ? null : `${developer_grams} grams of`
  return [
    ...mix.map(({ grams, shade }) => `${grams} grams ${shade}`),
    weight ? `${weight} ${developer ?? 'developer'}` : developer,
    ratio === null ? null : ratioWords(ratio),
    minutes === null ? null : minutesWords(minutes),
  ]
    .filter(part => part !== null)
    .join(', ')
}

/** A single bowl without a zone of its own is read without a name. */
export function bowlsWords(bowls: readonly Bowl[]): string {
  const [only] = bowls
  if (bowls.length === 1 && only && /^Bowl 1$/.test(only.zone)) return bowlWords(only)
  return bowls.map(bowl => `${bowl.zone}: ${bowlWords(bowl)}`).join('. ')
}

/** 2100 → "35 minutes"; 90 → "1 minute 30 seconds"; 4500 → "1 hour 15 minutes". */
export function lengthWords(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = Math.round(seconds % 60)
  const parts = [
    hours > 0 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : '',
    minutes > 0 ? minutesWords(minutes) : '',
    rest > 0 ? `${rest} ${rest === 1 ? 'second' : 'seconds'}` : '',
  ].filter(Boolean)
  return parts.join(' ') || '0 seconds'
}
