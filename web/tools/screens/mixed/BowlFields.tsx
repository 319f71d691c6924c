import { TextInput } from '@mantine/core'
import { newId } from '../../../platform/data/ids'
import { Button } from '../../../ui/kit/Button'
import styles from './BowlFields.module.css'
import { NumberStepper } from './NumberStepper'
import type { UsedBowl } from './used'

/** The usual volumes in salons; any other can be typed. */
const VOLUMES = [0, 5, 6, 7, 10, 13, 20, 30, 40] as const

type BowlFieldsProps = {
  bowl: UsedBowl
  number: number
  missing: Readonly<Record<string, string>>
  onChange: (bowl: UsedBowl) => void
  onRemove: () => void
}

export function BowlFields({ bowl, number, missing, onChange, onRemove }: BowlFieldsProps) {
  const set = (patch: Partial<UsedBowl>): void => onChange({ ...bowl, ...patch })
  const setPart = (key: string, patch: Partial<UsedBowl['mix'][number]>): void =>
    set({ mix: bowl.mix.map(part => (part.key === key ? { ...part, ...patch } : part)) })
  return (
    <fieldset className={styles.bowl}>
      <legend>Bowl {number}</legend>
      <div className={styles.head}>
        <TextInput
          label="Zone"
          size="md"
          maxLength={200}
          value={bowl.zone}
          onChange={event => set({ zone: event.target.value })}
        />
        <Button onClick={onRemove}>Remove bowl {number}</Button>
      </div>
      {bowl.mix.map((part, index) => (
        <div key={part.key} className={styles.part}>
          <TextInput
            label={`Shade ${index + 1}`}
            size="md"
            maxLength={200}
            value={part.shade}
            onChange={event => setPart(part.key, { shade: event.target.value })}
          />
          <NumberStepper
            label="Colour"
            unit="g"
            step={5}
            max={1000}
            value={part.grams}
            error={missing[part.key]}
            onChange={grams => setPart(part.key, { grams })}
          />
          <Button
            look="plain"
            aria-label={`Remove shade ${index + 1} of bowl ${number}`}
            onClick={() => set({ mix: bowl.mix.filter(other => other.key !== part.key) })}
          >
            Remove
          </Button>
        </div>
      ))}
      {bowl.mix.length < 12 && (
        <div className={styles.add}>
          <Button onClick={() => set({ mix: [...bowl.mix, { key: newId(), shade: '', grams: null }] })}>
            Add a shade
          </Button>
        </div>
      )}
      <div className={styles.numbers}>
        <NumberStepper
          label="Developer volume"
          unit="vol"
          stops={VOLUMES}
          max={40}
          value={bowl.developer_volume}
          onChange={developer_volume => set({ developer_volume })}
        />
        <NumberStepper
          label="Developer"
          unit="g"
          step={5}
          max={2000}
          value={bowl.developer_grams}
          onChange={developer_grams => set({ developer_grams })}
        />
        <NumberStepper
          label="Time"
          unit="min"
          step={5}
          max={240}
          value={bowl.minutes}
          help={bowl.advised ? `Advised: ${bowl.advised} min` : null}
          onChange={minutes => set({ minutes })}
        />
        <TextInput
          label="Ratio, colour first"
          size="md"
          maxLength={200}
          placeholder="1:1.5"
          value={bowl.ratio}
          onChange={event => set({ ratio: event.target.value })}
        />
      </div>
    </fieldset>
  )
}
