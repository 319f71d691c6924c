// While it speaks, and was told to keep listening, it only hears the few words that interrupt. It may be hearing
// itself, so anything in the sentence being spoken counts as its own voice.
import { plainWords } from '../../../../shared/voice/hear/hear'
import { sentencesOf } from '../../../../shared/voice/speak/sentences'
import { listen, type Session } from '../../listen'
import { speaking } from '../../speak/state'

type Ear = {
  /** Whether it should keep listening, and may. */
  wants: () => boolean
  lang: () => string
  /** Whether these words interrupt. */
  interrupts: (words: string) => boolean
  onInterrupted: (words: string) => void
}

/** Per text, so that a recogniser that won't stay open isn't reopened for ever. */
const MOST_OPENED = 6

/** The voice is heard with a delay, so compare the previous sentence too. */
function isOwnVoice(words: string): boolean {
  const { text, sentence } = speaking.get()
  const said = sentencesOf(text)
    .slice(Math.max(0, sentence - 1), sentence + 1)
    .join(' ')
  return ` ${plainWords(said)} `.includes(` ${plainWords(words)} `)
}

export function hearsWhileSpeaking({ wants, lang, interrupts, onInterrupted }: Ear): () => void {
  let ear: Session | null = null
  let opened = 0
  const sounds = (): boolean => speaking.get().state === 'speaking'
  const hear = (words: string): void => {
    if (ear === null || words === '' || !interrupts(words) || isOwnVoice(words)) return
    close()
    onInterrupted(words)
  }
  const open = (): void => {
    opened += 1
    const mine = listen({
      lang: lang(),
      continuous: true,
      onInterim: hear,
      onFinal: hear,
      onEnd: () => {
        if (ear !== mine) return
        ear = null
        if (sounds() && wants() && opened < MOST_OPENED) open()
      },
    })
    ear = mine
  }
  const close = (): void => {
    const mine = ear
    ear = null
    mine?.cancel()
  }
  return speaking.subscribe(() => {
    if (!sounds()) {
      opened = 0
      close()
    } else if (ear === null && opened === 0 && wants()) open()
  })
}
