// Two people changed the same lines at once: one text stands, and the other is kept whole until somebody decides.
import type { SecondVersion } from '../../../../shared/salon/records/records'
import { edit } from '../../../platform/data/saving/save'
import { attempt } from '../../../ui/forms/attempt'
import { Button } from '../../../ui/kit/Button'
import { whenOf } from '../../../ui/kit/when'
import styles from './SecondVersions.module.css'
import { type Decision, patchBack, patchFor } from './second-versions'

type Kind = 'client' | 'note' | 'allergy' | 'patch_test' | 'formula' | 'product'
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

const choices: readonly (readonly [Decision, string])[] = [
  ['use', 'Use'],
  ['append', 'Append'],
  ['dismiss', 'Dismiss'],
]
const done: Readonly<Record<Decision, string>> = {
  use: 'Used. The other text is in earlier versions.',
  append: 'Appended',
  dismiss: 'Dismissed. It stays in earlier versions.',
}

export function SecondVersions({ kind, id, fields }: Props) {
  if (fields.seconds.length === 0) return null
  const decide = (second: SecondVersion, decision: Decision) =>
    attempt(() => edit(kind, id, patchFor(fields, second, decision)), {
      title: done[decision],
      tone: 'ok',
      undo: () => void attempt(() => edit(kind, id, patchBack(fields, second))),
    })
  return (
    <ul className={styles.seconds}>
      {fields.seconds.map(second => (
        <li key={second.id}>
          <p className={styles.head}>
            Another version of the {fieldNames[second.field] ?? second.field}, written {whenOf(second.at)}
          </p>
          <p className={styles.text}>{second.text}</p>
          <div className={styles.acts}>
            {choices.map(([decision, label]) => (
              <Button key={decision} onClick={() => void decide(second, decision)}>
                {label}
              </Button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
