// Voice at the chair: what works anywhere works there too, and the panel stands over the foot. Its talk buttons stand in
// the corners that the person chose (TalkButton, look "chair").
import type { ReactNode } from 'react'
import TalkPanel from '../../voice/commands/panel/TalkPanel'
import { AppPlace } from './AppPlace'

export default function ChairVoice(): ReactNode {
  return (
    <>
      <AppPlace />
      <TalkPanel look="chair" />
    </>
  )
}
