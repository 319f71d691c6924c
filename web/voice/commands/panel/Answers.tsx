// Buttons to answer an open question, or to pick what was meant.
import { type Meant, VOLUMES } from '../../../../shared/voice/intents'
import { questionOf } from '../../../../shared/voice/say'
import { Button } from '../../../ui/kit/Button'
import type { Talk } from '../state'
import { buttonsHere } from './buttons-here'
import styles from './TalkPanel.module.css'
import { choose, confirm, decline, endNote, say } from './tapped'

/** "Save?" becomes the button "Save"; a question in other words gets a yes. */
const yesOf = ({ intent }: Meant): string => {
  const question = questionOf(intent.id)
  return question === 'Shall I?' ? 'Yes, do it' : question.replace('?', '')
}

export function Answers({ talk: { asked, ladder, noting } }: { talk: Talk }) {
  if (noting !== null)
    return (
      <div className={styles.note}>
        <p className={styles.spoken}>{noting === '' ? 'Nothing noted yet.' : noting}</p>
        <div className={styles.answers}>
          <Button look="act" onClick={endNote}>
            End note
          </Button>
          <Button onClick={decline}>Throw it away</Button>
        </div>
      </div>
    )
  if (asked?.type === 'confirm')
    return (
      <div className={styles.answers}>
        <Button look="act" onClick={() => confirm(asked.meant)}>
          {yesOf(asked.meant)}
        </Button>
        <Button onClick={decline}>No</Button>
      </div>
    )
  if (asked?.type === 'volume')
    return (
      <div className={styles.answers}>
        {VOLUMES.map(volume => (
          <Button key={volume} onClick={() => say(`${volume} vol`)}>
            {volume} volume
          </Button>
        ))}
        <Button onClick={decline}>Cancel</Button>
      </div>
    )
  if (asked?.type === 'choices') return <Choices choices={asked.choices} last="Neither" />
  if (ladder.rung === 'choices') return <Choices choices={ladder.choices} last="Neither" />
  if (ladder.rung === 'buttons')
    return <Choices choices={[...ladder.choices, ...buttonsHere(ladder.choices)]} last={null} />
  return null
}

function Choices({ choices, last }: { choices: readonly Meant[]; last: string | null }) {
  return (
    <div className={styles.answers}>
      {choices.map(meant => (
        <Button key={meant.say} onClick={() => choose(meant)}>
          {meant.say}
        </Button>
      ))}
      {last !== null && <Button onClick={decline}>{last}</Button>}
    </div>
  )
}
