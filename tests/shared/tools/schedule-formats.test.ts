// One day, written as different people write it, is the same day.
import { describe, expect, it } from 'vitest'
import { readSchedule } from '../../../shared/tools/appointments/engine'
import { clockText } from '../../../shared/tools/appointments/read/clock'
import { runsOf } from '../../support/sample'

type Visit = { name: string; service: string; start: number; minutes: number }

const NAMES =
  'Anna Ben Chloe Dawn Emily Fiona Grace Harriet Isla Jane Kim Lou Mia Nina Olive Priya Quinn Rosa Sal Tom Uma Val Wendy Yasmin Zara May Will Jan'.split(
    ' ',
  )
const SERVICES = [
  'cut',
  'cut & blow dry',
  'root tint',
  'half head foils',
  'blow dry',
  'gents cut',
  'balayage',
  'fringe trim',
  'toner',
  'perm',
]
const WORDS = [
  'twelve',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
]

function aDay(seed: number): Visit[] {
  let state = seed
  const pick = (below: number): number => {
    state = (state * 48271) % 2147483647
    return state % below
  }
  const visits: Visit[] = []
  let at = 9 * 60 + pick(3) * 15
  const names = [...NAMES].sort(() => pick(3) - 1)
  for (let index = 0; index < 3 + pick(4); index++) {
    const minutes = 15 * (1 + pick(6))
    visits.push({ name: names[index]!, service: SERVICES[pick(SERVICES.length)]!, start: at, minutes })
    at += minutes + 15 * pick(4)
  }
  return visits
}

const hour12 = (at: number): number => ((Math.floor(at / 60) + 11) % 12) + 1
const mm = (at: number): string => String(at % 60).padStart(2, '0')
const dot = (at: number): string => (at % 60 === 0 ? `${hour12(at)}` : `${hour12(at)}.${mm(at)}`)
const meridiem = (at: number): string =>
  `${hour12(at)}${at % 60 === 0 ? '' : `:${mm(at)}`}${at < 720 ? 'am' : 'pm'}`
const spoken = (at: number): string => {
  const word = WORDS[Math.floor(at / 60) % 12]!
  const next = WORDS[(Math.floor(at / 60) + 1) % 12]!
  return { 0: word, 15: `quarter past ${word}`, 30: `half ${word}`, 45: `quarter to ${next}` }[at % 60]!
}
const long = (minutes: number): string =>
  minutes < 60
    ? `${minutes} mins`
    : minutes % 60 === 0
      ? `${minutes / 60} hr${minutes === 60 ? '' : 's'}`
      : `${Math.floor(minutes / 60)}h${minutes % 60}`
const end = ({ start, minutes }: Visit): number => start + minutes

const FORMATS: Record<string, (day: Visit[]) => string> = {
  'a list with 24 h and minutes': day =>
    day.map(v => `${clockText(v.start)} ${v.name} - ${v.service} (${v.minutes} min)`).join('\n'),
  'ranges with dots': day => day.map(v => `${dot(v.start)}-${dot(end(v))} ${v.name} ${v.service}`).join('\n'),
  'one line of am and pm': day =>
    day.map(v => `${meridiem(v.start)}-${meridiem(end(v))} ${v.name} ${v.service}`).join(', '),
  'names first with to': day =>
    day.map(v => `${v.name} ${dot(v.start)} to ${dot(end(v))} ${v.service}`).join(', '),
  'names first, the time last': day =>
    day.map(v => `${v.name} ${v.service} ${clockText(v.start)}–${clockText(end(v))}`).join('\n'),
  'a table with pipes': day =>
    [
      '| Time | Client | Service | Mins |',
      '|---|---|---|---|',
      ...day.map(v => `| ${clockText(v.start)} | ${v.name} | ${v.service} | ${v.minutes} |`),
    ].join('\n'),
  'a table with tabs and no header': day =>
    day.map(v => [clockText(v.start), v.name, v.service, v.minutes].join('\t')).join('\n'),
  'CSV with start and end': day =>
    [
      'Start,End,Client,Service',
      ...day.map(v => `${clockText(v.start)},${clockText(end(v))},${v.name},${v.service}`),
    ].join('\n'),
  'CSV with another order': day =>
    [
      'service;client;duration;time',
      ...day.map(v => `${v.service};${v.name};${v.minutes};${clockText(v.start)}`),
    ].join('\n'),
  'figures without a colon': day =>
    day.map(v => `${clockText(v.start).replace(':', '')} ${v.name} ${v.service} ${v.minutes}m`).join('\n'),
  'semicolons and brackets': day =>
    day.map(v => `${meridiem(v.start)} ${v.name} (${v.service}, ${long(v.minutes)})`).join('; '),
  'words for the times': day =>
    day.map(v => `${v.name} at ${spoken(v.start)}, ${v.service}, ${long(v.minutes)}`).join('\n'),
  'spoken sentences': day =>
    day.map(v => `${v.name} is in at ${spoken(v.start)} for a ${v.service}, ${long(v.minutes)}.`).join(' '),
  'under a heading, with until': day =>
    `Tuesday\n${day.map(v => `${dot(v.start)} until ${dot(end(v))} ${v.name} ${v.service}`).join('\n')}`,
  'bullets and dashes': day =>
    day.map(v => `- ${clockText(v.start)} – ${clockText(end(v))} – ${v.name} – ${v.service}`).join('\n'),
  'labelled fields': day =>
    day
      .map(
        v => `Client: ${v.name}, Time: ${clockText(v.start)}, Service: ${v.service}, Duration: ${v.minutes}`,
      )
      .join('\n'),
  'no separators at all': day =>
    day.map(v => `${dot(v.start)}-${dot(end(v))} ${v.name} ${v.service}`).join(' '),
}

