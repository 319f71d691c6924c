// Saves a consultation, new or changed, with an undo.
import type { ConsultationAnswer, FieldsOf } from '../../../shared/salon/records/records'
import { currentPerson } from '../../platform/data/account/people'
import { create, edit, remove } from '../../platform/data/saving/save'
import { attempt } from '../../ui/forms/attempt'

type Row = { id: string; fields: FieldsOf<'consultation'> }

/** The stylist asked the questions. */
export const saveAsked = (id: string, clientId: string, answers: ConsultationAnswer[]): Promise<boolean> =>
  attempt(
    () =>
      create(
        'consultation',
        {
          client_id: clientId,
          answered_at: new Date().toISOString(),
          answered_by: 'stylist',
          answers,
          signature: null,
          who: currentPerson().name,
        },
        id,
      ),
    { title: 'Consultation saved', tone: 'ok', undo: () => void attempt(() => remove('consultation', id)) },
  )

/** A signature covers what was signed, so a changed consultation is no longer signed. */
export const saveChanged = ({ id, fields }: Row, answers: ConsultationAnswer[]): Promise<boolean> => {
  const { answers: before, signature } = fields
  const back = { answers: before, signature }
  return attempt(() => edit('consultation', id, { answers, signature: null }, back), {
    title: 'Consultation changed',
    ...(signature ? { text: 'The signature was for the earlier answers, so it was removed.' } : {}),
    tone: 'ok',
    undo: () => void attempt(() => edit('consultation', id, back)),
  })
}

/** The client answered. Idempotent: the same id is the same record. */
export async function saveClients(
  id: string,
  clientId: string,
  answers: ConsultationAnswer[],
  signature: { path: string; name: string } | null,
): Promise<void> {
  const at = new Date().toISOString()
  await create(
    'consultation',
    {
      client_id: clientId,
      answered_at: at,
      answered_by: 'client',
      answers,
      signature: signature && { ...signature, at },
      who: currentPerson().name,
    },
    id,
  )
}
