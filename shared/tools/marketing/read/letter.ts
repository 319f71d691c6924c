// The outside of an email: who it is to, and that it is a reminder.

const NAMES_IN_S =
  '(?:Agnes|Alexis|Anais|Angus|Avis|Boris|Bess|Carlos|Carys|Charles|Chris|Claus|Curtis|Cass|Denis|Dennis|Dolores|Doris|Ellis|Frances|Francis|Gladys|Glynis|Gus|Hans|Harris|Ines|Inês|Iris|James|Janis|Jess|Jesus|Joss|Jules|Klaus|Lewis|Lois|Louis|Lucas|Luis|Mathias|Marcos|Marcus|Maris|Mavis|Miles|Morris|Moses|Nicholas|Nicolas|Norris|Otis|Paris|Phyllis|Rhys|Ross|Russ|Silas|Thomas|Tess|Titus|Tobias|Travis|Wes|Zeus)'
/** Capitalised, but not a name: a month, a group, an endearment. */
export const NOBODY = `(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|All|Every(?:one|body)|Clients?|Customers?|There|Team|Folk|Both|Sir|Madam|Mum|Dad|Valued|Loyal|Our|My|New|Diary|Santa|Hun|Hon|Honey|Gorgeous|Lovely|Beautiful|Babe|Darling|Sweetie|Sweetheart|Love|Bride|Groom|You|Guest|Friend|Neighbour|Men|Women|Children|People|Colour|Tomorrow|Today|(?!${NAMES_IN_S}\\b)\\p{L}+s)(?![\\p{L}\\d])`

const GROUP = new RegExp(`^${NOBODY}`, 'u')
export const isGroup = (word: string): boolean => GROUP.test(word)

/** "Dear Saskia …", but not "Dear all" and not "Dear Brides". */
const SALUTED = new RegExp(`^(?:[Dd]ear|[Hh]i|[Hh]ello|[Hh]ey) (?!${NOBODY})(?=[A-Z]\\p{Ll}+)`, 'u')

/** "Welcome Sarah, first appointment Thursday": she is the reader. */
const WELCOMED = new RegExp(
  `^[Ww]elcome (?!${NOBODY})(?=[A-Z]\\p{Ll}+,? (?:to )?(?:your |her |his )?(?:first|new client|appointment))`,
  'u',
)

/** "Hannah’s birthday is on the 6th, wish her happy birthday" */
const ITS_BIRTHDAY = new RegExp(`^(?!${NOBODY})([A-Z]\\p{Ll}+)['’]s birthday (?=is\\b)`, 'u')

/** "… wish her happy birthday": written to the client, not about the client to everyone. */
const FOR_THEM =
  /\b(?:wish|give|offer|send|treat|tell|email|invite) (?:her|him|them)\b|\b(?:that|her|his|their) (?:birthday )?month\b/i

/** Turns the salutation into a request: "Email Saskia …". */
export const addressed = (prose: string): string => {
  const told = prose.replace(SALUTED, 'Email ').replace(WELCOMED, 'Email ')
  return /\b(?:every(?:one|body)|all (?:our |my )?(?:clients|customers)|salon['’]?s)\b/i.test(prose) ||
    !FOR_THEM.test(prose)
    ? told
    : told.replace(ITS_BIRTHDAY, 'Email $1. ')
}

/** The sentence without a salutation to that client, because the email starts with its own. */
export const withoutSalutation = (sentence: string, name: string): string =>
  sentence
    .replace(
      new RegExp(
        `^(?:dear|hi|hello|hey|welcome) ${name}(?: \\p{Lu}[\\p{L}'’-]+)?(?:[,!.]+\\s*|\\s+|$)`,
        'iu',
      ),
      '',
    )
    .replace(/^\p{Ll}/u, letter => letter.toUpperCase())

const REMINDER =
  /^(?:(?:appointment|booking) (?:reminder|confirmation) (?:to|for)|confirm(?:ing)? (?:an? |the )?(?:booking|appointment) for) you,?:?\s+(?=\S)/i
const BARE_REMINDER = /^(?:[\w-]+ ){0,3}reminder (?:to|for) you[.!]*$/i

/** "Welcome email for new client Joe, first appointment Friday": the greeting already says the first part. */
export function withoutWelcome(text: string, name: string): string {
  const left = text.replace(
    new RegExp(
      `^welcome (?:(?:e-?mail|message|note|letter) )?(?:to|for) (?:(?:our|a|the|my) )?(?:new )?(?:client |customer |guest )?(?:${name}|you)[,.:;]*\\s+(?=(?:(?:her|his|their|your) )?(?:first|appointment|visit)\\b)`,
      'i',
    ),
    '',
  )
  return left === text
    ? text
    : left.replace(
        /^(?:(?:her|his|their|your) )?(first )?(appointment|visit) (?:on |is )?(?=(?:mon|tue|wed|thu|fri|sat|sun|\d|tomorrow|next))/i,
        (_, first: string | undefined, visit: string) =>
          `Your ${first === undefined ? '' : 'first '}${visit}: `,
      )
}

/** "Appointment reminder to you tomorrow 3pm": the email itself is the reminder. '' if there was nothing else. */
export const withoutReminder = (text: string): string =>
  text
    .replace(
      /^(?:skin|patch|allergy)(?: alert)? test reminder (?:to|for) you,?\s+(?=\S)/i,
      'Your skin test: ',
    )
    .replace(/^(Your skin test: (?:before|after|for) )(?:her|his|their)\b/, '$1your')
    .replace(REMINDER, 'Your appointment: ')
    .replace(BARE_REMINDER, whole => (/test/i.test(whole) ? 'A skin test before your colour' : ''))
