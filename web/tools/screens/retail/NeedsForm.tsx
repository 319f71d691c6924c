// What was understood of a client for home care: needs, what to leave out, what is at home already, the hair. A tap takes
// a chip away or adds one; what is tapped stands, whatever is written.
import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import { useState } from 'react'
import type { Facts } from '../../../../shared/facts'
import { RAISED, type RaisedConcept } from '../../../../shared/reading/model'
import type { Reading } from '../../../../shared/reading/reading'
import { CURLS, NEED_CHIPS, type Open, TEXTURES } from '../../../../shared/tools/retail-edge/told/paths'
import { NEED_NAMES, substanceName } from '../../../../shared/tools/retail-edge/told/words'
import { CONTAINS } from '../../../../shared/trade/products/tag-names'
import { Button } from '../../../ui/kit/Button'
import { picksOf } from '../form-draft'
import { Chips } from '../picture/Chips'
import { type Options, YES_NO } from '../picture/labels'
import { picking, TakeAway } from '../picture/picks'
import { Raised } from '../picture/Raised'
import { Toggles } from '../picture/Toggles'
import { UnderlinedNote } from '../picture/Underlined'
import { Unread } from '../picture/Unread'
import type { ToolFormState } from '../use-tool-form'
import styles from './Retail.module.css'

/** What matters before anything goes home; the rest is a matter of colour. */
const ASKED: ReadonlySet<string> = new Set<RaisedConcept>(RAISED.slice(0, RAISED.indexOf('black_henna')))
/** Asked for most often; the others are a tap further. */
const USUAL = ['fragrance', 'sulphate', 'silicone', 'protein', 'nut', 'coconut', 'alcohol', 'paraben']

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const options = (values: readonly string[]): Options => values.map(value => [value, capital(value)] as const)
const keysAt = (facts: Reading['facts'], open: Open): string[] =>
  Object.keys(facts).flatMap(path => (path.startsWith(`${open}.`) ? [path.slice(open.length + 1)] : []))

/** What a tap says of words that nobody knows. */
export const NO_MATTER = 'Nothing against a product'

type NeedsFormProps = { reading: Reading; form: ToolFormState; products: Facts['products'] }

export function NeedsForm({ reading, form, products }: NeedsFormProps) {
  const { facts, raised } = reading
  const pick = picking(form)
  return (
    <section className={styles.needs} aria-labelledby="needs-title">
      <div>
        <h2 id="needs-title">As understood</h2>
        <UnderlinedNote reading={reading} />
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
      <Owned
        open="owns"
        label="Has it, or has bought it"
        add="Add what is at home"
        {...{ facts, products }}
        onPick={pick}
      />
      <Owned
        open="declined"
        label="Said no to"
        add="Add what was turned down"
        {...{ facts, products }}
        onPick={pick}
      />
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
      <Unread reading={reading} field="card" form={form} looked={NO_MATTER} />
      <TakeAway form={form} />
    </section>
  )
}

type PartProps = { facts: Reading['facts']; onPick: ReturnType<typeof picking> }

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

type OwnedProps = PartProps & { open: Open; label: string; add: string; products: Facts['products'] }

function Owned({ open, label, add, facts, products, onPick }: OwnedProps) {
  const told = keysAt(facts, open)
  const others = products.filter(({ id }) => facts[`${open}.${id}`]?.value !== true)
  if (products.length === 0) return null
  return (
    <div className={styles.owned}>
      <Toggles
        label={label}
        chips={products.flatMap(({ id, name }) =>
          told.includes(id) ? [[`${open}.${id}`, name] as const] : [],
        )}
        facts={facts}
        onPick={onPick}
      />
      <NativeSelect
        aria-label={add}
        size="md"
        value=""
        data={[
          { value: '', label: `${add}…` },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target: { value } }) => value !== '' && onPick(`${open}.${value}`, true)}
      />
    </div>
  )
}
