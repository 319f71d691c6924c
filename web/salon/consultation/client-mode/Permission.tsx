// Asks whether we may write down anything about health, before any such question. A no skips only those questions.
import { useState } from 'react'
import { textOf, wordingFor } from '../../../../shared/salon/privacy/wordings'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { useAccount } from '../../../platform/data/account/account'
import { currentPerson } from '../../../platform/data/account/people'
import { create } from '../../../platform/data/saving/save'
import { useKeptForm } from '../../../ui/forms/kept-form'
import { Kit } from '../../../ui/kit/theme/Kit'
import { type Answer, problemWith, recordOf } from '../../privacy/permissions/consent-form'
import { Guardian } from '../../privacy/permissions/Guardian'
import { Aloud } from './Aloud'
import styles from './ClientMode.module.css'
import { Heading } from './Heading'

type Props = {
  client: { id: string; fields: FieldsOf<'client'> }
  salon: FieldsOf<'salon'> | null
  name: string
}

export function Permission({ client, salon, name }: Props) {
  const model = useAccount()?.model ?? null
  const form = useKeptForm(`consultation-permission:${client.id}`, {
    how: 'on this tablet',
    platforms: '',
    guardian: '',
    minor: '',
  })
  const [problem, setProblem] = useState<string | null>(null)
  const wording = wordingFor('health-notes')
  const text = textOf(wording, {
    salon: salon?.name || 'the salon',
    ai: model !== null && !client.fields.no_ai && !salon?.no_ai,
    platforms: [],
  })
  const title = `Hello ${name}. May we write down what you tell us about your health?`

  async function answer(given: Answer): Promise<void> {
    // Tapping "I agree" below the wording counts as the tick in the salon's own dialog.
    const wrong = problemWith('health-notes', given, form.values, true)
    setProblem(wrong)
    if (wrong !== null) return
    const record = recordOf({
      about: 'health-notes',
      given,
      values: form.values,
      text,
      version: wording.version,
      clientId: client.id,
    })
    try {
      const made = { given_at: new Date().toISOString(), who: currentPerson().name }
      await create('consent', { ...record, ...made }, form.id)
      form.forget()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'That could not be saved. Try again.')
    }
  }
  return (
    <>
      <Heading>{title}</Heading>
      <Aloud text={`${title}\n${text}`} />
      <div className={styles.wording}>
        {text.split('\n').map(line => (
          <p key={line}>{line}</p>
        ))}
        <p>Say no, and only your hair is asked about.</p>
      </div>
      <Kit>
        <div className={styles.guardian}>
          <Guardian
            minor={form.values.minor === 'yes'}
            name={form.values.guardian}
            onMinor={minor => form.set('minor', minor ? 'yes' : '')}
            onName={guardian => form.set('guardian', guardian)}
          />
        </div>
      </Kit>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.two}>
        <button type="button" className={styles.big} onClick={() => void answer('yes')}>
          I agree
        </button>
        <button type="button" className={styles.big} onClick={() => void answer('no')}>
          I do not agree
        </button>
      </div>
    </>
  )
}
