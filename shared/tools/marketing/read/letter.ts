// What of a topic is the outside of an email: whom it is to, and that it is a reminder.

/** "Dear Saskia …", but not "Dear all". */
const SALUTED =
  /^(?:[Dd]ear|[Hh]i|[Hh]ello|[Hh]ey) (?!(?:All|Everyone|Everybody|Clients?|Customers?|Ladies|There|Team|Guys|Folks|Friends|Both|Sir|Madam)\b)(?=[A-Z]\p{Ll}+)/u

/** The prose with its salutation as a wish: "Email Saskia …". */
export const addressed = (prose: string): string => prose.replace(SALUTED, 'Email ')

const REMINDER = /^(?:appointment|booking) (?:reminder|confirmation) (?:to|for) you,?:?\s+(?=\S)/i
const BARE_REMINDER = /^(?:[\w-]+ ){0,3}reminder (?:to|for) you[.!]*$/i

/** "Appointment reminder to you tomorrow 3pm": the email is the reminder. '' where nothing else stood there. */
export const withoutReminder = (text: string): string =>
  text
    .replace(REMINDER, 'Your appointment: ')
    .replace(BARE_REMINDER, whole => (/test/i.test(whole) ? 'A skin test before your colour' : ''))
