import { FoundText } from '../../salon/records/search/FoundText'
import { Icon } from '../../ui/kit/drawings/Icon'
import { Strand } from '../../ui/kit/drawings/Strand'
import type { Choice } from './choice'
import type { Group } from './matches'
import styles from './Palette.module.css'

export const optionId = (choice: Choice): string => `palette-${choice.id}`

type Props = {
  groups: readonly Group[]
  active: Choice | undefined
  onPoint: (choice: Choice) => void
  onChoose: (choice: Choice) => void
}

/** The focus stays in the field; aria-activedescendant names the highlighted option. */
export function Options({ groups, active, onPoint, onChoose }: Props) {
  return groups.map(({ id, title, choices }) => (
    // biome-ignore lint/a11y/useSemanticElements: a group within a listbox, as the pattern names it
    <div key={id} role="group" aria-labelledby={`palette-group-${id}`} className={styles.group}>
      <p id={`palette-group-${id}`} className={styles.groupTitle}>
        {title}
      </p>
      {choices.map(choice => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        <div
          key={choice.id}
          id={optionId(choice)}
          role="option"
          tabIndex={-1}
          aria-selected={choice === active}
          className={styles.option}
          onPointerMove={() => choice !== active && onPoint(choice)}
          onPointerDown={event => event.preventDefault()}
          onClick={() => onChoose(choice)}
        >
          {choice.found?.shade ? (
            <span className={styles.strand} aria-hidden="true">
              <Strand level={choice.found.shade.level} tone={choice.found.shade.tone ?? 'natural'} />
            </span>
          ) : (
            <Icon name={choice.icon} size={22} />
          )}
          {choice.found ? (
            <span className={styles.found}>
              <span className={styles.over}>
                <span className={styles.title}>{choice.title}</span>
                <span className={styles.hint}>{choice.hint}</span>
              </span>
              <FoundText line={choice.found.line} asked={choice.found.asked} most={120} />
            </span>
          ) : (
            <>
              <span className={styles.title}>{choice.title}</span>
              {choice.hint && <span className={styles.hint}>{choice.hint}</span>}
            </>
          )}
        </div>
      ))}
    </div>
  ))
}
