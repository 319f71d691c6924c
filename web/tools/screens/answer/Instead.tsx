// Below a stop: words for the client, which can be read aloud, and a question to ask in its place. That one is like any
// other, with the same engine and the same rules.
import { Suspense, useMemo } from 'react'
import type { Facts } from '../../../../shared/facts'
import type { Tool } from '../../../../shared/tool'
import { askDrafted } from '../../../platform/asks/ask'
import { deviceId } from '../../../platform/data/db'
import { newId } from '../../../platform/data/ids'
import { create } from '../../../platform/data/saving/save'
import { NotReadable } from '../../../platform/reading/read'
import { useOnce } from '../../../ui/forms/once'
import { Button } from '../../../ui/kit/Button'
import { notify } from '../../../ui/kit/notices/notify'
import { later } from '../../../ui/kit/waiting/later'
import { tried } from '../tried'
import type { Answered } from './AnswerColumn'
import styles from './Instead.module.css'

const ReadAloud = later(() => import('../../../voice/read-aloud/ReadAloud'))

type InsteadProps = Pick<Answered, 'ask' | 'sheet'> & {
  tool: Tool
  facts: Facts
  /** The new question is saved under this id. */
  onAsked: (askId: string) => void
}

export function Instead({ tool, ask, sheet, facts, onAsked }: InsteadProps) {
  const once = useOnce()
  const toClient = tool.instead?.toClient
  const words = sheet.blocks.find(block => block.block === 'copy' && block.title === toClient)
  const stopped = toClient !== undefined && words !== undefined
  const given = JSON.stringify(ask.fields.input)
  const input = useMemo(
    () => (stopped ? insteadOf(tool, JSON.parse(given), facts) : null),
    [tool, given, facts, stopped],
  )
  if (!stopped) return null

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
          {tool.instead?.offer}
        </Button>
      )}
      <div className={styles.words}>
        <span>To the client</span>
        <Suspense>
          <ReadAloud id={`client-words:${ask.id}`} text={words.text} what={toClient} />
        </Suspense>
      </div>
    </div>
  )
}

/** If it can't be worked out, we offer nothing and the stop stands. */
function insteadOf(tool: Tool, given: unknown, facts: Facts): Record<string, unknown> | null {
  try {
    const input = tool.input.safeParse(given)
    return input.success
      ? (tool.instead?.question({ input: input.data, facts, today: new Date().toISOString() }) ?? null)
      : null
  } catch (error) {
    console.error(error)
    return null
  }
}
