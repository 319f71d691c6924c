import styles from './Assets.module.css'

const COLOURS = [
  { name: 'Bright blue', value: 'hsl(205, 100%, 55%)' },
  { name: 'Dark navy', value: 'hsl(210, 50%, 12%)' },
  { name: 'White', value: 'hsl(0, 0%, 100%)' },
] as const

/** `own`: the salon's colour, if it has one. */
export function BrandColours({ own }: { own: string | null }) {
  const colours = own === null ? COLOURS : [{ name: 'Your colour', value: own }, ...COLOURS]
  return (
    <section className={styles.box} aria-labelledby="assets-colours">
      <h2 id="assets-colours">Brand colours</h2>
      <ul className={styles.colours}>
        {colours.map(({ name, value }) => (
          <li key={name}>
            <span className={styles.chip} style={{ background: value }} aria-hidden="true" />
            <span>
              <strong>{name}</strong>
              <code>{value}</code>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
