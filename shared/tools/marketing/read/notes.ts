// Words of a topic that are for us, not for the reader: who agreed to what, and what is asked of us.
import { speaks } from './asides'

/** Whether the consent that was noted is in the text. */
const IS_NOTE =
  /\b(?:(?:no|not got an?|no set) (?:price|prices|date|details) (?:yet|as yet)\b|(?:ok(?:ay)?|fine|happy|good|cool) to (?:tag|name|be (?:tagged|named)|use (?:her|his|their))\b|(?:got|have|has) (?:her|his|their) ok(?:ay)?\b|(?:e-?mailed|messaged|texted|replied|dm['’]?d|wrote|written)\b[^.,;]{0,25}\b(?:we|i) can (?:use|share|post)|consent(?:s|ed)?|permission|(?:photo|model|media) release|release (?:form|signed)|(?:client|she|he|they|mum|mom|dad|guardian|customer|bride|\p{Lu}\p{Ll}+) (?:has |have |had |['’]s |is |are |was |were |all )*(?:agreed|agrees|ok(?:ay)?['’]?d|said yes|given (?:us )?(?:the )?(?:ok|go-?ahead)|approved|fine with|cool with|happy with (?:us|me|photos?|pics|it (?:being|going)|sharing|posting)|up for (?:photos?|being|us))|(?:client|she|he|they|customer|bride|mum|\p{Lu}\p{Ll}+)(?:['’]s| is| are)? (?:all )?(?:ok(?:ay)?|fine|happy|cool|(?<!\bfor )good) (?:with|for)|(?:photos?|pics?|pictures|name) (?:are |is |all )?(?:ok|okay|agreed|approved|fine|allowed)|ok(?:ay)? (?:to|for us to|with us) (?:post|share|us|sharing|posting)|use (?:(?:her|his|their|it with her|it with his) )?(?:first )?name|signed (?:the|a|our|her|his) (?:\w+ )?forms?|happy for (?:you|us|me) to|(?:mum|mom|dad|parent|guardian)s? (?:has |have )?signed|reviewer \p{Lu}\p{Ll}+|happy (?:for (?:us|me) )?to (?:share|be (?:named|shown|featured|tagged|posted|on|in)|post)|(?:said|says) (?:we|i|you) can (?:post|share|use)|(?:doesn['’]?t|didn['’]?t|does not|rather not) (?:want|be) (?:named|tagged|her|his|their|to be)|anonymous(?:ly)?|name (?:is )?(?:ok|fine)|first names?:? (?:is |are )?(?:no|not|yes|ok|okay|only|fine|allowed|can)|(?:he|she|they) said no|no (?:name|names|surname|tag|face)\b|not (?:her|his|their) (?:name|face|surname)|don['’]?t (?:name|tag|(?:use|mention) (?:her|his|their|the))|on (?:our )?file|(?:first )?name,? \p{Lu}\p{Ll}+,? (?:is |was )?(?:ok(?:ay)?|fine|yes|allowed))\b|^(?:she|he|they|client)(?:['’](?:s|ve))?(?: has| have)? (?:e-?mailed|messaged|texted|dm['’]?d|replied|wrote)(?: us| me| back)*(?: to say| saying)[.!]?$|^(?:we|i) can (?:share|use|post) (?:it|this|that|them)\b|^\(?first name,? \p{Lu}\p{Ll}+[.)]?$/iu
/** A question to us: "Is it ok to use?", "can we post this?" */
const IS_QUESTION =
  /^(?:(?:so|and|but|also|just|is|are|can|could|may|should|would|do|am)\b[^?]{0,60}\b(?:use|post|share|publish|ok(?:ay)?|allowed|legal|fine)\b[^?]{0,40}\?|(?:thoughts|what do you think|any ideas|ok|is that ok(?:ay)?|can you help|sound good|please help)\s*\?)$/i
const CLAUSE =
  /(?<=[,;])\s+|(?<=\s[-–—])\s+|(?<=\))\s+|\s+(?=\()|\s+(?=(?:and|but|so)\s)|\s+(?=(?:went (?:from|to)|(?:we|\p{L}+) (?:took|cut|coloured|changed) (?:it|her|him|them)|from (?:long|short|dark|light|box|grown|brown|blonde|black|red|grey)|it took|took (?:an|\d|two|three))\b)/u

/** "Permission for insta and facebook": the other half of where it may go. */
const ALSO_ON =
  /^(?:and|or|&) (?:on |for )?(?:our |the )?(?:insta\w*|facebook|fb|tiktok|socials?|social media|website|web|page|grid|stories|reels)\W*$/i

/** What points at something that stands nowhere: "ask Donna re the other thing", "same as we said". */
export const pointsNowhere = (sentence: string): boolean => speaks('nowhere', sentence)

export const asksUs = (sentence: string): boolean => IS_QUESTION.test(sentence.trim())

/** A sentence without the clauses that note a consent; '' where nothing else was in it. */
export function withoutNote(sentence: string): string {
  if (asksUs(sentence)) return ''
  if (!IS_NOTE.test(sentence)) return sentence
  const left = sentence
    .split(CLAUSE)
    .filter(part => part !== undefined && !IS_NOTE.test(part) && !ALSO_ON.test(part))
    .join(' ')
    .replace(/^(?:(?:and|but|so|who|she|he|they|with|has|have|is)\s+)+/i, '')
    .replace(/(?:[\s,;:–(-]|\b(?:and|but|with)\b){1,40}$/i, '')
    .trim()
  // "On file for social media" says nothing to a reader.
  return left.split(/\s+/).length < 3 ||
    /^(?:for|on|in|to|by) (?:our |the )?(?:social|insta|facebook|website|grid|page)/i.test(left)
    ? ''
    : left
}
