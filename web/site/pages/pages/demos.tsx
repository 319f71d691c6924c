// One demo per tool at its own address; nothing in them is saved.
import type { ReactNode } from 'react'
import { cards } from '../../../../shared/tools/cards'
import { DemoFrame } from '../demos/DemoFrame'
import { samples } from '../samples'
import type { SitePage } from '../site-page'

/** Tools with a demo page of their own; its scripts and its engine load through islands/live-<id>.ts. */
const own = import.meta.glob<{ default: ReactNode }>('../demos/[a-z]*.tsx', { eager: true })
const ownOf = (id: string): ReactNode => own[`../demos/${id}.tsx`]?.default

/** A tool without its own demo page shows its sample's answer. */
const pageOf = ({ id, title, description, demoPath }: (typeof cards)[number]): SitePage => ({
  path: demoPath,
  title: `${title} demo`,
  description: `Try ${title} with sample data. ${description}. No sign-up, nothing is saved.`,
  islands: ['greeting', ...(ownOf(id) ? [`live-${id}`] : [])],
  main: ownOf(id) ?? (
    <DemoFrame tool={id} title={title} lead={description} greeting={`Welcome to the demo of ${title}.`}>
      {samples[id]}
    </DemoFrame>
  ),
})

export const demos: readonly SitePage[] = cards.filter(({ id }) => ownOf(id) || samples[id]).map(pageOf)
