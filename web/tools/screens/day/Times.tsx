// An entry's start, length and stylist, for anybody who can't drag.
import type { Fact, Value } from '../../../../shared/reading/understood/reading'
import { type Changing, move, stretch } from '../../../salon/day/change'
import { type DayEntry, nameOf, textOf } from '../../../salon/day/lanes'
import { Steps } from '../../../salon/day/Steps'
import { Chips } from '../understood/Chips'
import type { Fields } from './use-day-picks'

type TimesProps = { entry: DayEntry; day: Changing; onSaid: (words: string) => void }

/** Where the value of an entry's field comes from. */
export const factOf = (entry: DayEntry, field: string, value: Value): Fact => ({
  value,
  from: entry.picked.includes(field) ? 'picked' : 'said',
  sure: !entry.doubts.includes(field),
  quote: '',
})

export const setter =
  ({ entry, day, onSaid }: TimesProps) =>
  (fields: Fields, words: string): void => {
    day.pick(entry, fields, `${nameOf(entry)} ${words}`)
    onSaid(`${nameOf(entry)} ${words}`)
  }

export function Times(props: TimesProps) {
  const { entry, day, onSaid } = props
  return (
    <>
      <Steps
        label="Starts"
        value={
          <input
            type="time"
            aria-label="Starts at"
            step={300}
            value={textOf(entry.start)}
            onChange={({ target: { value } }) => {
              if (value !== '') setter(props)({ start: value.slice(0, 5) }, `moved to ${value}`)
            }}
          />
        }
        by={by => onSaid(move(day, entry, by))}
        words={['15 minutes earlier', '15 minutes later']}
      />
      <Steps
        label="Takes"
        value={<output>{entry.minutes} min</output>}
        by={by => onSaid(stretch(day, entry, by))}
        words={['15 minutes shorter', '15 minutes longer']}
      />
    </>
  )
}

/** `staff`: whose columns there are; with only one there is nothing to choose. */
export function With({ staff, ...props }: TimesProps & { staff: readonly string[] }) {
  if (staff.length < 2) return null
  return (
    <Chips
      label="With"
      options={staff.map(name => [name, name || 'Nobody named'] as const)}
      fact={factOf(props.entry, 'staff', props.entry.staff)}
      onPick={name => setter(props)({ staff: name }, name === null ? 'is as written' : `is with ${name}`)}
    />
  )
}
