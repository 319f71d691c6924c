import { useDeferredValue, useMemo } from 'react'
import { NO_FACTS } from '../../../../shared/facts'
import type { Tool } from '../../../../shared/tool'
import colour from '../../../../shared/tools/colour-formula'
import { StrandPicture } from '../../../tools/screens/strand/StrandPicture'
import { Sheet } from '../../../ui/sheet/Sheet'
import { answerTo, understoodOf } from './answer'
import { type LiveProps, starter } from './follow'
import styles from './Live.module.css'

const tool: Tool = colour

export function ColourLive({ values, change }: LiveProps) {
  const asked = useDeferredValue(values)
  const reading = useMemo(() => understoodOf(tool, asked, NO_FACTS), [asked])
  const answer = useMemo(() => answerTo(tool, asked, NO_FACTS), [asked])
  return (
    <>
      <div className={styles.picture}>
        <StrandPicture reading={reading} form={{ values, change, clientId: null }} />
      </div>
      <div className={styles.answer} data-live-answer>
        {'missing' in answer ? (
          <p className={styles.missing}>{answer.missing}</p>
        ) : (
          <Sheet sheet={answer.sheet} />
        )}
      </div>
    </>
  )
}

export const start = starter(ColourLive)
