// Voice in the header of every page: the app's place for commands, the talk button, and the panel under it.
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { useTalk } from '../../voice/commands/state'
import TalkButton from '../../voice/TalkButton'
import { AppPlace } from './AppPlace'

/** Loaded with the first tap. */
const TalkPanel = lazy(() => import('../../voice/commands/panel/TalkPanel'))

export default function AppVoice(): ReactNode {
  const { open, help } = useTalk()
  const begun = useRef(false)
  if (open || help) begun.current = true
  return (
    <>
      <AppPlace />
      <TalkButton look="header" />
      {begun.current && (
        <Suspense>
          <TalkPanel look="header" />
        </Suspense>
      )}
    </>
  )
}
