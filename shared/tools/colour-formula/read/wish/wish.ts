// What is wanted: the shade, the service, and requests that a colourist has to refuse.
import type { Maker } from '../../../../trade/colour/codes'
import type { Tone } from '../../../../trade/tones'
import { named, saysSo } from '../said'
import { toneIn } from '../shades/shade-names'
import { type ReadShade, shadesIn } from '../shades/shades'
import { withoutUnwanted } from '../shades/unwanted'
import { howFar } from './how-far'
import { type Mix, mixIn } from './mix'
import { asksNewPieces, type Service, serviceIn } from './service'
import { type Vivid, vividIn } from './vivids'

export type Wish = {
  shades: ReadShade[]
  /** Two shades in one bowl, as written: "6/0 + 6/3 eq pts". */
  mix: Mix | null
  tone: Tone | null
  service: Service
  vivid: Vivid | null
  coverGrey: boolean
  blendGrey: boolean
  /** How many levels to go, if only a direction is given: +2 lighter, -1 darker. */
  by: number | null
  direction: 'lighter' | 'darker' | null
  warmer: boolean
  cooler: boolean
  highLift: boolean
  wantsBleach: boolean
  bleachBath: boolean
  oneVisit: boolean
  promise: boolean
  /** Developer strengths asked for. */
  volumes: number[]
  onScalp: boolean
  heat: boolean
  same: boolean
  /** Nothing that a colourist could act on. */
  vague: boolean
  evenOut: boolean
  /** The roots stay as they are. */
  keepRoots: boolean
  removeColour: boolean
}

/** "Not to cover", "not fussed about covering the grey". */
export const wantsNoCover = (text: string): boolean => named(text, 'no cover') !== null

const KEEP_ROOTS =
  /\b(?:keep(?:ing)?|leav(?:e|ing)|not?(?: touching)?|without(?: touching)?|avoid(?:ing)?) (?:(?:the|her|his|my|on|natural|dark|own|at) )*roots?(?: (?:natural|dark|as (?:is|it is|they are)|alone|untouched|out))*|\broots? (?:(?:to )?stay\w*|kept|left|remain\w*)(?: \w+)?|\bnatural roots? (?:kept|left|showing)/g

export function readWish(text: string, raw: string, maker: Maker | null): Wish {
  const names = (concept: string): boolean => named(text, concept) !== null
  const says = (concept: string): boolean => saysSo(text, concept)
  const coverGrey =
    (says('covers grey') || names('no more grey') || names('covers all grey')) && !names('no cover')
  const asked = serviceIn(text.replace(KEEP_ROOTS, ' '))
  // "4/56, deep and shiny": shine describes the shade, and asks for no gloss.
  const service =
    asked === 'gloss' && !names('gloss named') && /\d\s?[/.,-]\s?\d/.test(text) ? 'unsaid' : asked
  const dyed = vividIn(text, coverGrey || service === 'camouflage' || names('grey blended'))
  // If a code's meaning depends on the maker, the words beside it decide first: "6/66 fiery red".
  const said = toneIn(text)
  const found = shadesIn(text, raw, maker).map(shade =>
    shade.how === 'code' && !shade.sure && said ? { ...shade, tone: said } : shade,
  )
  // "5/66 vivid red" is an oxidative shade: the code says so.
  const vivid =
    dyed &&
    !dyed.pastel &&
    found.some(
      shade =>
        shade.how === 'code' &&
        (shade.level ?? 99) <= 7 &&
        (shade.tone === 'red' ||
          shade.tone === 'copper' ||
          shade.tone === 'mahogany' ||
          shade.tone === 'violet'),
    )
      ? null
      : dyed
  const by = howFar(text)
  const down = by === null ? says('darker') : by < 0
  // Brightening a red means freshening it; brightening a blonde means lifting it.
  const up = by === null ? says('lighter') || (says('brighter') && !names('red again')) : by > 0
  const codes = found.filter(shade => shade.tone !== null && shade.how === 'code')
  const [first] = codes
  // "6-0 & 6-4": two codes of the same depth are one mix, named after the toned one.
  const mixed =
    first?.tone === 'natural'
      ? codes.find(shade => shade.level === first.level && shade.tone !== 'natural')
      : undefined
  const tone =
    (mixed ?? first)?.tone ??
    toneIn(withoutUnwanted(text)) ??
    found.find(shade => shade.tone !== null)?.tone ??
    null
  const same = names('same')
  const wanted = withoutUnwanted(text)
  const rid = wanted !== text
  const cooler = (rid && tone === null && names('warm tone')) || says('cooler') || names('not warm')
  const relevant =
    found.length > 0 ||
    tone !== null ||
    vivid !== null ||
    service !== 'unsaid' ||
    coverGrey ||
    up ||
    down ||
    same ||
    cooler ||
    rid ||
    says('bleaches') ||
    says('of a kind') ||
    names('a hue') ||
    says('mends')
  return {
    shades: found,
    mix: mixIn(text, found),
    tone,
    service,
    vivid,
    coverGrey,
    blendGrey: service === 'camouflage',
    by,
    direction: down ? 'darker' : up ? 'lighter' : null,
    warmer: saysSo(wanted, 'warmer'),
    cooler,
    highLift: says('high lift') || found.some(shade => shade.how === 'code' && (shade.level ?? 0) >= 11),
    // A root shadow beside new foils doesn't hide the need for lightener.
    wantsBleach: says('wants bleach') || (service === 'shadow' && asksNewPieces(text)),
    bleachBath: says('bleach bath'),
    oneVisit: names('one visit'),
    promise: names('promise'),
    volumes: [...text.matchAll(/\b(\d{1,2})\s*-?\s*vol\b/g)]
      .map(hit => Number(hit[1]))
      .concat(
        [...text.matchAll(/\b(?:with|using|at|on|mixed with) (12|9|6|3)\s*%(?!\s*(?:grey|white))/g)].map(
          hit => ({ 12: 40, 9: 30, 6: 20, 3: 10 })[hit[1] as '12' | '9' | '6' | '3'],
        ),
        [
          ...text.matchAll(
            /\b(12|9|6|3)\s*%(?=[^.;\n]{0,25}(?:develop|perox|bleach|powder|lighten|oxid|cream|on))/g,
          ),
        ].map(hit => ({ 12: 40, 9: 30, 6: 20, 3: 10 })[hit[1] as '12' | '9' | '6' | '3']),
      ),
    onScalp: says('on the scalp'),
    heat: says('heat'),
    same,
    vague: !relevant,
    evenOut: says('evens out'),
    keepRoots: text.search(KEEP_ROOTS) >= 0 || names('ends alone'),
    removeColour: service === 'removal' || names('back to natural'),
  }
}
