// Voice at the chair: what works anywhere works there too, and the panel stands over the foot. Its talk buttons stand in
// the corners that the person chose (TalkButton, look "chair").
import type { ReactNode } from 'react'
import { AppPlace } from './AppPlace'
import TalkPanel from './TalkPanel'

export default function ChairVoice(): ReactNode {
  return (
    <>
      <AppPlace />
      <TalkPanel look="chair" />
    </>
  )
}
