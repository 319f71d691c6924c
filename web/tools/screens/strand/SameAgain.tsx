// Shows the last formula's result as the wish until there is another. It only counts once somebody says so.
import type { Reading } from '../../../../shared/reading/understood/reading'
import { Button } from '../../../ui/kit/Button'
import { picksOf } from '../drafts/form-draft'
import picture from '../understood/Picture.module.css'
import { type Picking, picking } from '../understood/picks'

const WISH = 'wish.service'

export function SameAgain({ reading, form }: { reading: Reading; form: Picking }) {
  const isSaid =
    String(form.values.desiredColor ?? '').trim() !== '' ||
    Object.keys(picksOf(form.values.picks)).some(path => path.startsWith('wish.'))
  const wish = reading.facts[WISH]
  if (isSaid || wish?.value !== 'same_again' || wish.from !== 'formula') return null
  return (
    <div className={picture.again}>
      <p className={picture.unread}>Shown as it was last time, until you say what it should be.</p>
      <Button onClick={() => picking(form)(WISH, 'same_again')}>The same again</Button>
    </div>
  )
}
