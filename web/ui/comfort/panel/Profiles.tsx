import { Icon } from '../../kit/drawings/Icon'
import styles from './Comfort.module.css'
import { type Profile, profiles } from './profiles'
import { Sample } from './Sample'

type ProfilesProps = { present: Profile | null; onChoose: (profile: Profile) => void }

export function Profiles({ present, onChoose }: ProfilesProps) {
  return (
    <section className={styles.profiles} aria-label="Ready-made profiles">
      {profiles.map(profile => (
        <button
          key={profile.id}
          type="button"
          className={styles.profile}
          aria-pressed={profile === present}
          onClick={() => onChoose(profile)}
        >
          <Sample looks={profile.looks} />
          <span className={styles.name}>
            {profile === present && <Icon name="check" size={20} />}
            {profile.title}
          </span>
          <span className={styles.says}>{profile.says}</span>
        </button>
      ))}
    </section>
  )
}
