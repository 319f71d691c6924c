// The chair itself: head, middle, side and foot.

import { type TimerView, useTimers } from '../../salon/timers/use-timers'
import { useComfort } from '../../ui/comfort/use-comfort'
import { Button } from '../../ui/kit/Button'
import TalkButton from '../../voice/TalkButton'
import ChairVoice from '../commands/ChairVoice'
import { Arrived } from './Arrived'
import { type Awake, useAwakeChoice } from './awake'
import { BeforePanel } from './BeforePanel'
import { ChairHead } from './ChairHead'
import styles from './ChairScreen.module.css'
import { developing } from './developing'
import { EndPanel } from './EndPanel'
import { Foot } from './Foot'
import { LabelsPanel } from './LabelsPanel'
import { MenuPanel } from './MenuPanel'
import { NotePanel } from './NotePanel'
import { Offered } from './Offered'
import { Processing } from './Processing'
import { RecipePanel } from './RecipePanel'
import { RemindPanel } from './RemindPanel'
import { stepWords } from './recipe'
import { Safety } from './Safety'
import { Said } from './Said'
import { Side } from './Side'
import { StepCard } from './StepCard'
import { StepsPanel } from './StepsPanel'
import { Timers, TimersLine } from './Timers'
import { UsedPanel } from './UsedPanel'
import type { Chair } from './use-chair'
import { useChairVoice } from './use-chair-voice'
import { type Changing, useChanging } from './use-changing'
import { useKeptSteps } from './use-kept-steps'
import { useMixAgain } from './use-mix-again'
import { type Show, useView, type View } from './views'

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
      {/* Before the chair's own place is entered: what it can't do, the app does. */}
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