describe('the same day in any hand', () => {
  for (const [name, write] of Object.entries(FORMATS))
    it(name, () => {
      const wrong: string[] = []
      for (let seed = 1; seed <= runsOf(40); seed++) {
        const day = aDay(seed * 131 + 7)
        const text = write(day)
        const read = readSchedule(text)
        const got = read.entries
          .map(entry => `${entry.client} ${clockText(entry.start)}-${clockText(entry.end)} ${entry.service}`)
          .join('; ')
        const wanted = day
          .map(v => `${v.name} ${clockText(v.start)}-${clockText(end(v))} ${v.service}`)
          .join('; ')
        if (got !== wanted || read.unread.length > 0)
          wrong.push(`${text}\n  read: ${got}${read.unread.map(({ why }) => ` [${why}]`).join('')}`)
      }
      expect(wrong.slice(0, 3)).toEqual([])
    })

  it('two stylists, written in six ways, are the same two', () => {
    const a = 'Emma 09:00-10:00 Faye|Emma 10:30-12:00 Gina|Jo 09:30-10:15 Harry|Jo 10:00-11:00 Ines'
    for (const text of [
      'Emma:\n9-10 Faye cut\n10.30-12 Gina tint\nJo:\n9.30-10.15 Harry gents\n10-11 Ines blow dry',
      'Emma: 9-10 Faye cut, 10.30-12 Gina tint\nJo: 9.30-10.15 Harry gents, 10-11 Ines blow dry',
      "Emma's column\n9-10 Faye cut\n10.30-12 Gina tint\n\nJo's column\n9.30-10.15 Harry gents\n10-11 Ines blow dry",
      '9-10 Faye cut with Emma\n10.30-12 Gina tint with Emma\n9.30-10.15 Harry gents with Jo\n10-11 Ines blow dry with Jo',
      'stylist,time,client,service\nEmma,09:00-10:00,Faye,cut\nEmma,10:30-12:00,Gina,tint\nJo,09:30-10:15,Harry,gents\nJo,10:00-11:00,Ines,blow dry',
      'Today Emma & Jo:\nEmma 9-10 Faye cut, 10.30-12 Gina tint\nJo 9.30-10.15 Harry gents, 10-11 Ines blow dry',
      'Time | Emma | Jo\n09:00 | Faye cut 60 |\n09:30 | | Harry gents 45\n10:00 | | Ines blow dry 60\n10:30 | Gina tint 90 |',
    ]) {
      const read = readSchedule(text)
      const got = read.entries
        .map(entry => `${entry.staff} ${clockText(entry.start)}-${clockText(entry.end)} ${entry.client}`)
        .sort()
        .join('|')
      expect([text, got]).toEqual([text, a])
    }
  })
})
