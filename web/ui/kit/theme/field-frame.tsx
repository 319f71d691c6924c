// A wrapper around every text field of the kit. The app adds the dictation button through it (web/main.tsx), so the kit
// needs no code for voice.
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

type Frame = ComponentType<{ children: ReactNode }>
const Framed = createContext<Frame | null>(null)
export const FieldFrame = Framed.Provider

function InFrame({ children }: { children: ReactNode }) {
  const Frame = useContext(Framed)
  return Frame ? <Frame>{children}</Frame> : children
}

const defaultProps = { inputContainer: (field: ReactNode) => <InFrame>{field}</InFrame> }
/** Mantine's text fields in this wrapper, so new forms get it automatically. */
export const framedFields = {
  TextInput: { defaultProps },
  Textarea: { defaultProps },
  Autocomplete: { defaultProps },
}
