import { useId } from 'react'
import { Button } from '../../../ui/kit/Button'
import styles from '../Data.module.css'
import { PickFile } from '../PickFile'
import { type ImportKind, leftOutWords } from '../plan/columns'
import { DryRun } from './DryRun'
import { countOf, madeWords } from './import-words'
import { MapColumns } from './MapColumns'
import { PastImports } from './PastImports'
import { useImport } from './use-import'

const kinds: readonly (readonly [ImportKind, string])[] = [
  ['client', 'Clients'],
  ['product', 'Products'],
]

export function ImportPanel() {
  const running = useImport()
  const { kind, step, planned, problem, choices } = running
  const group = useId()
  const saving = step.at === 'saving'

  return (
    <section className={styles.panel} aria-labelledby="import">
      <h2 id="import">{kind === 'product' ? 'Import products' : 'Import clients'}</h2>
      {step.at === 'start' && (
        <>
          <p className={styles.soft}>
            A CSV file from your old system or a spreadsheet. You see what it will do before anything is
            saved, and you can undo it on this device.
          </p>
          {step.problem && (
            <p role="alert" className={styles.problem}>
              {step.problem}
            </p>
          )}
        </>
      )}
      {(step.at === 'start' || step.at === 'mapping') && (
        <fieldset className={styles.choices}>
          <legend>What is in the file?</legend>
          {kinds.map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name={group}
                checked={kind === value}
                onChange={() => running.setKind(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      {step.at === 'start' && (
        <PickFile accept=".csv,.txt,.tsv,text/csv,text/plain" onFile={file => void running.read(file)}>
          Choose a CSV file
        </PickFile>
      )}
      {step.at === 'reading' && <p role="status">Reading {step.name}…</p>}
      {step.at === 'mapping' && (
        <>
          <p>
            <strong>{step.name}</strong>, {countOf(step.csv.lines.length, 'line')}. Check what each column
            means:
          </p>
          <MapColumns kind={kind} csv={step.csv} mapping={step.mapping} onChange={running.setTarget} />
          {problem && <p role="alert">{problem}</p>}
          {planned && (
            <DryRun
              planned={planned}
              leftOut={leftOutWords(step.csv, step.mapping)}
              choices={choices}
              planning={running.planning}
              onChoices={running.setChoices}
              onImport={() => void running.save(planned, step.name)}
            />
          )}
          <Button onClick={running.reset}>Choose another file</Button>
        </>
      )}
      {saving && (
        <>
          <p role="status">
            Saving {step.done.toLocaleString('en-GB')} of {step.of.toLocaleString('en-GB')}…
          </p>
          <progress value={step.done} max={Math.max(1, step.of)} aria-label="Import" />
        </>
      )}
      {step.at === 'done' && (
        <>
          <p role="status">
            {step.name}: {madeWords({ ...step, kind })}.
          </p>
          {!step.remembered && (
            <p>
              This device had no room to remember what the updated cards said before. 'Undo import' will
              delete what was added; the updated cards stay as they are now.
            </p>
          )}
          <Button onClick={running.reset}>Import another file</Button>
        </>
      )}
      <PastImports busy={saving} moment={step.at} />
    </section>
  )
}
