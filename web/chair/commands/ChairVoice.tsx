// Voice at the chair: everything that works anywhere works here too, and the panel sits above the foot. The talk
// buttons are in the corners that the person chose (TalkButton, look "chair").
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
