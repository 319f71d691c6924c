// A model's picture for this question: ready, on its way, or not coming. Only this picture needs a signal.
import { AI_CAPTION } from '../../../../shared/tools/marketing/pictures/picture'
import { useAccount } from '../../../platform/data/account/account'
import type { Row } from '../../../platform/data/queries/queries'
import { useSyncStatus } from '../../../platform/sync/status'
import { Button } from '../../../ui/kit/Button'
import { Icon } from '../../../ui/kit/drawings/Icon'
import { usePresent } from '../../../ui/kit/use-now'
import type { BlockOf } from '../../../ui/sheet/block'
import { Picture } from '../../../ui/sheet/blocks/Picture'
import { copyText } from '../../../ui/sheet/send'
import { download } from './files'
import own from './Marketing.module.css'
import { pictureState, READY } from './picture-state'
import { usePicture } from './use-picture'

const stateOf = (state: BlockOf<'image'>['state'], text: string): BlockOf<'image'> => ({
  block: 'image',
  state,
  source: null,
  text,
})

export function ModelPicture({ ask }: { ask: Row<'ask'> }) {
  const model = useAccount()?.imageModel ?? null
  const { online, signInNeeded } = useSyncStatus()
  const picture = pictureState(ask, { online, signInNeeded, model, now: usePresent() })
  if (picture.state === 'none') return null
  if (picture.state === 'ready') {
    const { hash, by } = picture.image
    return <Made key={String(online)} hash={hash} by={by} about={ask.id} />
  }
  return (
    <div className={own.model}>
      {picture.state === 'told' ? (
        <p className={own.caption} role="status">
          {picture.words}
        </p>
      ) : (
        <Picture block={stateOf(picture.state, picture.words)} />
      )}
    </div>
  )
}

function Made({ hash, by, about }: { hash: string; by: string; about: string }) {
  const picture = usePicture(hash, about)
  return (
    <div className={own.model}>
      <div className={own.stage}>
        {picture === null && <p>This picture needs a signal. {READY}</p>}
        {picture && (
          <Picture
            block={{ ...stateOf('ready', `A picture made by the model ${by}.`), source: picture.source }}
          />
        )}
      </div>
      <p className={own.caption}>
        Made by the model {by}. The file says that AI made it; put this under your post too: “{AI_CAPTION}”
      </p>
      <div className={own.actions}>
        <Button disabled={!picture} onClick={() => picture && download(picture.blob)}>
          <Icon name="download" /> Download AI image
        </Button>
        <Button onClick={() => void copyText(AI_CAPTION)}>Copy that line</Button>
      </div>
    </div>
  )
}
