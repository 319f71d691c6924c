// What this device reports, and what happens when it is asked to listen.

import { useState } from 'react'
import { useAnswer, useEvents } from '../../platform/outside'
import { comfortNow } from '../../ui/comfort/use-comfort'
import { Button } from '../../ui/kit/Button'
import { Icon } from '../../ui/kit/drawings/Icon'
import { useLoaded } from '../../ui/state/use-loaded'
import { type Ability, forgetFailure, listen, useListening } from '../../voice/listen'
import { lookForPack, type Pack } from '../../voice/listen/pack'
import { type Finding, findings } from './findings'
import styles from './VoiceTest.module.css'

const LISTENING: Readonly<Record<Ability, string>> = {
  yes: 'It answers.',
  no: 'This browser has none. Record a voice memo instead.',
  probing: 'Yes. Try it below to be sure.',
  dead: 'It is there but isn’t responding. Record a voice memo instead.',
}
const PACK: Readonly<Record<Pack, string>> = {
  none: 'Not offered by this browser.',
  offered: 'Offered: you can download it while you dictate.',
  loading: 'Being fetched.',
  here: 'Here: dictation works without a network.',
}

function useFindings(): readonly Finding[] {
  const [found, setFound] = useState<readonly Finding[]>([])
  const [news, setNews] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again with each news
  useAnswer(findings, [news], { came: setFound })
  // Some browsers only know their voices a moment later.
  const voices = (): EventTarget | null =>
    'speechSynthesis' in globalThis && 'addEventListener' in speechSynthesis ? speechSynthesis : null
  useEvents(voices, ['voiceschanged'], () => setNews(count => count + 1))
  return found
}

export function Device() {
  const found = useFindings()
  const ability = useListening()
  const [trying, setTrying] = useState(false)
  const [heard, setHeard] = useState('')
  const pack =
    useLoaded(
      () => lookForPack(comfortNow().language),
      [],
      'Whether a language pack is here is not known.',
    ) ?? 'none'

  function tryIt(): void {
    forgetFailure()
    setHeard('')
    setTrying(true)
    listen({
      lang: comfortNow().language,
      onInterim: setHeard,
      onFinal: setHeard,
      onEnd: () => setTrying(false),
    })
  }
  const all: readonly Finding[] = [
    ...found,
    { what: 'Speech recognition', says: LISTENING[ability], has: ability === 'yes' || ability === 'probing' },
    { what: 'Recognition on the device', says: PACK[pack], has: pack !== 'none' },
  ]
  return (
    <section className={styles.device} aria-labelledby="device">
      <h2 id="device">This device</h2>
      <ul>
        {all.map(({ what, says, has }) => (
          <li key={what} data-has={has}>
            <Icon name={has ? 'check' : 'info'} size={22} />
            <div>
              <strong>{what}</strong>
              <span>{says}</span>
            </div>
          </li>
        ))}
      </ul>
      {ability !== 'no' && (
        <div className={styles.try}>
          <Button disabled={trying} onClick={tryIt}>
            {trying ? 'Listening: say something' : 'Try speech recognition'}
          </Button>
          <span role="status">{heard && `Heard: ${heard}`}</span>
        </div>
      )}
    </section>
  )
}
