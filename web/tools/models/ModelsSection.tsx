import { useState } from 'react'
import type { Models, TestResult } from '../../../shared/account/models'
import { useRecords } from '../../platform/data/queries/queries'
import { Button, ButtonLink } from '../../ui/kit/Button'
import { Icon } from '../../ui/kit/drawings/Icon'
import settings from '../../ui/kit/Settings.module.css'
import { useLate } from '../../ui/kit/waiting/use-late'
import { useLoaded } from '../../ui/state/use-loaded'
import { BrowserModel } from './BrowserModel'
import styles from './Models.module.css'
import { fetchModels, providerWords, testModel, wayWords } from './models'
import { SentList } from './SentList'

type Fetched = Models | 'out-of-reach' | undefined

export default function ModelsSection() {
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  const models = useLoaded(
    async () => (await fetchModels()) ?? ('out-of-reach' as const),
    [attempt],
    'The models could not be asked for.',
  )
  return (
    <>
      <section className={settings.panel}>
        <h2>Who answers what</h2>
        <Who models={models} again={() => setAttempt(attempt + 1)} />
      </section>
      <Tried models={models} done={() => setAttempt(attempt + 1)} />
      <BrowserModel />
      <WithoutAi />
      <SentList />
    </>
  )
}

function Who({ models, again }: { models: Fetched; again: () => void }) {
  const late = useLate(models === undefined)
  if (models === undefined) return late ? <p className={settings.soft}>Asking the server...</p> : null
  if (models === 'out-of-reach')
    return (
      <>
        <p className={settings.fact}>
          <Icon name="offline" /> The server can’t be reached right now. Until it can, the built-in engine on
          this tablet answers, as always.
        </p>
        <Button onClick={again}>Try again</Button>
      </>
    )
  const rows = [
    ['Reading for formulas and advice; posts', models.text],
    ['Pictures', models.images],
    ['The client in a practice conversation', models.practice],
    ['Support chat', models.support],
    ['Speech', models.speech],
    ['Typing of voice memos', models.transcription],
  ] as const
  return (
    <>
      <dl className={styles.who}>
        {rows.map(([what, provider]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <strong>{providerWords(provider)}</strong>
              <span className={settings.soft}>{wayWords(provider)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={settings.soft}>
        Salon Profit is always worked out on this tablet. For formulas, recommendations, schedules and
        feedback a model only reads: the built-in engine works the answer out. Posts are written by the model,
        and the rules of the trade check them before you see them.
      </p>
    </>
  )
}

function Tried({ models, done }: { models: Fetched; done: () => void }) {
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<TestResult | null>(null)
  if (models === undefined || models === 'out-of-reach' || models.text.by !== 'model') return null

  async function tryIt(): Promise<void> {
    setBusy(true)
    setResult(null)
    const answer = await testModel()
    setResult(
      answer ?? {
        ok: false,
        words: 'The server could not be asked. Try again in a minute.',
        ms: null,
        code: null,
      },
    )
    setBusy(false)
    done()
  }

  const { used, cap } = models.calls
  return (
    <section className={settings.panel}>
      <h2>Try the model</h2>
      <p>
        One small question, to check that it answers. It counts as one of today’s calls: {used} of {cap} are
        used.
      </p>
      <div className={styles.try}>
        <Button look="act" disabled={busy} onClick={() => void tryIt()}>
          {busy ? 'Asking...' : 'Ask it once'}
        </Button>
        <p role="status" className={settings.fact}>
          {result && (
            <>
              <Icon name={result.ok ? 'check' : 'stop'} /> {result.words}
            </>
          )}
        </p>
      </div>
    </section>
  )
}

function WithoutAi() {
  const clients = useRecords('client')?.filter(({ fields }) => fields.no_ai)
  if (clients === undefined) return null
  return (
    <section className={settings.panel}>
      <h2>Clients without AI</h2>
      {clients.length === 0 ? (
        <p>
          Nobody. To keep a client out of any model, open the card, choose Edit, and switch on ‘No AI for this
          client’.
        </p>
      ) : (
        <>
          <p>Nothing about these clients goes to a model. Only the built-in engine answers.</p>
          <ul className={styles.clients}>
            {clients.map(({ id, fields }) => (
              <li key={id}>
                <ButtonLink to={`/clients/${encodeURIComponent(id)}`}>{fields.name}</ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
