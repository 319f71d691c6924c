// The engine at work on the landing page: a wish to type or tap. It loads at the first touch.

import { toolKeeping } from '../../../../shared/toolbox'
import styles from '../live/Landing.module.css'
import { LandingLive } from '../live/landing'

const TOOL = toolKeeping('colour_formulas')
const HEAD = {
  clientName: 'A client',
  currentColor: 'Natural level 6, 30% grey',
  hairCondition: 'Healthy, medium texture, shoulder length',
}
const WISHES = ['8/38 balayage', '6/0, cover the grey', '7/44 copper', 'Darker, 4/0']
const [first = ''] = WISHES

export function Try() {
  return (
    <div className={styles.try} data-live={TOOL}>
      <form className={styles.ask}>
        {Object.entries(HEAD).map(([name, value]) => (
          <input key={name} type="hidden" name={name} defaultValue={value} />
        ))}
        <label>
          A natural 6, a third grey. What should it be?
          <input type="text" name="desiredColor" maxLength={500} defaultValue={first} />
        </label>
        <div className={styles.wishes}>
          {WISHES.map(wish => (
            <button key={wish} type="button" data-sample={JSON.stringify({ desiredColor: wish })}>
              {wish}
            </button>
          ))}
        </div>
        <p role="status" className={styles.says} data-live-says />
      </form>
      <div data-live-place>
        <LandingLive values={{ ...HEAD, desiredColor: first }} change={() => undefined} />
      </div>
      <p className={styles.links}>
        <span>Worked out by the built-in engine from a sample, as the app shows it.</span>
        <a href={`/demo/${TOOL}`}>See the whole answer</a>
        <a href={`/auth?mode=sign-up&next=${encodeURIComponent(`/${TOOL}`)}`} data-start-free>
          Start free
        </a>
      </p>
    </div>
  )
}
