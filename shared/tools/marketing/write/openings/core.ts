// Turns the topic's first words into the post's first sentence.
import type { Brief } from '../../read/brief'
import { calm, capital, isQuestion, isStatement, type Pick, sentence, small } from '../../voice'

/** One or two words: a subject, not news. */
export const isThin = ({ kind, type, core, said, facts }: Brief): boolean =>
  kind === 'spotlight' &&
  type !== 'email' &&
  said.length === 0 &&
  facts.length === 0 &&
  core !== '' &&
  !/[\d.!?:]/.test(core) &&
  core.split(/\s+/).length <= 2

const at = (text: string, salon: string | null): string =>
  salon === null ||
  text.includes(salon) ||
  text.split(/\s+/).length > 8 ||
  /\s[-–—]\s|\b(?:in|at)(?: the| our)? (?:salon|store|shop)\b|\b(?:here|outside|road ?works|to (?:all|every\w*))\b/i.test(
    text,
  )
    ? text
    : `${text} at ${salon}`

const LABELLED_TEST =
  /^([^:.!?]{3,40}): ((?:skin|patch|allergy)(?: alert)? test)(?: reminder| (needed|required))?( (?:at least )?\d+ ?(?:h|hrs?|hours?) before\b[^.!?]*| before [^.!?]*)?[.!]?$/i

const COLOURED =
  /^(?!(?:avoid|reduc|prevent|remember|remind|reminder|book|before|no)\b).*\b(?:colou?r\w*|tints?|lash\w*|brows?|(?:high|low|baby)lights|balayage|ombr[eé]|toners?|gloss\w*|clients?|guests?|henna|lamination|bleach\w*|blonde?s?)$/i

/**
 * "Hair colour: skin test reminder before first visit" → "Hair colour starts with a skin test, before your first visit"
 */
function testOf(core: string): string | null {
  const [, label = '', test = '', needed, before = ''] = LABELLED_TEST.exec(core) ?? []
  if (!COLOURED.test(label)) return null
  const many = /[^s]s$/i.test(label)
  const when = before.replace(/\bbefore first\b/i, 'before your first')
  return needed === undefined && !/\d/.test(when)
    ? `${label} ${many ? 'start' : 'starts'} with ${/^a/i.test(test) ? 'an' : 'a'} ${test.toLowerCase()}${when === '' ? '' : `,${when}`}`
    : `${label} ${many ? 'need' : 'needs'} ${/^a/i.test(test) ? 'an' : 'a'} ${test.toLowerCase()}${when}`
}

/**
 * "Autumn balayage availability" → "Autumn balayage: the diary is open at Willow & Co." Statements stay as they are.
 */
export function coreOf(brief: Brief, pick: Pick): string {
  const { kind, salon, type } = brief
  const core = calm(capital(brief.core)).replace(
    /^Salon (?=(?:is|was|will|has|opens?|closes?|closed|reopens?)\b)/,
    'The salon ',
  )
  if (core === '') return ''
  const tested = kind === 'skin-test' ? testOf(core) : null
  if (tested !== null) return sentence(tested)
  if (isStatement(core) || isQuestion(core) || /[.!?:]/.test(core.slice(0, -1)) || /[!?]$/.test(core))
    return sentence(core)
  const bare = core
    .replace(
      /(?<!\b(?:no|not|by|without|an?))\s+(?:availability|available|appointments?|slots?|launch|post|reminder|announcement|news|update|spotlight|transformation post)$/i,
      '',
    )
    .replace(/^(?:announcement|news|update|reminder|launch of|introducing|new in):?\s+(?=\p{L})/iu, '')
  const named = capital(bare === '' ? core : bare)
  // One or two words: a subject, not news.
  if (isThin(brief)) {
    // If it isn't about hair at all, it stands on its own.
    if (brief.subjects[0]?.id === 'general') return sentence(named)
    const about = small(named)
    return pick([`Let us talk about ${about}.`, `Today’s subject: ${about}.`], 'core')
  }
  // "at the salon" would attach itself to a price or a date.
  const plain = /[\d,]/.test(named)
  if (kind === 'availability' && bare !== core && !/\d/.test(named))
    return sentence(
      pick(
        [
          `${named}: the diary is open${salon.name ? ` at ${salon.name}` : ''}`,
          `${named} appointments are open${salon.name ? ` at ${salon.name}` : ''}`,
        ],
        'core',
      ),
    )
  if (kind === 'launch')
    return sentence(
      plain
        ? named
        : /^(?:(?:our|the|my) )?(?:new|brand|now|just|introducing)\b/i.test(named)
          ? at(named, salon.name)
          : pick(
              [at(`New: ${small(named)}`, salon.name), `${named}, now at ${salon.name ?? 'the salon'}`],
              'core',
            ),
    )
  if (kind === 'winback' && type === 'email') return ''
  if (kind === 'spotlight' || kind === 'product' || kind === 'voucher' || kind === 'offer')
    return sentence(/\bat\b/.test(named) || plain ? named : at(named, salon.name))
  return sentence(core)
}
