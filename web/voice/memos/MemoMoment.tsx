// One memo: its sound, a box to type what was said, and the transcript if there is one. It has no form of its own, as
// it may be inside one.

import { lazy, Suspense, useId } from 'react'
import type { FieldsOf } from '../../../shared/salon/records/records'
import { edit, remove, restore } from '../../platform/data/saving/save'
import { useTold } from '../../platform/outside'
import { attempt } from '../../ui/forms/attempt'
import { NOT_KEPT, useKeptForm } from '../../ui/forms/kept-form'
import { useOnce } from '../../ui/forms/once'
import { tooLong } from '../../ui/forms/too-long'
import { Button } from '../../ui/kit/Button'
import { Dictated } from '../Dictated'
import styles from './Memo.module.css'
import { MemoPlayer } from './MemoPlayer'
import { MemoSent } from './MemoSent'

/** The texts for all problems are rarely needed. */
const Reason = lazy(() => import('../../ui/forms/Reason'))

type Memo = { id: string; version: number; fields: FieldsOf<'memo'> }

export function MemoMoment({ memo: { id, version, fields } }: { memo: Memo }) {
  const label = useId()
  const form = useKeptForm(`memo:${id}`, { text: fields.text ?? '' })
  const text = form.values.text.trim()
  const long = tooLong(text)
  const once = useOnce()
  const { changed, forget } = form
  // What was typed on another device shows at once, unless somebody is typing here.
  useTold(version, () => {
    if (!changed) forget()
  })

  const save = (words: string) =>
    once(async () => {
      if (tooLong(words)) return
      const saved = await attempt(() =>
        edit('memo', id, { text: words || null }, { text: form.initial.text || null }),
      )
      if (saved) form.rest()
    })
  const { transcript } = fields
  const isTaken = transcript !== null && form.values.text.includes(transcript.trim())
  function take(): void {
    if (transcript === null) return
    const words = [form.values.text.trimEnd(), transcript.trim()].filter(Boolean).join('\n')
    form.set('text', words)
    if (!changed) void save(words)
  }
  const deleteMemo = () =>
    attempt(() => remove('memo', id), {
      title: 'Voice memo deleted',
      tone: 'stop',
      undo: () => void attempt(() => restore('memo', id)),
    })

  return (
    <div className={styles.memo}>
      <MemoPlayer memo={id} hash={fields.hash} type={fields.type} seconds={fields.duration} />
      <MemoSent fields={fields} />
      {transcript !== null && !isTaken && (
        <div className={styles.typed}>
          <p className={styles.soft}>Typed by {fields.transcribed_by ?? 'a model'}</p>
          <p>{transcript}</p>
          <div className={styles.acts}>
            <Button onClick={take}>{text === '' ? 'Use' : 'Append'}</Button>
          </div>
        </div>
      )}
      {fields.transcript_failure && transcript === null && (
        <p className={styles.soft} role="status">
          It could not be typed.{' '}
          <Suspense>
            <Reason problem={fields.transcript_failure.code} />
          </Suspense>{' '}
          The sound is kept: type it yourself.
        </p>
      )}
      <div className={styles.box}>
        <label id={`${label}-label`} htmlFor={label}>
          What was said
        </label>
        <Dictated>
          <textarea
            id={label}
            rows={1}
            value={form.values.text}
            onChange={event => form.set('text', event.currentTarget.value)}
          />
        </Dictated>
        {isTaken && !changed && (
          <small className={styles.soft}>Typed by {fields.transcribed_by ?? 'a model'}</small>
        )}
        {long && <p role="alert">{long}</p>}
        {!form.kept && <p role="alert">{NOT_KEPT}</p>}
        <div className={styles.acts}>
          {changed && (
            <Button disabled={long !== undefined} onClick={() => void save(text)}>
              Save what was said
            </Button>
          )}
          {fields.who && <small className={styles.soft}>{fields.who}</small>}
          <Button look="plain" onClick={() => void deleteMemo()}>
            Delete memo
          </Button>
        </div>
      </div>
    </div>
  )
}
