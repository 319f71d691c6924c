// What you can say here, from the intents' own examples: a new command shows up by itself.
import { entries, groupsIn } from '../../../../shared/voice/catalogue'
import type { Scope } from '../../../../shared/voice/intents'
import { Dialog } from '../../../ui/forms/Dialog'
import { hearersHere } from '../handlers/hearers'
import { contextHere } from '../places'
import styles from './WhatCanISay.module.css'

const HERE: Readonly<Record<Scope, string>> = {
  app: 'Anywhere in the app.',
  tool: 'In this tool, and anywhere in the app.',
  client: 'About this client, and anywhere in the app.',
  chair: 'At the chair.',
}

export function WhatCanISay({ onClose }: { onClose: () => void }) {
  const { scope } = contextHere()
  const groups = groupsIn[scope]
    .map(group => ({
      group,
      // At the chair, each way of opening something has just one example.
      isShort: scope === 'chair' && group === 'Getting about',
      here: entries.filter(([, entry]) => entry.group === group && entry.scopes.includes(scope)),
    }))
    .filter(({ here }) => here.length > 0)
  return (
    <Dialog title="What can I say?" onClose={onClose}>
      <div className={styles.sheet}>
        <p>
          {HERE[scope]} Tap or hold the talk button and speak. What changes a record is read back first, and
          saved when you say yes. “Undo” takes it back. While I speak, touch the talk button, and I stop and
          listen. When I keep listening, I also hear “stop”, “pause”, “slower” and “again” while I speak.
        </p>
        {hearersHere().map(({ key, title, examples }) => (
          <section key={key} aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {examples.map(example => (
                <li key={example}>“{example}”</li>
              ))}
            </ul>
          </section>
        ))}
        {groups.map(({ group, here, isShort }) => (
          <section key={group} aria-label={group}>
            <h3>{group}</h3>
            <ul>
              {here.map(([id, { examples, writes }]) => (
                <li key={id}>
                  {examples.slice(0, isShort ? 1 : undefined).map((example, at) => (
                    <span key={example}>
                      {at > 0 && <small> or </small>}“{example}”
                    </span>
                  ))}
                  {writes && <small className={styles.asks}>asks first</small>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
