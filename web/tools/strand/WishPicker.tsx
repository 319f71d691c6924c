import type { Reading } from '../../../shared/reading/reading'
import { Chips } from './Chips'
import { SERVICE_LABELS, YES_NO } from './labels'
import { ShadePicker } from './ShadePicker'
import type { Pick } from './StrandForm'

export function WishPicker({ facts, onPick }: { facts: Reading['facts']; onPick: Pick }) {
  return (
    <>
      <h3>Wished for</h3>
      <Chips
        label="What is done"
        options={SERVICE_LABELS}
        fact={facts['wish.service']}
        onPick={value => onPick('wish.service', value)}
      />
      <ShadePicker at="wish" facts={facts} onPick={onPick} vivid />
      <Chips
        label="Cover the grey"
        options={YES_NO}
        fact={facts['wish.cover_grey']}
        onPick={value => onPick('wish.cover_grey', value)}
      />
    </>
  )
}
