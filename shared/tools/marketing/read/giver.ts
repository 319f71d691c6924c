// Whose yes it is. Only the person who is shown or quoted can give it; a name alone does not say that it is theirs.

const NAME = "(\\p{Lu}\\p{Ll}[\\p{L}’'-]*?)"
/** "Mel messaged", "Mel has just", "Mel is": the name right before the yes. */
const GIVER = new RegExp(
  `(?<!\\p{L})${NAME}(?:['’]s)?(?: (?:is|was|has|have|had|just|then|kindly|since|already|also|even|all|both|very|really|totally))*\\s*$`,
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
  /\b(?:client|customer|bride|groom|model|guest|regular|reviewer|review from|words from|quote from)[:,]? (?:\w+ )?$|["”]\s*[-–—]\s*$/i
/** The yes is all that is told of them. */
const ONLY_THE_YES =
  /^(?:['’]s)?(?: (?:is|was|has|have|had|just|then|also|kindly|since|already))* ?(?:e-?mailed|messaged|texted|dm['’]?d|wrote|written|replied|said|says|agreed|ok(?:ay)?['’]?d|approved|happy|fine|ok(?:ay)?|good|glad|pleased|delighted|cool|comfortable)\b/i

/** Whether a text tells of this name as the one it is about, beside the yes itself. */
function isShown(name: string, whole: string): boolean {
  const named = new RegExp(`(?<!\\p{L})${name.replace(/[^\p{L}]/gu, '.')}(?!\\p{L})`, 'gu')
  return [...whole.matchAll(named)].some(({ index }) => {
    const before = whole.slice(0, index)
    const after = whole.slice(index + name.length)
    return (
      IS_CLIENT.test(before) ||
      (!MAKER_BEFORE.test(before) && !MAKER_AFTER.test(after) && !ONLY_THE_YES.test(after))
    )
  })
}

/** False where somebody gave the yes who is named nowhere else in the text, or who did the hair. */
export function isTheirs(before: string, whole: string): boolean {
  const name = GIVER.exec(before)?.[1]
  return name === undefined || NO_NAME.test(name) || isShown(name, whole)
}
