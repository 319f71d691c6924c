// What a screen has to say beside a step that is none of its doses.
import { createContext, type ReactNode } from 'react'
import type { Step } from '../../../../shared/sheet'

export const StepAside = createContext<((step: Step) => ReactNode) | null>(null)
