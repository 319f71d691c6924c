// Each tool's answer to its own sample, worked out by its engine at build.
import type { ReactNode } from 'react'
import { Sheet } from '../../ui/sheet/Sheet'
import { abouts } from './abouts'

type Demo = { demoInputs: readonly unknown[]; demoAnswer: (input: unknown) => unknown }
const found = import.meta.glob<Demo>('../../../shared/tools/*/demo.ts')

async function answered({ id, tool }: (typeof abouts)[number]): Promise<readonly [string, ReactNode]> {
  const demo = await found[`../../../shared/tools/${id}/demo.ts`]?.()
  const input = tool.input.safeParse(demo?.demoInputs[0])
  if (!demo || !input.success) return [id, null]
  const output = tool.output.safeParse(demo.demoAnswer(input.data))
  return [id, output.success ? <Sheet key={id} sheet={tool.show(output.data, input.data)} /> : null]
}

/** By tool id; null for a tool without a sample. */
export const samples: Readonly<Record<string, ReactNode>> = Object.fromEntries(
  await Promise.all(abouts.map(answered)),
)
