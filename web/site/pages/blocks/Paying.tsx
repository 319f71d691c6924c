// Text that only applies to practice payments, or only to real ones: the server knows which, and removes the other
// element from the page.
import { createElement, type ReactNode } from 'react'

export const IfPractice = ({ children }: { children: ReactNode }): ReactNode =>
  createElement('x-practice', {}, children)
export const IfReal = ({ children }: { children: ReactNode }): ReactNode =>
  createElement('x-real', {}, children)
