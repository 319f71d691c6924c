// The chair itself: head, middle, side and foot.

import { type TimerView, useTimers } from '../../salon/timers/use-timers'
import { useComfort } from '../../ui/comfort/use-comfort'
import { Button } from '../../ui/kit/Button'
import TalkButton from '../../voice/TalkButton'
import ChairVoice from '../commands/ChairVoice'
import { Arrived } from './answers/Arrived'
import { Offered } from './answers/Offered'
import { Said } from './answers/Said'
import { type Awake, useAwakeChoice } from './awake'
import { developing } from './bowls/developing'
import { stepWords } from './bowls/recipe'
import { type Changing, useChanging } from './bowls/use-changing'
import { useMixAgain } from './bowls/use-mix-again'
import styles from './ChairScreen.module.css'
import { ChairHead } from './frame/ChairHead'
import { Foot } from './frame/Foot'
import { Safety } from './frame/Safety'
import { Side } from './frame/Side'
import { BeforePanel } from './panels/BeforePanel'
import { EndPanel } from './panels/EndPanel'
import { LabelsPanel } from './panels/LabelsPanel'
import { MenuPanel } from './panels/MenuPanel'
import { NotePanel } from './panels/NotePanel'
import { RecipePanel } from './panels/RecipePanel'
import { RemindPanel } from './panels/RemindPanel'
import { StepsPanel } from './panels/StepsPanel'
import { UsedPanel } from './panels/UsedPanel'
import { Processing } from './step/Processing'
import { StepCard } from './step/StepCard'
import { Timers, TimersLine } from './step/Timers'
import type { Chair } from './use-chair'
import { type Show, useView, type View } from './views'
import { useChairVoice } from './voice/use-chair-voice'
import { useKeptSteps } from './voice/use-kept-steps'

export function At({ chair }: { chair: Chair }) {
  const [view, show] = useView()
  const { focus_view } = useComfort()
  const present = chair.work?.steps[chair.work.at]
  const changing = useChanging(present?.key ?? null)
  const timers = useTimers(chair.clientId) ?? []
  const awake = useAwakeChoice(chair.service !== null)
  useChairVoice(chair, timers, changing, show, awake)
  useKeptSteps(chair)
  useMixAgain(chair)
  const alone = focus_view && (view === 'now' || view === 'step')
  const lead = view === 'now' ? developing(chair, timers) : null
  return (
    <>
      <ChairHead chair={chair} view={view} show={show} />
      <main id="screen" data-chair-behind className={styles.main} data-alone={alone || undefined}>
        <div className={styles.safety}>
          <Safety chair={chair} />
          {lead === null && <TimersLine timers={timers} />}
        </div>
        <div className={styles.middle}>
          <Offered chair={chair} />
          {lead !== null && chair.work ? (
            <Processing
              chair={chair}
              work={chair.work}
              lead={lead}
              keptOn={awake.state === 'held'}
              show={show}
            />
          ) : (
            <Middle
              chair={chair}
              view={view}
              show={show}
              changing={changing}
              running={timers}
              awake={awake}
            />
          )}
        </div>
        <div className={styles.beside}>
          {lead === null && <Timers clientId={chair.clientId} keptOn={awake.state === 'held'} />}
          {!alone && <Side chair={chair} show={show} />}
        </div>
      </main>
      {/* Outside the chair's own place for commands: whatever the chair can't do, the app does. */}
      <Foot chair={chair} talk={() => <TalkButton look="chair" />} panel={<ChairVoice />} />
    </>
  )
}

type MiddleProps = {
  chair: Chair
  view: View
  show: Show
  changing: Changing
  running: readonly TimerView[]
  awake: Awake
}

function Middle({ chair, view, show, changing, running, awake }: MiddleProps) {
  const { work, service } = chair
  const steps = work && work.steps.length > 0 ? work : null
  const back = service && steps ? `Back to ${stepWords(steps.at, steps.steps.length).toLowerCase()}` : 'Back'
  const away = (): void => show('now')
  if (view === 'menu')
    return (
      <MenuPanel back={back} show={show} clientId={chair.clientId} serving={service !== null} awake={awake} />
    )
  if (view === 'note') return <NotePanel chair={chair} back={back} onBack={away} />
  if (view === 'remind') return <RemindPanel chair={chair} back={back} onBack={away} />
  if (service === null) return <BeforePanel chair={chair} />
  if (view === 'end')
    return (
      <EndPanel
        chair={chair}
        back={back}
        show={show}
        running={running.filter(({ state }) => state === 'running').map(({ name }) => name)}
      />
    )
  if (view === 'labels') return <LabelsPanel chair={chair} back={back} onBack={away} />
  if (view === 'recipe') return <RecipePanel chair={chair} back={back} onBack={away} />
  if (work === null) return <RecipePanel chair={chair} back={null} onBack={away} />
  if (steps === null || work.dated !== null)
    return (
      <div className={styles.middle}>
        <Said chair={chair} work={work} />
        <p>
          <Button look="act" onClick={() => show('recipe')}>
            Another recipe
          </Button>
        </p>
      </div>
    )
  if (view === 'steps') return <StepsPanel chair={chair} work={work} back={back} onBack={away} />
  if (view === 'used') return <UsedPanel chair={chair} work={work} back={back} onBack={away} />
  return (
    <>
      <Arrived chair={chair} work={work} />
      <StepCard
        chair={chair}
        work={work}
        changing={changing}
        show={show}
        develops={developing(chair, running) !== null}
      />
    </>
  )
}
