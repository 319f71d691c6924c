import { useState } from 'react'
import { attempt, wordsOf } from '../../../ui/forms/attempt'
import { Button } from '../../../ui/kit/Button'
import { confirmWith } from '../../../ui/kit/dialogs/confirm'
import { notify } from '../../../ui/kit/notices/notify'
import { whenOf } from '../../../ui/kit/when'
import { useLoaded } from '../../../ui/state/use-loaded'
import { type PastImport, pastImports, undoImport, workedOn } from '../apply/undo-import'
import styles from '../Data.module.css'
import { elsewhereWords, madeWords, undoWords } from './import-words'

/** Read when an import starts, ends or is undone, but not on every save, because it reads every client. */
function usePastImports(moment: string): PastImport[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `moment` says when to ask again
  const past = useLoaded(
    () =>
      pastImports().catch((error: unknown) => {
        notify({ title: 'Error', text: wordsOf(error), tone: 'stop' })
        throw error
      }),
    [moment],
    'The imports could not be listed.',
  )
  return past ?? []
}

type Props = { busy: boolean /** Changes as the import goes on. */; moment: string }

export function PastImports({ busy, moment }: Props) {
  const [undoing, setUndoing] = useState<string | null>(null)
  const past = usePastImports(`${moment} ${undoing}`)
  if (past.length === 0) return null

  async function undo(each: PastImport) {
    const worked = each.kind === 'client' ? await workedOn(each.id) : new Set<string>()
    const yes = await confirmWith('Undo this import?', {
      yes: 'Undo import',
      no: 'Keep',
      text: undoWords(each, worked.size),
    })
    if (!yes) return
    setUndoing(each.id)
    await attempt(() => undoImport(each, worked, Date.now(), () => {}), {
      title: 'Import undone',
      tone: 'ok',
    })
    setUndoing(null)
  }

  return (
    <>
      <h3>Earlier imports</h3>
      <ul className={styles.past}>
        {past.map(each => (
          <li key={each.id}>
            <span>
              {whenOf(each.at)}: {madeWords(each)}
            </span>
            <Button disabled={busy || undoing !== null} onClick={() => void undo(each)}>
              {undoing === each.id ? 'Undoing…' : 'Undo import'}
            </Button>
            {elsewhereWords(each) && <p className={styles.soft}>{elsewhereWords(each)}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}
