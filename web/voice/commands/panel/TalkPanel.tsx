// What was heard, what was understood, what came of it, and a button for every answer you could also speak.
import { lazy, Suspense, useRef } from 'react'
import { Button } from '../../../ui/kit/Button'
import { useKeyboardInset } from '../../../ui/kit/window/use-keyboard-inset'
import { listenWords, useListening } from '../../listen'
import { LanguageQuestion } from '../../listen/LanguageQuestion'
import { OfflinePack } from '../../listen/OfflinePack'
import { stopSpeaking } from '../../speak'
import { closeTalk, latch, startTalking } from '../conversation/talk'
import { patchTalk, type Talk, useTalk } from '../state'
import { useUndoable } from '../undo'
import { Answers } from './Answers'
import styles from './TalkPanel.module.css'
import { TypeIt } from './TypeIt'
import { takeBack } from './tapped'
import { useTalkEscape } from './use-talk-escape'

/** A dialog is bigger than all the rest here, so it loads when somebody asks for it. */
const WhatCanISay = lazy(() => import('./WhatCanISay').then(each => ({ default: each.WhatCanISay })))

export default function TalkPanel({ look }: { look: 'header' | 'chair' }) {
  const talk = useTalk()
  const ability = useListening()
  const undoable = useUndoable()
  const panel = useRef<HTMLElement>(null)
  useKeyboardInset(panel)
  useTalkEscape(panel, talk.open)
  const deaf = ability === 'no' || ability === 'dead'
  return (
    <>
      {talk.open && (
        <section
          ref={panel}
          className={styles.panel}
          data-look={look}
          aria-label="Talk"
          data-no-print
          data-talk-panel
        >
          <div className={styles.head}>
            <p className={styles.status} role="status" data-at={talk.at}>
              <span className={styles.light} aria-hidden="true" />
              {talk.asksLanguage ? 'One question first' : statusOf(talk, deaf)}
            </p>
            <Button look="plain" onClick={closeTalk}>
              Close
            </Button>
          </div>
          {talk.asksLanguage ? (
            <LanguageQuestion
              onAnswer={() => {
                patchTalk({ asksLanguage: false })
                startTalking()
              }}
            />
          ) : (
            <Said talk={talk} />
          )}
          <Answers talk={talk} />
          {!talk.asksLanguage && (deaf || talk.error !== null) && <TypeIt />}
          <div className={styles.foot} hidden={talk.asksLanguage}>
            {talk.at === 'speaking' && <Button onClick={stopSpeaking}>Stop talking</Button>}
            {look === 'header' && undoable && <Button onClick={takeBack}>Undo: {undoable.words}</Button>}
            {!deaf && (
              <Button aria-pressed={talk.latched} onClick={() => latch(!talk.latched)}>
                {talk.latched ? 'Stop listening on' : 'Keep listening'}
              </Button>
            )}
            <Button onClick={() => patchTalk({ help: true })}>What can I say?</Button>
          </div>
          <OfflinePack />
        </section>
      )}
      {talk.help && (
        <Suspense>
          <WhatCanISay onClose={() => patchTalk({ help: false })} />
        </Suspense>
      )}
    </>
  )
}

function statusOf({ at, error, noting, latched }: Talk, deaf: boolean): string {
  if (deaf) return 'This device can’t turn speech into text.'
  if (at === 'listening' && noting !== null) return 'Listening to the note. Say “end note” when it is done.'
  if (at === 'listening')
    return latched ? 'Listening until you say “stop listening”.' : 'Listening. Speak now.'
  if (at === 'thinking') return 'One moment.'
  if (at === 'speaking') return 'Speaking.'
  return error === null ? 'Not listening.' : listenWords[error]
}

function Said({ talk }: { talk: Talk }) {
  const { interim, heard, meant, asked, said } = talk
  const reply = asked?.question ?? said
  // The read-back says it better than what was understood.
  const understood = meant && asked === null && !reply?.includes(meant.say) ? meant.say : null
  return (
    <div className={styles.said}>
      {interim !== '' ? (
        <p className={styles.interim}>{interim}</p>
      ) : (
        heard !== null && (
          <p className={styles.heard}>
            <small>Heard</small> “{heard}”
          </p>
        )
      )}
      {understood !== null && (
        <p className={styles.heard}>
          <small>Understood</small> {understood}
        </p>
      )}
      <p className={styles.reply} role="status" data-asks={asked !== null || undefined}>
        {reply ?? ''}
      </p>
    </div>
  )
}
