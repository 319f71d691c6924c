// The landing page's small live demo: one wish, shown as hair and as the first steps of the recipe.
import { useDeferredValue, useMemo } from 'react'
import { NO_FACTS } from '../../../../shared/facts'
import type { Sheet as SheetData } from '../../../../shared/sheet'
import type { Tool } from '../../../../shared/tool'
import colour from '../../../../shared/tools/colour-formula'
import { Lock, type ZoneShade } from '../../../tools/screens/strand/Lock'
import { zoneSaid } from '../../../tools/screens/strand/parts'
import { drawnOf, wishedOf } from '../../../tools/screens/strand/StrandPicture'
import { Sheet } from '../../../ui/sheet/Sheet'
import { answerTo, understoodOf } from './answer'
import { type LiveProps, starter } from './follow'
import styles from './Landing.module.css'
import { Said } from './Said'

const tool: Tool = colour
const FIRST = new Set(['steps', 'note'])
/** Without the client's name, which means nothing here. */
const firstOf = ({ title, blocks, ...sheet }: SheetData): SheetData => ({
  ...sheet,
  title: title.replace(/ – .*/, ''),
  blocks: blocks.filter(({ block }) => FIRST.has(block)),
})

export function LandingLive({ values }: LiveProps) {
  const asked = useDeferredValue(values)
  const { facts } = useMemo(() => understoodOf(tool, asked, NO_FACTS), [asked])
  const answer = useMemo(() => answerTo(tool, asked, NO_FACTS), [asked])
  const now = drawnOf(facts)
  const wish = wishedOf(facts, now)
  const words = (of: 'lengths' | 'wish'): string => zoneSaid(facts, of).words
  return (
    <div className={styles.piece} data-live-answer>
      <div className={styles.hair}>
        <Hair label="Now" words={words('lengths')} {...now} grey={Number(facts.grey_percent?.value ?? 0)} />
        <Hair label="Wished for" words={words('wish')} root={wish} lengths={wish} ends={wish} />
      </div>
      <div className={styles.recipe}>
        {'missing' in answer ? <p>{answer.missing}</p> : <Sheet sheet={firstOf(answer.sheet)} />}
      </div>
      <Said text={'missing' in answer ? answer.missing : `Recipe for ${String(asked.desiredColor).trim()}`} />
    </div>
  )
}

type HairProps = Record<'root' | 'lengths' | 'ends', ZoneShade> & {
  label: string
  words: string
  grey?: number
}

function Hair({ label, words, ...zones }: HairProps) {
  return (
    <figure>
      <div>
        <Lock {...zones} />
      </div>
      <figcaption>
        <b>{label}</b> {words}
      </figcaption>
    </figure>
  )
}

export const start = starter(LandingLive)
