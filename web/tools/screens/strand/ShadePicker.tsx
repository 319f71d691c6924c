// Picks a level, including halves, from the ring of swatches, and a tone family.
import type { Reading, Value } from '../../../../shared/reading/understood/reading'
import { isTone, type Tone } from '../../../../shared/trade/tones'
import { Button } from '../../../ui/kit/Button'
import { Chips } from '../understood/Chips'
import type { Options, Pick } from '../understood/labels'
import { capital, levelWords } from './labels'
import styles from './Strand.module.css'

const LEVELS: Options = Array.from({ length: 10 }, (_, at) => [at + 1, String(at + 1)] as const)
const FAMILIES: readonly Tone[] = [
  'natural',
  'ash',
  'matt',
  'violet',
  'pearl',
  'beige',
  'gold',
  'copper',
  'red',
  'mahogany',
  'brown',
  'silver',
]
const VIVIDS: readonly Tone[] = ['blue', 'turquoise', 'green', 'purple', 'lilac', 'pink']
const toneOptions = (tones: readonly Tone[]): Options => tones.map(tone => [tone, capital(tone)] as const)

type ShadePickerProps = {
  at: string
  facts: Reading['facts']
  onPick: Pick
  vivid?: boolean
}

export function ShadePicker({ at, facts, onPick, vivid = false }: ShadePickerProps) {
  const level = facts[`${at}.level`]
  const tone = facts[`${at}.tone`]
  const depth = Number(level?.value ?? 6)
  const family = isTone(String(tone?.value)) ? String(tone?.value) : 'natural'
  const whole = level && { ...level, value: Math.floor(depth) }
  const isHalf = depth % 1 !== 0
  const hairAt = (value: Value) => ({ level: Number(value), tone: family })
  return (
    <>
      <Chips
        as="ring"
        label={level ? `Level ${levelWords(depth)}` : 'Level'}
        options={LEVELS}
        fact={whole}
        onPick={value => onPick(`${at}.level`, value)}
        hairOf={hairAt}
      />
      {level && depth < 10 && (
        <div className={styles.half}>
          <Button onClick={() => onPick(`${at}.level`, isHalf ? Math.floor(depth) : depth + 0.5)}>
            {isHalf ? 'Whole level' : 'Half a level lighter'}
          </Button>
        </div>
      )}
      <Chips
        label="Tone"
        options={toneOptions(vivid ? [...FAMILIES, ...VIVIDS] : FAMILIES)}
        fact={tone}
        onPick={value => onPick(`${at}.tone`, value)}
        hairOf={value => ({ level: depth, tone: String(value) })}
      />
    </>
  )
}
