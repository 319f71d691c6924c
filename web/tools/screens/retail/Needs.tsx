// What was understood for a client's home care: needs, what to avoid, what is at home already, the hair. A tap removes
// a chip or adds one, and outranks the text.
import { type ReactNode, useState } from 'react'
import { RAISED, type RaisedConcept } from '../../../../shared/reading/model/model'
import type { Reading } from '../../../../shared/reading/understood/reading'
import { CURLS, NEED_CHIPS, type OpenPath, TEXTURES } from '../../../../shared/tools/retail-edge/told/paths'
import { NEED_NAMES, substanceName } from '../../../../shared/tools/retail-edge/told/words'
import { CONTAINS } from '../../../../shared/trade/products/tag-names'
import { Button } from '../../../ui/kit/Button'
import { picksOf } from '../drafts/form-draft'
import { Chips } from '../understood/Chips'
import { type Options, YES_NO } from '../understood/labels'
import { type Picking, picking, TakeAway } from '../understood/picks'
import { Raised } from '../understood/Raised'
import { Toggles } from '../understood/Toggles'
import styles from './Retail.module.css'

/** Matters before any product goes home; the rest only matters for colour. */
const ASKED: ReadonlySet<string> = new Set<RaisedConcept>(RAISED.slice(0, RAISED.indexOf('black_henna')))
/** Asked for most often; the others are one tap away. */
const USUAL = ['fragrance', 'sulphate', 'silicone', 'protein', 'nut', 'coconut', 'alcohol', 'paraben']

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const options = (values: readonly string[]): Options => values.map(value => [value, capital(value)] as const)
export const keysAt = (facts: Reading['facts'], open: OpenPath): string[] =>
  Object.keys(facts).flatMap(path => (path.startsWith(`${open}.`) ? [path.slice(open.length + 1)] : []))

type NeedsProps = {
  reading: Reading
  form: Picking
  /** Shown below the heading. */
  note?: ReactNode
  /** Products at home, and those turned down. */
  owned?: ReactNode
  /** Text that couldn't be read. */
  unread?: ReactNode
}

export function Needs({ reading, form, note, owned, unread }: NeedsProps) {
  const { facts, raised } = reading
  const pick = picking(form)
  return (
    <section className={styles.needs} aria-labelledby="needs-title">
      <div>
        <h2 id="needs-title">As understood</h2>
        {note}
      </div>
      <Raised
        raised={raised.filter(({ concept }) => ASKED.has(concept))}
        picks={picksOf(form.values.picks)}
        onPick={pick}
      />
      <Toggles
        label="Needs"
        chips={NEED_CHIPS.map(need => [`needs.${need}`, NEED_NAMES[need]])}
        facts={facts}
        onPick={pick}
      />
      <Avoids reading={reading} onPick={pick} />
      {owned}
      <div className={styles.hair}>
        <Chips
          label="Texture"
          options={options(TEXTURES)}
          fact={facts['hair.texture']}
          onPick={value => pick('hair.texture', value)}
        />
        <Chips
          label="Curl"
          options={options(CURLS)}
          fact={facts['hair.curl']}
          onPick={value => pick('hair.curl', value)}
        />
        <Chips
          label="Coloured"
          options={YES_NO}
          fact={facts['hair.coloured']}
          onPick={value => pick('hair.coloured', value)}
        />
        <Chips
          label="Lightened"
          options={YES_NO}
          fact={facts['hair.lightened']}
          onPick={value => pick('hair.lightened', value)}
        />
      </div>
      {unread}
      <TakeAway form={form} />
    </section>
  )
}

export type PartProps = { facts: Reading['facts']; onPick: ReturnType<typeof picking> }

function Avoids({ reading: { facts, pieces }, onPick }: Pick<PartProps, 'onPick'> & { reading: Reading }) {
  const [all, setAll] = useState(false)
  const listed = new Set(pieces.flatMap(({ field, paths }) => (field === 'allergies' ? paths : [])))
  const told = keysAt(facts, 'avoid')
  const known = all ? Object.keys(CONTAINS) : USUAL
  const keys = [...told, ...known.filter(key => !told.includes(key))]
  return (
    <div className={styles.avoids}>
      <Toggles
        label="To leave out"
        chips={keys.map(key => [`avoid.${key}`, CONTAINS[key] ?? capital(substanceName(key))])}
        facts={facts}
        onPick={onPick}
        isFixed={path => listed.has(path)}
      />
      <Button look="plain" aria-expanded={all} onClick={() => setAll(was => !was)}>
        {all ? 'Fewer substances' : 'More substances'}
      </Button>
    </div>
  )
}
