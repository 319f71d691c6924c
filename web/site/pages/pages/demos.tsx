// One demo a tool, at its own address; nothing in them is saved.
import type { ReactNode } from 'react'
import { cards } from '../../../../shared/tools/cards'
import { appointmentsDemo } from '../demos/appointments'
import { colourDemo } from '../demos/colour-formula'
import { communicationsDemo } from '../demos/communications'
import { DemoFrame } from '../demos/DemoFrame'
import { marketingDemo } from '../demos/marketing'
import { retailDemo } from '../demos/retail-edge'
import { profitDemo } from '../demos/salon-profit'
import { samples } from '../samples'
import type { SitePage } from '../site-page'

const own: Readonly<Record<string, ReactNode>> = {
  'retail-edge': retailDemo,
  'salon-profit': profitDemo,
  'colour-formula': colourDemo,
  appointments: appointmentsDemo,
  marketing: marketingDemo,
  communications: communicationsDemo,
}

/** Whose engine comes into the page. */
const LIVE: ReadonlySet<string> = new Set([
  'appointments',
  'colour-formula',
  'communications',
  'marketing',
  'retail-edge',
  'salon-profit',
])

/** A tool without a demo page of its own shows its sample's answer. */
const pageOf = ({ id, title, description, demoPath }: (typeof cards)[number]): SitePage => ({
  path: demoPath,
  title: `${title} demo`,
  description: `Try ${title} with sample data. ${description}. No sign-up, nothing is saved.`,
  islands: ['greeting', 'demos', ...(LIVE.has(id) ? [`live-${id}`] : [])],
  main: own[id] ?? (
    <DemoFrame tool={id} title={title} lead={description} greeting={`Welcome to the demo of ${title}.`}>
      {samples[id]}
    </DemoFrame>
  ),
})

export const demos: readonly SitePage[] = cards.filter(({ id }) => own[id] || samples[id]).map(pageOf)
