// An answer that a model wrote, from before models only read text. Kept word for word to look up, not to act on.
import { linesOf } from '../../../../shared/salon/privacy/report-lines'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { isOfBefore } from '../../../../shared/toolbox'
import fold from '../../../ui/kit/Fold.module.css'

export function OfBefore({ fields }: { fields: Pick<FieldsOf<'ask'>, 'tool' | 'answer'> }) {
  if (!isOfBefore(fields)) return null
  const lines = linesOf('Answer', fields.answer)
  return (
    <details className={fold.fold} data-no-print>
      <summary>What a model wrote before</summary>
      <p>
        Kept as it was written, and not checked against today’s rules. Don’t mix, do or say anything from it.
      </p>
      <ul>
        {lines.map(({ label, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a record doesn't change
          <li key={at}>{text === '' ? label : `${label}: ${text}`}</li>
        ))}
      </ul>
    </details>
  )
}
