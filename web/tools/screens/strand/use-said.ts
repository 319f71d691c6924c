// Picks what is said to the strand, just as a tap would, and says it back; "undo" removes it.
import { useRef } from 'react'
import type { Picks } from '../../../../shared/reading/understood/reading'
import type { Tool } from '../../../../shared/tool'
import type { Done } from '../../../voice/commands/handlers/handlers'
import { useHearer } from '../../../voice/commands/handlers/hearers'
import { picksOf } from '../drafts/form-draft'
import type { Picking } from '../understood/picks'
import { picksSaid } from './said'

const EXAMPLES = [
  'Root is a five, lengths are not bleached',
  'Ends are level seven gold',
  'Wish is level eight ash',
]

export function useSaid(tool: Tool, form: Picking): void {
  const latest = useRef(form)
  latest.current = form
  const change = (picks: Picks): void => latest.current.change('picks', picks)
  const present = (): Picks => picksOf(latest.current.values.picks)
  useHearer({
    title: 'To the strand',
    examples: EXAMPLES,
    hear: async text => {
      const said = await picksSaid(tool, text)
      return said && (() => pickedAs(said))
    },
  })

  function pickedAs(said: Picks): Done {
    const before = present()
    change({ ...before, ...said })
    const words = Object.values(tool.picked?.(said) ?? {}).filter(Boolean)
    return {
      say: `Picked: ${words.join(', ')}.`,
      undo: () => {
        const others = Object.entries(present()).filter(([path]) => !(path in said))
        const were = Object.entries(before).filter(([path]) => path in said)
        change(Object.fromEntries([...others, ...were]))
      },
    }
  }
}
