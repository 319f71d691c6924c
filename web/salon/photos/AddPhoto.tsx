// "Add photo": first asks for the permission if none is on record, then for the photo.
import { lazy, Suspense, useState } from 'react'
import { photoUse } from '../../../shared/salon/privacy/photos'
import { useAbout, useRecord } from '../../platform/data/queries/queries'
import { Button, type ButtonLook } from '../../ui/kit/Button'
import { Icon } from '../../ui/kit/drawings/Icon'

const ConsentDialog = lazy(() =>
  import('../privacy/permissions/ConsentDialog').then(module => ({ default: module.ConsentDialog })),
)
const PhotoDialog = lazy(() => import('./PhotoDialog').then(module => ({ default: module.PhotoDialog })))

type Props = { clientId: string; formulaId?: string | null; look?: ButtonLook; words?: string }

export function AddPhoto({ clientId, formulaId = null, look = 'quiet', words = 'Add photo' }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        <Icon name="camera" /> {words}
      </Button>
      {open && <AddingPhoto clientId={clientId} formulaId={formulaId} onClose={() => setOpen(false)} />}
    </>
  )
}

type AddingProps = { clientId: string; formulaId?: string | null; onClose: () => void }

/** Goes on to the photo once the client has agreed. */
export function AddingPhoto({ clientId, formulaId = null, onClose }: AddingProps) {
  const client = useRecord('client', clientId)
  const consents = useAbout('consent', clientId)
  const photos = useAbout('photo', clientId)
  if (!client || consents === undefined || photos === undefined) return null
  const { name, no_ai } = client.fields
  return (
    <Suspense>
      {photoUse(consents).may ? (
        <PhotoDialog
          clientId={clientId}
          name={name}
          formulaId={formulaId}
          photos={photos}
          onClose={onClose}
        />
      ) : (
        <ConsentDialog
          about="photos"
          clientId={clientId}
          name={name}
          noAi={no_ai}
          onClose={agreed => {
            // After a yes, the photo is next.
            if (!agreed) onClose()
          }}
        />
      )}
    </Suspense>
  )
}
