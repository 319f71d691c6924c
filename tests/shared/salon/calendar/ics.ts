// Calendar files for the tests, as programs write them.
export const ics = (...lines: readonly (string | readonly string[])[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//Book//EN', ...lines.flat(), 'END:VCALENDAR', ''].join(
    '\r\n',
  )
export const event = (uid: string, ...lines: readonly string[]): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  ...lines,
  'END:VEVENT',
]
