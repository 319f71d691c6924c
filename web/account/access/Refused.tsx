/** Why the server refused a form; nothing if there is nothing to report. */
export function Refused({ words }: { words: string | null }) {
  return words === null ? null : (
    <p role="alert" style={{ color: 'var(--stop)' }}>
      {words}
    </p>
  )
}
