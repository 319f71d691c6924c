// All of a person's settings. A choice shows straight away, here and on everything behind.
import '../looks.css'
import '../opendyslexic.css'
import { type Comfort, defaults } from '../../../../shared/account/comfort'
import { useAccount } from '../../../platform/data/account/account'
import { Button } from '../../kit/Button'
import { notify } from '../../kit/notices/notify'
import { setComfort, useComfort } from '../use-comfort'
import { Choice } from './Choice'
import styles from './Comfort.module.css'
import { groups } from './controls'
import { Profiles } from './Profiles'
import { profileOf } from './profiles'

const choose = (patch: Partial<Comfort>): void =>
  void setComfort(patch).catch(error =>
    notify({
      title: 'Error',
      text: error instanceof Error ? error.message : String(error),
      tone: 'stop',
    }),
  )

export default function ComfortPanel() {
  const comfort = useComfort()
  const account = useAccount()
  const { language, language_asked, ...reset } = defaults
  return (
    <div className={styles.panel}>
      <p className={styles.lead}>
        {account
          ? 'Each choice works at once. It is yours, on every tablet you sign in on.'
          : 'Each choice works at once. It is kept on this device.'}
      </p>
      <Profiles present={profileOf(comfort)} onChoose={({ looks }) => choose(looks)} />
      {groups.map(({ title, controls }) => (
        <section key={title} className={styles.group}>
          <h2>{title}</h2>
          {controls.map(control => (
            <Choice key={control.field} control={control} comfort={comfort} onChoose={choose} />
          ))}
        </section>
      ))}
      <div className={styles.reset}>
        <Button onClick={() => choose(reset)}>Reset everything</Button>
      </div>
    </div>
  )
}
