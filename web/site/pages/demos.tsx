// One demo a tool, at its own address; nothing in them is saved.
import type { ReactNode } from 'react'
import { findTool } from '../../../shared/toolbox'
import { cards } from '../../../shared/tools/cards'
import { Sheet } from '../../sheet/Sheet'
import { appointmentsDemo } from '../demos/appointments'
import { colourDemo } from '../demos/colour-formula'
import { communicationsDemo } from '../demos/communications'
import { DemoFrame } from '../demos/DemoFrame'
import { marketingDemo } from '../demos/marketing'
import { retailDemo } from '../demos/retail-edge'
import { profitDemo } from '../demos/salon-profit'
import type { SitePage } from '../site-page'

const own: Readonly<Record<string, ReactNode>> = {
  'retail-edge': retailDemo,
  'salon-profit': profitDemo,
  'colour-formula': colourDemo,
  appointments: appointmentsDemo,
  marketing: marketingDemo,
  communications: communicationsDemo,
}

type Demo = { demoInputs: readonly unknown[]; demoAnswer: (input: unknown) => unknown }
const found = import.meta.glob<Demo>('../../../shared/tools/*/demo.ts')

/** A tool without a demo page of its own: its first sample, answered and drawn. */
async function drawn(id: string, title: string, description: string): Promise<ReactNode> {
  const tool = await findTool(id)
  const demo = await found[`../../../shared/tools/${id}/demo.ts`]?.()
  const input = tool?.input.safeParse(demo?.demoInputs[0])
  if (!tool || !demo || !input?.success) return null
  const output = tool.output.safeParse(demo.demoAnswer(input.data))
  return (
    <DemoFrame title={title} lead={description} greeting={`Welcome to the demo of ${title}.`}>
      {output.success && <Sheet sheet={tool.show(output.data, input.data)} />}
    </DemoFrame>
  )
}

const all = await Promise.all(
  cards
    .filter(({ here }) => here)
    .map(
      async ({ id, title, description, demoPath }): Promise<SitePage> => ({
        path: demoPath,
        title: `${title} demo`,
        description: `Try ${title} with sample data. ${description}. No sign-up, nothing is saved.`,
        islands: ['greeting', 'demos'],
        main: own[id] ?? (await drawn(id, title, description)),
      }),
    ),
)
export const demos: readonly SitePage[] = all.filter(({ main }) => main !== null)
