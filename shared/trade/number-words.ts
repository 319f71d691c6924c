/** The numbers that are said as words wherever hair is spoken of: depths, weeks, centimetres. */
export const ONE_TO_TWELVE: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
}
