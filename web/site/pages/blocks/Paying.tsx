// Words that hold only where payments are practice, or only where they are real: the server, which knows, takes the other
// element out of the page.
import { createElement, type ReactNode } from 'react'

export const IfPractice = ({ children }: { children: ReactNode }): ReactNode =>
  createElement('x-practice', {}, children)
export const IfReal = ({ children }: { children: ReactNode }): ReactNode =>
  createElement('x-real', {}, children)
