// Mantine's text fields, each with the button to dictate into it: a new form has it without asking for it.
import type { ReactNode } from 'react'
import { Dictated } from './Dictated'

const defaultProps = { inputContainer: (field: ReactNode) => <Dictated>{field}</Dictated> }

export const dictatedFields = {
  TextInput: { defaultProps },
  Textarea: { defaultProps },
  Autocomplete: { defaultProps },
}
