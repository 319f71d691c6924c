/** Why what was sent from a form was not taken; nothing where there is nothing to say. */
export function Refused({ words }: { words: string | null }) {
  return words === null ? null : (
    <p role="alert" style={{ color: 'var(--stop)' }}>
      {words}
    </p>
  )
}
