// Stop and caution have a word and a shape, never colour alone.
import styles from './Tone.module.css'

type ToneName = 'info' | 'caution' | 'stop'

const words: Record<ToneName, string> = { info: 'Note', caution: 'Caution', stop: 'Stop' }

const shapes: Record<ToneName, string> = {
  info: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z',
  caution: 'M12 2.8 22.4 21H1.6Z',
  stop: 'M7.9 2h8.2L22 7.9v8.2L16.1 22H7.9L2 16.1V7.9Z',
}

export function ToneShape({ tone }: { tone: ToneName }) {
  return (
    <svg className={styles.shape} data-tone={tone} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[tone]} />
      {tone === 'info' ? (
        <path className={styles.mark} d="M12 11v6M12 7v.1" />
      ) : (
        <path
          className={styles.mark}
          d={tone === 'caution' ? 'M12 9.5v5M12 17.8v.1' : 'M12 6.5v7M12 17v.1'}
        />
      )}
    </svg>
  )
}

/** The shape and its word: "▲ Caution". */
export function ToneWord({ tone }: { tone: ToneName }) {
  return (
    <span className={styles.word} data-tone={tone}>
      <ToneShape tone={tone} />
      {words[tone]}
    </span>
  )
}
