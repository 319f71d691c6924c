import { useCallback, useState } from 'react'
import type { Security } from '../../../../shared/api/security'
import { useFirstTime } from '../../../platform/outside'
import { Button } from '../../../ui/kit/Button'
import settings from '../../../ui/kit/Settings.module.css'
import { Waiting } from '../../../ui/kit/waiting/Waiting'
import { SecurityEmail } from './SecurityEmail'
import { SecurityFactor } from './SecurityFactor'
import { SecurityFirstPassword } from './SecurityFirstPassword'
import { SecurityPassword } from './SecurityPassword'
import { SecurityWays } from './SecurityWays'
import { loadSecurity } from './security'
import { tellWhatCameBack } from './security-notice'
import { SessionsList } from './sessions/SessionsList'

export default function SecuritySection() {
  const [loaded, setLoaded] = useState<{ security: Security } | { words: string } | null>(null)
  const load = useCallback(async (): Promise<void> => {
    const result = await loadSecurity()
    setLoaded(result.ok ? { security: result.answer } : { words: result.words })
  }, [])
  useFirstTime(true, () => {
    void load()
    tellWhatCameBack()
  })
  if (loaded === null) return <Waiting label="Loading" />
  if ('words' in loaded)
    return (
      <section className={settings.panel}>
        <h2>Security</h2>
        <p role="alert">{loaded.words}</p>
        <div>
          <Button onClick={() => void load()}>Try again</Button>
        </div>
      </section>
    )
  const { email, factor, sessions, ended, known, ways } = loaded.security
  return (
    <>
      <SecurityEmail email={email} />
      <SecurityWays ways={ways} onChange={load} />
      <SecurityFactor factor={factor} hasPassword={ways.password} onChange={load} />
      <SessionsList sessions={sessions} ended={ended} known={known} onChange={load} />
      {ways.password ? <SecurityPassword onChange={load} /> : <SecurityFirstPassword onChange={load} />}
    </>
  )
}
