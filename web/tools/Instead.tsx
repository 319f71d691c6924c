// Under a stop: its words for the client, to be read aloud, and the question that may be asked in its place. That is a
// question like any other, by the same engine and the same rules.
import { Suspense, useMemo } from 'react'
import type { Facts } from '../../shared/facts'
import type { Tool } from '../../shared/tool'
import { FOR_THE_CLIENT } from '../../shared/tools/colour-formula/for-the-client'
import { deviceId } from '../data/db'
import { newId } from '../data/ids'
import type { Row } from '../data/queries'
import { create } from '../data/save'
import { NotReadable } from '../reading/read'
import { useOnce } from '../records/once'
import { Button } from '../ui/Button'
import { later } from '../ui/later'
import { notify } from '../ui/notify'
import type { Answered } from './AnswerColumn'
import { askDrafted } from './ask'
import styles from './Instead.module.css'
import { tried } from './tried'

const ReadAloud = later(() => import('../voice/ReadAloud'))

type InsteadProps = Pick<Answered, 'ask' | 'sheet'> & {
  tool: Tool
  facts: Facts
  /** The new question is saved, and stands under this id. */
  onAsked: (askId: string) => void
}

export function Instead({ tool, ask, sheet, facts, onAsked }: InsteadProps) {
  const once = useOnce()
  const input = useMemo(() => insteadOf(tool, ask, facts), [tool, ask, facts])
  const words = sheet.blocks.find(block => block.block === 'copy' && block.title === FOR_THE_CLIENT)
  if (words === undefined) return null

  async function askInstead(): Promise<void> {
    if (input === null) return
    const asked = await drafted(input).catch(error => {
      if (!(error instanceof NotReadable)) throw error
      notify({ title: 'Error', text: error.message, tone: 'stop' })
      return null
    })
    const id = newId()
    if (asked && (await tried(() => create('ask', asked, id)))) onAsked(id)
  }
  const drafted = (question: Record<string, unknown>) =>
    askDrafted({
      tool,
      input: question,
      facts,
      today: new Date().toISOString(),
      clientId: ask.fields.client_id,
      clientName: ask.fields.client_name,
      device: deviceId(),
      byVoice: false,
    })

  return (
    <div className={styles.instead} data-no-print>
      {input !== null && (
        <Button look="act" onClick={() => void once(askInstead)}>
          Today’s gloss, with its bowl
        </Button>
      )}
      <div className={styles.words}>
        <strong>{FOR_THE_CLIENT}</strong>
        <Suspense>
          <ReadAloud id={`client-words:${ask.id}`} text={words.text} what={FOR_THE_CLIENT} />
        </Suspense>
      </div>
    </div>
  )
}

function insteadOf(tool: Tool, { fields }: Row<'ask'>, facts: Facts): Record<string, unknown> | null {
  const input = tool.input.safeParse(fields.input)
  return input.success
    ? (tool.instead?.({ input: input.data, facts, today: new Date().toISOString() }) ?? null)
    : null
}
