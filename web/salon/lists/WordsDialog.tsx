import type { ListId } from '../../../shared/salon/lists/lists'
import { PLACES, USUAL_WORDS } from '../../../shared/salon/lists/words'
import type { FieldsOf } from '../../../shared/salon/records/records'
import { SALON_ID } from '../../../shared/sync/kinds'
import { create, edit } from '../../platform/data/saving/save'
import { attempt } from '../../ui/forms/attempt'
import { FormDialog } from '../../ui/forms/FormDialog'
import { useKeptForm } from '../../ui/forms/kept-form'
import { LONG, tooLong } from '../../ui/forms/too-long'
import { Dictated } from '../../voice/Dictated'
import styles from './Lists.module.css'
import { TITLES, WORDS_FIELD, wordsFor } from './say'

type Props = { list: ListId; salon: FieldsOf<'salon'> | null | undefined; onClose: () => void }

/** The salon's own wording for one list; an empty field brings back the usual wording. */
export function WordsDialog({ list, salon, onClose }: Props) {
  const form = useKeptForm(`words-of-${list}`, { words: wordsFor(list, salon ?? undefined) })
  const words = form.values.words.trim()
  const problem = tooLong(words, LONG)

  async function save(): Promise<boolean> {
    if (problem) return false
    const fields = { [WORDS_FIELD[list]]: words === '' || words === USUAL_WORDS[list] ? null : words }
    return attempt(
      () =>
        salon
          ? edit('salon', SALON_ID, fields, { [WORDS_FIELD[list]]: salon[WORDS_FIELD[list]] })
          : create('salon', fields, SALON_ID),
      {
        title: 'Words saved',
        tone: 'ok',
      },
    )
  }

  return (
    <FormDialog
      title={`Words: ${TITLES[list]}`}
      save="Save words"
      form={form}
      onSave={save}
      onClose={onClose}
    >
      <div className={styles.message}>
        <Dictated>
          <textarea
            aria-label="Words of the message"
            rows={6}
            value={form.values.words}
            onChange={event => form.set('words', event.currentTarget.value)}
          />
        </Dictated>
        {problem && <p role="alert">{problem}</p>}
        <p className={styles.soft}>
          Filled in for each client: {PLACES.map(place => `{${place}}`).join(', ')}. Leave it empty for the
          usual words.
        </p>
      </div>
    </FormDialog>
  )
}
