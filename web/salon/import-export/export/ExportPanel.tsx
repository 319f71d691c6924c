import { useState } from 'react'
import { useAccount } from '../../../platform/data/account/account'
import { useCount } from '../../../platform/data/queries/queries'
import { wordsOf } from '../../../ui/forms/attempt'
import { Button } from '../../../ui/kit/Button'
import { notify } from '../../../ui/kit/notices/notify'
import styles from '../Data.module.css'
import { csvFile, download, jsonFile } from './export'
import { everythingHeld } from './hold'
import { withWhatStands } from './stands'
import { tablesOf } from './tables'

const names: readonly (readonly [string, string])[] = [
  ['clients', 'Clients'],
  ['products', 'Products'],
  ['stock_moves', 'Stock'],
  ['notes', 'Chair notes'],
  ['memos', 'Voice memos'],
  ['photos', 'Photos: when and what, without the pictures'],
  ['allergies', 'Allergies'],
  ['patch_tests', 'Patch tests'],
  ['consents', 'Permissions'],
  ['formulas', 'Formulas used'],
  ['colour_formulas', 'Colour formulas advised'],
  ['recommendations', 'Recommendations'],
  ['booked_appointments', 'Booked appointments'],
  ['appointments', 'Planned days'],
  ['marketing_content', 'Marketing content'],
  ['practice', 'Practice conversations'],
]

export function ExportPanel() {
  const account = useAccount()?.id ?? ''
  const clients = useCount('client')
  const [busy, setBusy] = useState(false)

  async function take(make: (now: number) => Promise<void>) {
    setBusy(true)
    try {
      await make(Date.now())
    } catch (error) {
      notify({ title: 'Error', text: wordsOf(error), tone: 'stop' })
    }
    setBusy(false)
  }
  const takeAll = () =>
    take(async now => {
      const held = await everythingHeld()
      download(jsonFile(held, account, now, await withWhatStands(held, now)))
      notify({ title: 'Download Started', tone: 'ok' })
    })
  const takeTable = (name: string) =>
    take(async now => {
      const table = tablesOf(await withWhatStands(await everythingHeld(), now), account).find(
        each => each.name === name,
      )
      if (table) download(await csvFile(table, now))
      notify({ title: 'Download Started', tone: 'ok' })
    })

  return (
    <section className={styles.panel} aria-labelledby="export">
      <h2 id="export">Take your data with you</h2>
      <p className={styles.soft}>
        Everything on this device
        {clients === undefined
          ? ''
          : `, ${clients === 1 ? '1 client' : `${clients.toLocaleString('en-GB')} clients`}`}
        , including what is still waiting to be sent. It works without a signal.
      </p>
      <Button disabled={busy} onClick={() => void takeAll()}>
        Download everything (JSON)
      </Button>
      <details>
        <summary>One list at a time, for a spreadsheet (CSV)</summary>
        <ul className={styles.tables}>
          {names.map(([name, label]) => (
            <li key={name}>
              <Button disabled={busy} onClick={() => void takeTable(name)}>
                {label} <span>CSV</span>
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
