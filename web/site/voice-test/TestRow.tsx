import { Button } from '../../ui/kit/Button'
import type { Which } from './use-tests'
import styles from './VoiceTest.module.css'

type TestRowProps = {
  which: Which
  title: string
  about: string
  act: string
  /** The test in progress; no other can start meanwhile. */
  running: Which | null
  run: (which: Which) => void
  stop: () => void
}

export function TestRow({ which, title, about, act, running, run, stop }: TestRowProps) {
  return (
    <li className={styles.test}>
      <div>
        <h2>{title}</h2>
        <p>{about}</p>
      </div>
      <div className={styles.acts}>
        <Button disabled={running !== null} onClick={() => run(which)}>
          {running === which ? 'Testing…' : act}
        </Button>
        {running === which && (
          <Button look="stop" onClick={stop}>
            Stop
          </Button>
        )}
      </div>
    </li>
  )
}
