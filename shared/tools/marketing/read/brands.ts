// Names of others that thumbs leave without their capitals.
const NAMES =
  'olaplex|macmillan|fresha|booksy|treatwell|redken|wella|schwarzkopf|davines|aveda|moroccanoil|little princess trust'
const BRANDS = new RegExp(`(?<![\\p{L}@#/.])(?:${NAMES})(?![\\p{L}@]|\\.\\w)`, 'gu')
export const isBrand = (text: string): boolean => new RegExp(`^(?:${NAMES})\\b`, 'i').test(text)

export const withBrands = (text: string): string =>
  text.replace(BRANDS, name => name.replace(/(?<!\p{L})\p{L}/gu, letter => letter.toUpperCase()))
