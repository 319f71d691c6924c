// The needs, plus which of the salon's own products are at home or were turned down.
import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import type { Facts } from '../../../../shared/facts'
import type { Reading } from '../../../../shared/reading/understood/reading'
import type { OpenPath } from '../../../../shared/tools/retail-edge/told/paths'
import { picking } from '../understood/picks'
import { Toggles } from '../understood/Toggles'
import { UnderlinedNote } from '../understood/Underlined'
import { Unread } from '../understood/Unread'
import type { ToolFormState } from '../use-tool-form'
import { keysAt, Needs, type PartProps } from './Needs'
import styles from './Retail.module.css'

/** What a tap says about unknown words. */
export const NO_MATTER = 'Nothing against a product'

type NeedsFormProps = { reading: Reading; form: ToolFormState; products: Facts['products'] }

export function NeedsForm({ reading, form, products }: NeedsFormProps) {
  const own = { facts: reading.facts, products, onPick: picking(form) }
  return (
    <Needs
      reading={reading}
      form={form}
      note={<UnderlinedNote reading={reading} />}
      owned={
        <>
          <Owned open="owns" label="Has it, or has bought it" add="Add what is at home" {...own} />
          <Owned open="declined" label="Said no to" add="Add what was turned down" {...own} />
        </>
      }
      unread={<Unread reading={reading} field="card" form={form} looked={NO_MATTER} />}
    />
  )
}

type OwnedProps = PartProps & { open: OpenPath; label: string; add: string; products: Facts['products'] }

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
