// Whose yes it is. Only the person who is shown or quoted can give it; a name alone does not say that it is theirs.

const NAME = "(\\p{Lu}\\p{Ll}[\\p{L}’'-]*?)"
/** "Mel messaged", "Mel has just", "Mel is": the name right before the yes. */
const GIVER = new RegExp(
  `(?<!\\p{L})${NAME}(?:['’]s)?(?: (?:is|was|has|have|had|just|then|kindly|since|already|also|even|all|both|very|really|totally|says|said|tells us|told us|that))*\\s*$`,
  'u',
)
const NO_NAME =
  /^(?:She|He|They|Her|His|Client|Customer|Guest|Model|Bride|Groom|Lady|Lad|Girl|Regular|Both|All|Everyone|Bridesmaids?|Couple|Mum|Dad|Parents?|Guardian|And|But|Also|Yes|Photos?|Pics?|Pictures?|Written|Verbal|Consent|Permission|Signed|Form|We|I|It|The|Is|Was|Got|Has|Have|Had|Ok|Okay|Fine|Happy)$/
const MAKER_BEFORE =
  /\b(?:by|stylist|colou?rist|barber|hairdresser|junior|apprentice|ask for|book with|team member|manager|owner|receptionist|artist|photographer|photos? by)[:,]? $/i
const MAKER_AFTER =
  /^(?:,? (?:our|the) (?:\w+ )?(?:stylist|colou?rist|barber|manager|owner|junior|apprentice|receptionist)\b| (?:did|cut|coloured|colored|painted|created|styled|made|worked|transformed|took (?:her|him|them)|gave (?:her|him|them)|blended|toned|lifted|added|spent|used|our)\b)/i
/** "Client Nadia", "… thank you!" - Meg */
const IS_CLIENT =
  /\b(?:client|customer|bride|groom|model|guest|regular|reviewer|(?:review|words|quote) (?:from|by))[:,]? (?:\w+ )?$|["”]\s*[-–—]\s*$/i
/** Jo wrote "…" */
const QUOTED_AFTER =
  /^(?: (?:has|just|kindly|also))* (?:wrote|writes|says|said|told us|messaged|texted|e-?mailed|left|commented|posted)(?: us)?(?: this)?[:,]? ?["“]/i

/** The yes is all that is told of them. */
const ONLY_THE_YES =
  /^(?:['’]s)?(?: (?:is|was|has|have|had|just|then|also|kindly|since|already))* ?(?:e-?mailed|messaged|texted|dm['’]?d|wrote|written|replied|said|says|agreed|ok(?:ay)?['’]?d|approved|happy|fine|ok(?:ay)?|good|glad|pleased|delighted|cool|comfortable)\b/i

const MADE_BY =
  /\b(?:[Bb]y|[Ss]tylist|[Cc]olou?rist|[Bb]arber|[Aa]rtist|[Aa]sk for|[Bb]ook with)[:,]? (\p{Lu}\p{Ll}+)/gu
const WHOSE =
  /\b(?:on|for|of|[Cc]lient|[Cc]ustomer|[Bb]ride|[Mm]odel|[Gg]uest)[:,]? (?!Balayage|Colou?r|Photo)\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+['’]s (?:new |own |long |natural )?(?:hair|bob|balayage|colou?r|cut|highlights|perm|curls|copper|blonde)\b/u

/** "We have Jo’s ok": nobody says so of one who works there. */
const IN_HAND = /\b(?:we|i)(?: have|['’]ve)?(?: got)? \p{Lu}\p{Ll}+['’]s\s*$/iu

/** Whether a text tells of this name as the one it is about, beside the yes itself. */
function isShown(name: string, whole: string): boolean {
  const named = new RegExp(`(?<!\\p{L})${name.replace(/[^\p{L}]/gu, '.')}(?!\\p{L})`, 'gu')
  return [...whole.matchAll(named)].some(({ index }) => {
    const before = whole.slice(0, index)
    const after = whole.slice(index + name.length)
    // A name in the quoted words is whom they thank.
    if ((before.match(/["“”]/g)?.length ?? 0) % 2 === 1) return false
    return (
      IS_CLIENT.test(before) ||
      QUOTED_AFTER.test(after) ||
      (/["”]\s*$/.test(before) && before.search(named) < 0) ||
      (!MAKER_BEFORE.test(before) && !MAKER_AFTER.test(after) && !ONLY_THE_YES.test(after))
    )
  })
}

/** "Curly cut by Rob. Amelia is fine with photos": who did it is somebody else, and no other client is named. */
function isOtherThanMaker(name: string, whole: string): boolean {
  const makers = [...whole.matchAll(MADE_BY)].map(([, maker]) => maker)
  return makers.length > 0 && !makers.includes(name) && !WHOSE.test(whole)
}

/** False where somebody gave the yes who is named nowhere else in the text, or who did the hair. */
export function isTheirs(before: string, whole: string): boolean {
  const name = GIVER.exec(before)?.[1]
  return (
    name === undefined ||
    NO_NAME.test(name) ||
    IN_HAND.test(before) ||
    isShown(name, whole) ||
    isOtherThanMaker(name, whole)
  )
}
