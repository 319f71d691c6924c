// What stands around every text field of the kit. The app puts the button to dictate there (web/main.tsx); the kit itself
// knows no voice.
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

type Frame = ComponentType<{ children: ReactNode }>
const Framed = createContext<Frame | null>(null)
export const FieldFrame = Framed.Provider

function InFrame({ children }: { children: ReactNode }) {
  const Frame = useContext(Framed)
  return Frame ? <Frame>{children}</Frame> : children
}

const defaultProps = { inputContainer: (field: ReactNode) => <InFrame>{field}</InFrame> }
/** Mantine's text fields, each in the frame: a new form has it without asking for it. */
export const framedFields = {
  TextInput: { defaultProps },
  Textarea: { defaultProps },
  Autocomplete: { defaultProps },
}
