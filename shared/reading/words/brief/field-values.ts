// How the value of a field begins, as in "valid: until 30 April". This decides the sentence that is built around it.
import type { Lines } from '../../tables'

const SPAN = 'day/days/week/weeks/month/months/year/years/hour/hours'
/** A number, but not an amount of money. */
const NUMBER = '<£/€/$ #'
const LENGTH = 'hour/hours/hr/hrs/min*'

export const VALUES_SAID: Lines = {
  number: [`^ ${NUMBER}`],
  'number.alone': [`^ ${NUMBER} ;;`],
  date: ['^ @day/@month'],
  weekday: ['^ @day'],
  day: ['^ @day/week/weekday*/weekend*/every/all/each'],
  clock: [`^ (from) ${NUMBER}`, '^ noon/@day'],
  capital: ['^ @capital'],
  linked: [
    '^ until/till/from/between/throughout/through/during/all/every/this/next/in/on/for/by/at/before/after/with/to',
  ],
  runs: ['^ end/ends/run/runs/start/starts/close/closes/valid/expire/expires'],
  span: [`^ (for) # ${SPAN} ;;`],
  notice: ['^ # hour/hours/day/days/hr/hrs (notice) ;;'],
  always: ['^ ongoing/always', '^ any time'],
  till: ['to/until/till', '# =-/=– #'],
  // "22 to 28 August"
  'till.first': ['^ # (st/nd/rd/th) (@month) to/until/till/=-/=– #'],
  money: ['^ (from/only) £/€/$ #'],
  from: ['^ from'],
  amount: ['^ (by) (£) #'],
  not: ['^ not/no/exclud*'],
  why: ['^ to/because/so/we/our/it'],
  opens: ['^ open*/we/closed'],
  took: [`^ (about) # ${LENGTH}`],
  few: ['^ one/two/three/a', `^ ${NUMBER}`],
  one: ['^ one/1/two/2'],
  'our.own': ['^ the/our'],
  several: ['# ..9 and/or/=,/=/ ..9 #'],
  change: ['@any to @any'],
  when: ['^ this/next/on/in/at/from/morning*/evening*/tomorrow/today'],
  test: [
    '^ (at least) # h/hr/hrs/hour/hours before ~9 ;;',
    '^ (at least) # h/hr/hrs/hour/hours before ~9 =, takes ~9 ;;',
  ],
}
