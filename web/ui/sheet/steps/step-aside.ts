// What a screen adds beside a step, apart from its doses.
import { createContext, type ReactNode } from 'react'
import type { Step } from '../../../../shared/sheet'

export const StepAside = createContext<((step: Step) => ReactNode) | null>(null)
