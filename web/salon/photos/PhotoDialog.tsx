// What the photo shows, and where it comes from: the tablet's camera or a file. A photo that couldn't be saved can be
// tried again.

import { useRef, useState } from 'react'
import { useStillHere } from '../../platform/outside'
import { wordsOf } from '../../ui/forms/attempt'
import { useOnce } from '../../ui/forms/once'
import { Button } from '../../ui/kit/Button'
import { confirmWith } from '../../ui/kit/dialogs/confirm'
import { Dialog } from '../../ui/kit/dialogs/Dialog'
import { Icon } from '../../ui/kit/drawings/Icon'
import { notify } from '../../ui/kit/notices/notify'
import { dayOf } from '../../ui/kit/when'
import { keepPhoto, type When } from './keep'
import styles from './Photos.module.css'
import { nextWhen, type PhotoRow, WHEN_WORDS } from './pairs'
import { NeverPhoto, prepare } from './prepare'
import { WhenChoice } from './WhenChoice'

type Props = {
  clientId: string
  name: string
  formulaId: string | null
  photos: readonly PhotoRow[]
  onClose: () => void
}
type Picked = { file: File; fromFile: boolean }

export function PhotoDialog({ clientId, name, formulaId, photos, onClose }: Props) {
  const [when, setWhen] = useState<When>(() => nextWhen(photos, dayOf(Date.now())))
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ words: string; left: readonly Picked[] } | null>(null)
  const camera = useRef<HTMLInputElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const once = useOnce()
  // Counts up to show the dialog again after it was closed.
  const [shown, setShown] = useState(0)
  const asking = useRef(false)
  const here = useStillHere()

  const keep = (all: readonly Picked[]): Promise<void> =>
    once(async () => {
      setBusy(true)
      setFailed(null)
      const kept: string[] = []
      const words: string[] = []
      let left: readonly Picked[] = []
      for (const [at, each] of all.entries()) {
        try {
          kept.push(await take(each))
        } catch (error) {
          words.push(saidOf(error, each.file, all.length))
          // A file that isn't a photo is reported and skipped; we carry on with the others.
          if (error instanceof NeverPhoto) continue
          left = all.slice(at)
          break
        }
      }
      setBusy(false)
      const stopped = words.length > 0 ? { words: words.join(' '), left } : null
      if (kept.length > 0) said(kept.length)
      setFailed(stopped)
      if (stopped === null) onClose()
      else if (here.current) setShown(times => times + 1)
      else notify({ title: 'Photo not kept', text: stopped.words, tone: 'stop' })
    })

  /**
   * Photos waiting for another try exist only here, so we ask before throwing them away. While saving, does nothing:
   * the dialog closes by itself when done.
   */
  async function close(): Promise<void> {
    if (busy || asking.current) return
    if (failed && failed.left.length > 0) {
      asking.current = true
      // Waits a tick, or the Escape that closed this dialog would also answer the question.
      await new Promise(resolve => setTimeout(resolve))
      const many = failed.left.length
      const yes = await confirmWith(many === 1 ? 'Throw the photo away?' : `Throw ${many} photos away?`, {
        yes: 'Throw away',
        no: 'Go back',
        text: many === 1 ? 'It is not kept yet.' : 'They are not kept yet.',
      })
      setTimeout(() => {
        asking.current = false
      })
      if (!yes) return setShown(times => times + 1)
    }
    onClose()
  }

  async function take({ file: each, fromFile }: Picked): Promise<string> {
    const now = Date.now()
    // A file keeps its own day: a photo may have been taken this morning on the phone.
    const takenAt = fromFile && each.lastModified > 0 ? Math.min(now, each.lastModified) : now
    return keepPhoto(await prepare(each), { clientId, formulaId, when, takenAt })
  }
  const said = (many: number): void =>
    notify({
      title: many === 1 ? 'Photo kept' : `${many} photos kept`,
      text: `${WHEN_WORDS[when]}, ${name}`,
      tone: 'ok',
    })

  function picked(input: HTMLInputElement, fromFile: boolean): void {
    const files = [...(input.files ?? [])]
    // Lets the same file be picked again.
    input.value = ''
    // New photos go first, then those waiting for another try: none are dropped, and no failed one blocks a new one.
    if (files.length > 0)
      void keep([...files.map(each => ({ file: each, fromFile })), ...(failed?.left ?? [])])
  }

  return (
    <Dialog key={shown} title={`Add photo: ${name}`} onClose={() => void close()}>
      <WhenChoice legend="What does it show?" value={when} onChange={setWhen} />
      <div className={styles.sources}>
        <Button look="act" disabled={busy} onClick={() => camera.current?.click()}>
          <Icon name="camera" /> Take photo
        </Button>
        <Button disabled={busy} onClick={() => file.current?.click()}>
          <Icon name="upload" /> Choose photo
        </Button>
      </div>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label="Take photo"
        onChange={event => picked(event.currentTarget, false)}
      />
      <input
        ref={file}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Choose photo"
        onChange={event => picked(event.currentTarget, true)}
      />
      <p className={styles.soft} role="status">
        {busy
          ? 'Keeping the photo...'
          : 'Kept on the card, even without a signal. The place it was taken is left out.'}
      </p>
      {failed && (
        <div className={styles.problem} role="alert">
          <p>{failed.words}</p>
          {failed.left.length > 0 && <Button onClick={() => void keep(failed.left)}>Try again</Button>}
        </div>
      )}
    </Dialog>
  )
}

const saidOf = (error: unknown, { name }: File, of: number): string =>
  of > 1 ? `${name}: ${wordsOf(error)}` : wordsOf(error)
