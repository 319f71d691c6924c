import { useSyncExternalStore } from 'react'
import styles from '../../../ui/kit/Settings.module.css'
import { type ColourScheme, chooseScheme, colourScheme } from '../../../ui/kit/theme/colour-scheme'
import { chooseNavigation, type NavigationStyle, useNavigationStyle } from '../../../ui/state/preferences'

type ChoiceProps<T extends string> = {
  name: string
  title: string
  options: readonly (readonly [T, string])[]
  value: T
  onChoose: (value: T) => void
}

function Choice<T extends string>({ name, title, options, value, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{title}</legend>
      {options.map(([id, label]) => (
        <label key={id} className={styles.choice}>
          <input type="radio" name={name} checked={value === id} onChange={() => onChoose(id)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

const SCHEMES: readonly (readonly [ColourScheme, string])[] = [
  ['auto', 'Same as the tablet'],
  ['light', 'Light'],
  ['dark', 'Dark'],
]
const STYLES: readonly (readonly [NavigationStyle, string])[] = [
  ['sidebar', 'Sidebar'],
  ['topbar', 'Top bar'],
]

export function AppearanceSection() {
  const scheme = useSyncExternalStore(colourScheme.subscribe, colourScheme.get)
  const navigation = useNavigationStyle()
  return (
    <section className={styles.panel}>
      <h2>Appearance</h2>
      <Choice name="scheme" title="Light or dark" options={SCHEMES} value={scheme} onChoose={chooseScheme} />
      <Choice
        name="navigation"
        title="Menu"
        options={STYLES}
        value={navigation}
        onChoose={chooseNavigation}
      />
      <p className={styles.soft}>For this tablet only.</p>
    </section>
  )
}
