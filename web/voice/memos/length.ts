/** "0:07", "12:30" */
export function lengthOf(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** The same, as people say it. */
export function lengthWords(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  const said = [
    minutes > 0 ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : '',
    rest > 0 || minutes === 0 ? `${rest} ${rest === 1 ? 'second' : 'seconds'}` : '',
  ]
  return said.filter(Boolean).join(' ')
}
