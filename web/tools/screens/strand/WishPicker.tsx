import type { Reading } from '../../../../shared/reading/understood/reading'
import { Chips } from '../understood/Chips'
import { type Pick, YES_NO } from '../understood/labels'
import { SERVICE_LABELS } from './labels'
import { ShadePicker } from './ShadePicker'

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
