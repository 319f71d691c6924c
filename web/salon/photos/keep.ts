// Saves a prepared photo as a record, and deletes photos with an undo.
import { PHOTO_TYPE } from '../../../shared/salon/records/photos'
import type { FieldsOf } from '../../../shared/salon/records/records'
import { currentPerson } from '../../platform/data/account/people'
import { deviceId, salon } from '../../platform/data/db'
import { newId } from '../../platform/data/ids'
import { dropTaken, keepTaken, sendAfterAll } from '../../platform/data/media/photos'
import { about } from '../../platform/data/queries/queries'
import { isQuota } from '../../platform/data/save-error'
import { create, edit, saveAll } from '../../platform/data/saving/save'
import { attempt } from '../../ui/forms/attempt'
import { confirmWith } from '../../ui/kit/dialogs/confirm'
import { NoPhoto, type Prepared } from './prepare'

export type When = FieldsOf<'photo'>['when']
type About = { clientId: string; formulaId: string | null; when: When; takenAt: number }

const FULL =
  'This tablet has no room left, so the photo was not kept. Delete photos or apps that you do not need, then try again.'

/** Returns the id. Throws NoPhoto or SaveError with a message; nothing has been saved then. */
export async function keepPhoto(prepared: Prepared, given: About): Promise<string> {
  const { bytes, width, height, preview } = prepared
  const { db } = salon()
  const id = newId()
  const hash = await hashOf(bytes)
  try {
    await keepTaken(db, { id, hash, type: PHOTO_TYPE }, bytes, Date.now())
  } catch (error) {
    if (isQuota(error)) throw new NoPhoto(FULL)
    throw new NoPhoto('This tablet could not keep the photo. Try again.')
  }
  try {
    await create(
      'photo',
      {
        client_id: given.clientId,
        formula_id: given.formulaId,
        when: given.when,
        taken_at: new Date(given.takenAt).toISOString(),
        type: PHOTO_TYPE,
        width,
        height,
        bytes: bytes.byteLength,
        hash,
        preview,
        device: deviceId(),
        who: currentPerson().name,
      },
      id,
    )
  } catch (error) {
    await dropTaken(db, hash).catch(() => undefined)
    throw error
  }
  return id
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

export const changeWhen = (id: string, when: When) => attempt(() => edit('photo', id, { when }))

type StoredPhoto = { id: string; fields: Pick<FieldsOf<'photo'>, 'hash'> }

export function deletePhotos(photos: readonly StoredPhoto[]): Promise<boolean> {
  const set = (deletedAt: number | null) =>
    saveAll(photos.map(({ id }) => ({ op: 'edit', kind: 'photo', id, patch: { deletedAt } })))
  return attempt(() => set(Date.now()), {
    title: photos.length === 1 ? 'Photo deleted' : `${photos.length} photos deleted`,
    tone: 'stop',
    undo: () =>
      void attempt(async () => {
        await set(null)
        await sendAfterAll(
          salon().db,
          photos.map(({ fields }) => fields.hash),
        )
      }),
  })
}

const counted = (many: number): string => (many === 1 ? 'the photo' : `the ${many} photos`)

/** Offers to delete the photos after a permission was withdrawn. */
export async function askDeletePhotos(clientId: string): Promise<void> {
  const photos = await about('photo', clientId)
  if (photos.length === 0) return
  const yes = await confirmWith(`Delete ${counted(photos.length)} too?`, {
    yes: 'Delete',
    no: 'Keep on the card',
    text: 'The permission was taken back: they are now shown only on the card. If you delete them, they go from every tablet and, within days, from the server.',
  })
  if (yes) await deletePhotos(photos)
}
