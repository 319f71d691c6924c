// A recogniser that is silent for three seconds counts as dead. While the browser asks for the microphone nothing can
// be heard, so people can take their time over that prompt.

const PROBE_MS = 3_000
const LONGEST_QUESTION_MS = 60_000

async function isAsking(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' })).state === 'prompt'
  } catch {
    // This browser can't tell.
    return false
  }
}

/** `silent` is called once, unless the returned function is called first. */
export function watchSilence(silent: () => void): () => void {
  let isOver = false
  let waited = 0
  let asked = false
  let timer: ReturnType<typeof setTimeout>
  const look = async (): Promise<void> => {
    waited += PROBE_MS
    const asking = await isAsking()
    if (isOver) return
    // The prompt was only just answered: it gets three seconds from now.
    const again = asking ? waited < LONGEST_QUESTION_MS : asked
    asked = asking
    if (again) timer = setTimeout(look, PROBE_MS)
    else silent()
  }
  timer = setTimeout(look, PROBE_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
