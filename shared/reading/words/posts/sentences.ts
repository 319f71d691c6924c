// What makes words a sentence: a verb of its own, an order, a question. Apostrophes are read as spaces: "we ll".
import type { Lines } from '../../tables'

export const SENTENCES_SAID: Lines = {
  finite: [
    'we/you/i/is/are/was/were/has/have/will/can/come/comes/start/starts/begin/begins/open/opens/close/closes/join/joins/joined',
    'launches/launched/go/goes/get/gets/run/runs/end/ends/last/lasts/cost/costs/include/includes/need/needs/said/welcome/welcomes',
    'become/becomes/turn/turns/celebrate/celebrates/move/moves/arrive/arrives/return/returns/does/do/dont/won',
    'it/there/that/she/he s',
    'don t',
    'offer/offers you/a/the',
    'now do/does/offer/stock',
  ],
  asks: ['what/how/why/who/where'],
  imperative: [
    '^ book/get/bring/join/come/enjoy/save/win/buy/treat/try/meet/call/ask/pop/refer/introduce/spend/tell/give/remember/please/say/see',
    '^ help/visit/use/look/find/make/take/do/check/follow/welcome/recommend/leave/message/drop/let/raise/celebrate/swap/donate/pick',
    '^ grab/protect/keep/choose/add/wash/brush/wear/start/spread/share/reply/send/enter',
  ],
  question: [
    '^ can/could/would/do/did/have/are you/anyone/anybody/someone/somebody',
    '^ is your/anyone',
    '^ what/where/who/when/why is -more',
    '^ what/where/who/when/why are/do/does/did/should/would/can',
    '^ how often/long/much/many/do/does/did/should/can/are/is',
  ],
  // "Frizz everywhere, who can relate"
  tag: ['^', '=,'].flatMap(at => [
    `${at} who (else) can/is/has/loves/agrees/remembers/fancies/wants ~4 ;;`,
    `${at} anyone (else) ~4 ;;`,
    `${at} right/agreed ;;`,
    `${at} am i right ;;`,
  ]),
}

const MONTH = 'january/february/april/june/july/august/september/october/november/december'
const SHORT_MONTH = 'jan/feb/apr/jun/jul/aug/sept/oct/nov/dec'
const DAY = 'monday*/tuesday*/wednesday*/thursday*/friday*/saturday*/sunday*'
const SHORT_DAY = 'mon/tue/tues/wed/weds/thu/thurs/fri/sat/sun'
const TO = 'to/=-/=–/=&/and/=/'

/** Days, months and holidays get capitals, however they were typed. */
export const CAPITALS_SAID: Lines = {
  capital: [
    `${DAY}/${MONTH}/${SHORT_MONTH}`,
    `# (st/nd/rd/th) (of) [ march/may/mar/sep ]`,
    'in/from/until/till/of/this/next/throughout [ march ] -past/in/on/up/to/out/down',
    'in/until/till/of/throughout [ may ]',
    `[ ${SHORT_DAY} ] ${TO} ${SHORT_DAY}`,
    `${SHORT_DAY} ${TO} [ ${SHORT_DAY} ]`,
    `[ ${SHORT_DAY} ] #/closed/only`,
    `[ ${SHORT_DAY} ] as normal/usual`,
    `closed/shut/back/next [ ${SHORT_DAY} ] -damage/care`,
    'christmas/xmas/easter/halloween/diwali/ramadan/eid/hanukkah/valentine/valentines',
    'christmas/xmas/new_year/new_years eve/day',
    'new year/years',
    'boxing/mothers/fathers/valentines/valentine day',
    'good/black friday',
    'easter/cyber/mothering sunday/monday',
    'bonfire night',
    '[ pride ] month/week/weekend/day/parade',
  ],
}
