// Names: whether a line calls the client by one, and by theirs.
import { wording } from '../../../reading/wording'
import type { Add } from './line'
import { tidy } from './text'
import type { TalkSoFar } from './told'

/** A name that the stylist calls the client by: "Hi Maya", ", Dana.", "Thanks, Priya". */
const CALLED =
  /(?:\b(?:[Hh]i|[Hh]ello|[Hh]ey|[Hh]iya|[Mm]orning|[Aa]fternoon|[Ee]vening|[Ww]elcome|[Ss]orry|[Tt]hanks|[Tt]hank you|[Oo]kay|OK|[Rr]ight|[Ll]ovely|[Ss]o|[Ww]orry|[Ss]ure|[Yy]es|[Yy]eah|[Nn]o|[Cc]ourse|[Gg]reat|[Pp]erfect|[Aa]l ?right|[Pp]roblem|[Ww]orries|[Uu]nderstand|[Yy]ou|[Oo]h|[Aa]h|[Ww]ell|[Dd]ear)(?: there)?,? (?:(?:Mrs|Mr|Ms|Miss)\.? )?|, )([A-Z]\p{Ll}{2,})(?=[,.!?]|$| [–—-]|\s(?:and|for|that|I))/gu
const NO_NAMES =
  /^(?:I|We|You|The|That|This|Then|There|What|How|Why|When|Which|Let|So|And|But|Just|Can|Could|Would|Shall|Right|Great|Lovely|Good|Thanks|Thank|Okay|Yes|No|Sorry|Of|If|It|Is|Are|Do|Does|Did|My|Your|Our|At|For|To|In|On|Not|Now|Well|Sure|Perfect|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|First|Second|Before|After|Here|Hello|Hey|Please|Absolutely|Anyway|Also|Only|Maybe|Because|Honestly|Actually|Today|Tomorrow|Wella|Olaplex|Kerastase|Redken|Christmas|Never|None|Look|Listen|Oh|Ah|Instagram|Next|Have|Has|Been|Come|Go|Since|With|Without|From|Don|Hi|All|As|Ok|Dear|Love|Take|Tell|Trust|Hopefully|Usually|Great|Definitely|Totally|Welcome|Brilliant|Done|Wonderful|Gorgeous|Fair|Fine|Morning|Afternoon|Evening|Congratulations|Personally|Normally|Ideally|Finally|Understood|Together|Curly|British|English|Brexit|Spain|Obviously|Certainly|Jargon)$/

const namesCalled = (text: string): string[] =>
  [...tidy(text).matchAll(CALLED)]
    .map(match => match[1] ?? '')
    .filter(name => name !== '' && !NO_NAMES.test(name))

const I_AM = wording("i'm/i_am/im, my name is/'s, you're with, it's")
const NOT_I = new Set('So Really Not Sorry Afraid I OK Just On In At Up No All Glad Here'.split(' '))
/** "I'm Jess": a name, with its capital. */
export const introducesIn = (sentence: string): boolean =>
  I_AM.all(sentence).some(({ index, text }) => {
    const [word = ''] = sentence
      .slice(index + text.length)
      .trim()
      .split(/[^\p{L}'-]/u)
    const [first = '', second = ''] = word
    return first !== first.toLowerCase() && second !== second.toUpperCase() && !NOT_I.has(word)
  })

/** Whether the client is called by name, and by the right one. */
export function hearNames(text: string, sentences: readonly string[], told: TalkSoFar, add: Add): void {
  for (const name of namesCalled(text)) {
    const quote = sentences.find(sentence => sentence.includes(name)) ?? text
    if (told.name === null || name.toLowerCase() === told.name.toLowerCase()) add('uses_name', quote)
    // Only a greeting surely names the client: a capital after a comma may be a brand or a day.
    else if (
      new RegExp(
        `\\b(?:hi|hiya|hello|hey|morning|afternoon|sorry|thanks|thank you|okay|ok|welcome|worry|sure|yes|yeah|no|course|great|perfect|all ?right|problem|worries),? ${name}\\b`,
        'i',
      ).test(text)
    )
      add('wrong_name', quote, name)
  }
  if (told.name !== null && !namesCalled(text).length && new RegExp(`\\b${told.name}\\b`, 'i').test(text))
    add('uses_name', sentences.find(sentence => new RegExp(`\\b${told.name}\\b`, 'i').test(sentence)) ?? text)
}
