// What was heard in a conversation, with the stylist's corrections.
import { useMemo } from 'react'
import type { Facts } from '../../../../shared/facts'
import type { Tool } from '../../../../shared/tool'
import { askedWith } from '../../../../shared/toolbox'
import type { PracticeRead } from '../../../../shared/tools/communications/hear/by-model'
import { judge } from '../../../../shared/tools/communications/judge'
import { type HeardLine, linesHeard } from '../../../../shared/tools/communications/moves/heard'
import { PracticeInput, PracticeOutput } from '../../../../shared/tools/communications/schema'
import { drawn } from '../../../platform/asks/ask'
import type { Row } from '../../../platform/data/queries/queries'
import { usePresent } from '../../../ui/kit/use-now'

/** `overall`: 0–100; null without scores. */
type PracticeScore = { lines: readonly HeardLine[]; overall: number | null }

const NONE: PracticeScore = { lines: [], overall: null }

export function heardIn(asked: unknown, read?: PracticeRead): readonly HeardLine[] {
  const input = PracticeInput.safeParse(asked)
  if (!input.success) return []
  const { reading, picks } = judge(input.data, read)
  return linesHeard(reading, picks)
}

/** For the lines that this feedback is about, with the score its answer used. */
export function useHeard(
  tool: Tool,
  ask: Row<'ask'>,
  facts: Facts,
  which: 'draft' | 'answer',
): PracticeScore {
  const now = usePresent()
  const { fields } = ask
  return useMemo(() => {
    const shown = drawn(tool, fields, facts, now, which)
    const output = shown?.current ? PracticeOutput.safeParse(shown.output) : null
    return output?.success
      ? { lines: heardIn(askedWith(fields), output.data.read), overall: output.data.overall }
      : NONE
  }, [tool, fields, facts, now, which])
}
