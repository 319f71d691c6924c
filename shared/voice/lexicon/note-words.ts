// How a note begins, and what begins like one but isn't.
import type { Lines } from '../../reading/tables'
import type { FamilyTable } from '../../reading/wording'

export const NOTE_NAMED: FamilyTable = {
  courtesy: 'u*, um, umm, uh, er, erm, ah, so, ok, okay, right, please, hey, six, can/could you',
  // Who does something: then this is what to write down, not just "put it down".
  whose: 'she/he/her/his/they/their, the client',
  begun: '(colon) (=:/=,/=.) (that/saying, to say)',
}

/** The words after one of these are the note. */
export const NOTE_LEAD: Lines = {
  lead: [
    `(@courtesy (=,))* {new/chair, (a) quick, save the/a/this, {make/add/take/write/put/pop/stick/leave (down), jot (down)} (a/an)}
      note ((this/that/it) down) (on/in (her/his) +saying) (on/there/here +that) @begun`,
    '(@courtesy (=,))* note ((this/that/it) down) (on/in (her/his) +saying) (on/there/here +that) @begun',
    '(@courtesy (=,))* add/put (it/this) to/in/into the/her/his/their notes @begun',
    '(@courtesy (=,))* jot this/that/it down @begun',
    '(@courtesy (=,))* remember {for me that, that +she/he/her/his/they/their} @begun',
    '(@courtesy (=,))* jot/write/put/pop (this/that/it) down (that) +@whose @begun',
  ],
}

/** Not notes: "Note to self", "note the date", "note from my mum", "note, she says". */
export const NO_NOTE: Lines = {
  saying: [
    '^ to self, ^ how, ^ the/this date, ^ from my/your/his/her, ^ on the door/fridge/desk/table',
    '^ of it/that/the/his/my/your/our/their',
    'she/he/they/i/we say/says/said/goes/went ;;',
  ],
  nothing: ['^ please/down/now/that ;;', '^ for her/him/me/us ;;'],
}
