import { withoutHalf } from '../../../shared/help/markup'
import { useLate } from '../../ui/kit/waiting/use-late'
import type { KeptMessage } from './kept'
import { Marked } from './Marked'
import styles from './Message.module.css'

type Props = {
  said: KeptMessage
  /** More of it is still to come. */
  pending: boolean
  onTryAgain?: (() => void) | undefined
  onFollow?: (() => void) | undefined
}

export function Message({ said, pending, onTryAgain, onFollow }: Props) {
  const { role, content, state } = said
  const [words, by] = splitBy(content)
  return (
    <div className={styles.message} data-role={role}>
      <span className="visually-hidden">{role === 'user' ? 'You: ' : 'Support Assistant: '}</span>
      {role === 'user' ? (
        <p className={styles.asked}>{content}</p>
      ) : content === '' && pending ? (
        <Awaited />
      ) : (
        <div className={styles.answer}>
          <Marked text={pending ? withoutHalf(words) : words} heading="p" onFollow={onFollow} />
          {by && (
            <div className={styles.by}>
              <Marked text={by} heading="p" onFollow={onFollow} />
            </div>
          )}
        </div>
      )}
      {state && (
        <p className={styles.state}>
          {state === 'failed' ? 'This was not answered.' : 'The answer stopped here.'}
          {onTryAgain && (
            <button type="button" onClick={onTryAgain}>
              Try again
            </button>
          )}
        </p>
      )}
    </div>
  )
}

/** The last line says who wrote it, and is shown smaller. */
function splitBy(content: string): [words: string, by: string] {
  const at = content.lastIndexOf('\n\n')
  const last = content.slice(at + 2)
  return at > 0 && /^(From the help articles|Written by the model)/.test(last)
    ? [content.slice(0, at), last]
    : [content, '']
}

/** Waits a moment before showing anything, so a quick answer doesn't flicker. */
function Awaited() {
  const late = useLate(true)
  return (
    <div className={styles.awaited} role="status">
      {late && (
        <>
          <span className={styles.ring} />
          <span className="visually-hidden">The answer is on its way</span>
        </>
      )}
    </div>
  )
}
