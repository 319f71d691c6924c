// Everything that isn't the next step, one per row; nothing covers the screen.
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { choices } from '../../../../shared/account/comfort'
import { TakeOver } from '../../../account/people/switching/TakeOver'
import { openSupport } from '../../../account/support/open'
import { AddingPhoto } from '../../../salon/photos/AddPhoto'
import { wakeWords } from '../../../salon/timers/ringing/wake-lock'
import { tried } from '../../../tools/screens/tried'
import { setComfort, useComfort } from '../../../ui/comfort/use-comfort'
import { Icon, type IconName } from '../../../ui/kit/drawings/Icon'
import type { Awake } from '../awake'
import type { Show } from '../views'
import { Panel } from './Panel'
import styles from './Panel.module.css'

type MenuPanelProps = { back: string; show: Show; clientId: string; serving: boolean; awake: Awake }

const SIDES: Readonly<Record<(typeof choices.talk_side)[number], string>> = {
  left: 'Left',
  right: 'Right',
  both: 'Both',
}

export function MenuPanel({ back, show, clientId, serving, awake }: MenuPanelProps) {
  const { focus_view, talk_side } = useComfort()
  const [adding, setAdding] = useState(false)
  const rows: readonly [string, string, IconName, () => void][] = [
    ['Another recipe', 'Last time’s, an earlier answer, or a new one', 'bowl', () => show('recipe')],
    ['All steps', 'The whole answer on one page', 'dashboard', () => show('steps')],
    ['Labels and card', 'For the bowl, and for the client to take home', 'products', () => show('labels')],
    ['Support chat', 'Ask how something works', 'talk', openSupport],
    ['End the service', 'First see what was done', 'check', () => show('end')],
  ]
  return (
    <Panel title="Menu" back={back} onBack={() => show('now')}>
      <ul className={styles.choices}>
        {rows
          .filter(([name]) => serving || name === 'Support chat')
          .map(([name, detail, icon, act]) => (
            <li key={name}>
              <button type="button" className={styles.row} onClick={act}>
                <Icon name={icon} size={28} />
                <span>
                  {name}
                  <small>{detail}</small>
                </span>
              </button>
            </li>
          ))}
        <li>
          <button type="button" className={styles.row} onClick={() => setAdding(true)}>
            <Icon name="camera" size={28} />
            <span>
              Add photo
              <small>Before or after, onto the client’s card</small>
            </span>
          </button>
        </li>
        <li>
          <button
            type="button"
            className={styles.row}
            aria-pressed={focus_view}
            onClick={() => void tried(() => setComfort({ focus_view: !focus_view }))}
          >
            <Icon name="info" size={28} />
            <span>
              Focus view {focus_view ? 'is on' : 'is off'}
              <small>Only the step and the timers</small>
            </span>
          </button>
        </li>
        <li>
          <button
            type="button"
            className={styles.row}
            aria-pressed={awake.on}
            onClick={() => awake.set(!awake.on)}
          >
            <Icon name="info" size={28} />
            <span>
              Keep the screen on
              <small role="status">{wakeWords[awake.state]}</small>
            </span>
          </button>
        </li>
        <li>
          <TakeOver className={styles.row} />
        </li>
        <li>
          <Link className={styles.row} to="/help/chair-mode">
            <Icon name="help" size={28} />
            <span>
              Help
              <small>Chair mode, timers and what you can say</small>
            </span>
          </Link>
        </li>
        <li>
          <Link className={styles.row} to={`/clients/${encodeURIComponent(clientId)}`}>
            <Icon name="back" size={28} />
            <span>
              To the client’s card
              <small>The service stays open</small>
            </span>
          </Link>
        </li>
      </ul>
      {adding && <AddingPhoto clientId={clientId} onClose={() => setAdding(false)} />}
      <div className={styles.group}>
        <h3 id="talk-side">Where the talk button goes</h3>
        <ul className={styles.chips} aria-labelledby="talk-side">
          {choices.talk_side.map(side => (
            <li key={side}>
              <button
                type="button"
                aria-pressed={side === talk_side}
                onClick={() => void tried(() => setComfort({ talk_side: side }))}
              >
                {SIDES[side]}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
