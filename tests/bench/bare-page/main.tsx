// React and Dexie alone: the least that can show a list of clients from the tablet.
import { useLiveQuery } from 'dexie-react-hooks'
import { createRoot } from 'react-dom/client'
import { bareSalon } from '../bare-salon'

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

const place = document.getElementById('root')
if (place) createRoot(place).render(<List />)
void navigator.serviceWorker.register('/sw.js')
