// The person came here from another answer than the one in use: offers it, and never swaps it by itself.
import { useSearchParams } from 'react-router-dom'
import { whichStands } from '../../../../shared/toolbox'
import { useRecord } from '../../../platform/data/queries/queries'
import { askedWords } from '../../../salon/records/answers/asked'
import { Button } from '../../../ui/kit/Button'
import { workFrom } from '../acts'
import styles from '../ChairScreen.module.css'
import { perform } from '../perform'
import type { Chair } from '../use-chair'

export function Offered({ chair }: { chair: Chair }) {
  const [params] = useSearchParams()
  const ask = useRecord('ask', params.get('ask'))
  const { service, clientId } = chair
  if (!ask || service === null || service.fields.ask_id === ask.id || ask.fields.client_id !== clientId)
    return null
  const which = whichStands(ask.fields)
  const words = askedWords(ask.fields)
  return (
    <div className={styles.arrived}>
      <span>You came here from another answer: {words}.</span>
      <Button
        onClick={() =>
          void perform(() => workFrom(chair, ask.id, which, `Working from: ${words}`.slice(0, 500)))
        }
      >
        Work from it
      </Button>
    </div>
  )
}
