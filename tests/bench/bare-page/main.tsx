// React and Dexie alone: the least that can show a list of clients from the tablet.
import { useLiveQuery } from 'dexie-react-hooks'
import { createRoot } from 'react-dom/client'
import { type BareRow, bareSalon } from '../bare-salon'

type Wire = Pick<BareRow, 'id' | 'version' | 'fields'>

const db = bareSalon()

function List() {
  const first = useLiveQuery(() => db.rows.orderBy('name').limit(50).toArray())
  return (
    <ul>
      {first?.map(row => (
        <li key={row.id} data-client>
          {row.fields.name}
        </li>
      ))}
    </ul>
  )
}

/** A first sync in this very page: one fetch, one bulkPut. */
async function firstSync(): Promise<void> {
  const rows: Wire[] = await (await fetch('/records')).json()
  await db.rows.bulkPut(
    rows.map(({ id, version, fields }) => ({ id, name: fields.name.toLowerCase(), version, fields })),
  )
}
if (location.hash === '#first-sync') void firstSync()

const place = document.getElementById('root')
if (place) createRoot(place).render(<List />)
void navigator.serviceWorker.register('/sw.js')
