// One field of a tool's form; the controls are a closed list.
import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { Range } from '../../../ui/kit/Range'
import type { Values } from '../drafts/form-draft'
import { Underlined } from '../understood/Underlined'
import type { UsedText } from '../understood/used'
import styles from './FieldControl.module.css'
import { FigureField } from './FigureField'
import { type Field, lengthWords } from './fields'

type FieldControlProps = {
  field: Field
  value: Values[string]
  message: string | undefined
  /** For a text: the parts that were used. */
  used?: readonly UsedText[]
  onChange: (value: Values[string]) => void
}

const NOTHING: readonly UsedText[] = []

export function FieldControl({ field, value, message, used = NOTHING, onChange }: FieldControlProps) {
  const text = value === null || typeof value === 'object' ? '' : String(value)
  const length = lengthWords(text, field.limit)
  const shared = {
    label: field.label,
    description: field.help,
    placeholder: field.placeholder,
    error: message ?? (length?.over ? length.words : undefined),
    classNames: { input: styles.input, description: styles.help, error: styles.error },
    name: field.name,
    size: 'md',
  } as const
  switch (field.control) {
    case 'choice':
      return (
        <NativeSelect
          {...shared}
          value={text}
          data={Object.entries(field.options ?? {}).map(([value, label]) => ({ value, label }))}
          onChange={event => onChange(event.target.value)}
        />
      )
    case 'switch':
      return (
        <Switch
          label={field.label}
          description={field.help}
          size="lg"
          checked={value === true}
          onChange={event => onChange(event.target.checked)}
        />
      )
    case 'slider': {
      const { min, max } = field.ends ?? { min: 0, max: 100 }
      return (
        <Range
          label={field.label}
          min={min}
          max={max}
          step={field.step ?? 1}
          value={typeof value === 'number' ? value : min}
          onChange={onChange}
        />
      )
    }
    // The tool's own picture shows it.
    case 'picks':
      return null
    case 'number':
    case 'money':
      return <FigureField field={field} value={text} message={message} onChange={onChange} />
    case 'text':
      return (
        <TextInput
          {...shared}
          value={text}
          autoComplete="off"
          onChange={event => onChange(event.target.value)}
        />
      )
    // The specification asks for text areas, even for the client's name.
    case 'client':
    case 'lines':
      return (
        <div>
          <Underlined text={text} used={used}>
            <Textarea
              {...shared}
              autosize
              minRows={field.control === 'client' ? 1 : 2}
              maxRows={14}
              value={text}
              autoComplete="off"
              spellCheck={field.control === 'lines'}
              classNames={{ ...shared.classNames, input: `${styles.input} ${styles.lines}` }}
              placeholder={example(field)}
              onChange={event => onChange(event.target.value)}
            />
          </Underlined>
          {length && (!length.over || message) && <p className={styles.length}>{length.words}</p>}
        </div>
      )
  }
}

/** Makes sure that nobody takes an example for something typed. */
function example({ control, placeholder }: Field): string | undefined {
  return placeholder && control === 'lines' ? `For example: ${placeholder}` : placeholder
}
