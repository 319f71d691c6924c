// Voice in the header of every page: the app as a place, the talk button, and the panel under it.
import type { ReactNode } from 'react'
import TalkButton from '../TalkButton'
import { AppPlace } from './AppPlace'
import TalkPanel from './TalkPanel'

export default function AppVoice(): ReactNode {
  return (
    <>
      <AppPlace />
      <TalkButton look="header" />
      <TalkPanel look="header" />
    </>
  )
}
