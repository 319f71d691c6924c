// A recogniser that says nothing at all within three seconds is taken for dead. While the browser still asks for the
// microphone nothing can be heard: people may read that question in peace.

const PROBE_MS = 3_000
const LONGEST_QUESTION_MS = 60_000

async function isAsking(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' })).state === 'prompt'
  } catch {
    // This browser doesn't say.
    return false
  }
}

/** `silent` is called once, unless the function that comes back is called before. */
export function watchSilence(silent: () => void): () => void {
  let isOver = false
  let waited = 0
  let asked = false
  let timer: ReturnType<typeof setTimeout>
  const look = async (): Promise<void> => {
    waited += PROBE_MS
    const asking = await isAsking()
    if (isOver) return
    // Answered a moment ago: it has its three seconds from now.
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
