// Two people changed the same lines at once: one text stands, the other is kept whole until somebody decides.
import type { SecondVersion } from '../../shared/records'
import { edit } from '../data/save'
import { attempt } from '../records/attempt'
import { whenOf } from '../records/when'
import { Button } from '../ui/Button'
import styles from './SecondVersions.module.css'

type Kind = 'client' | 'note' | 'allergy' | 'patch_test' | 'formula'
type Props = {
  kind: Kind
  id: string
  fields: { seconds: readonly SecondVersion[] }
}

const fieldNames: Readonly<Record<string, string>> = {
  notes: 'notes',
  text: 'note',
  reaction: 'reaction',
  remarks: 'remarks',
  description: 'description',
}

export function SecondVersions({ kind, id, fields }: Props) {
  if (fields.seconds.length === 0) return null
  const present = (second: SecondVersion): string => {
    const value: unknown = Reflect.get(fields, second.field)
    return typeof value === 'string' ? value : ''
  }
  const decide = (second: SecondVersion, text: string | null, title: string) => {
    const was = present(second)
    const seconds = fields.seconds.filter(other => other.id !== second.id)
    const patch = text === null ? { seconds } : { seconds, [second.field]: text }
    const back = { seconds: [...fields.seconds], [second.field]: was }
    return attempt(() => edit(kind, id, patch), {
      title,
      tone: 'ok',
      undo: () => void attempt(() => edit(kind, id, back)),
    })
  }
  return (
    <ul className={styles.seconds}>
      {fields.seconds.map(second => (
        <li key={second.id}>
          <p className={styles.head}>
            Another version of the {fieldNames[second.field] ?? second.field}, written {whenOf(second.at)} on
            another device
          </p>
          <p className={styles.text}>{second.text}</p>
          <div className={styles.acts}>
            <Button
              onClick={() => void decide(second, second.text, 'Used. The other text is in earlier versions.')}
            >
              Use
            </Button>
            <Button
              onClick={() =>
                void decide(second, [present(second), second.text].filter(Boolean).join('\n'), 'Appended')
              }
            >
              Append
            </Button>
            <Button onClick={() => void decide(second, null, 'Dismissed. It stays in earlier versions.')}>
              Dismiss
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
