import type { Fact, Reading } from '../../../../shared/reading/understood/reading'
import type { Zone } from '../../../../shared/tools/colour-formula/told/paths'
import { Button } from '../../../ui/kit/Button'
import { Range } from '../../../ui/kit/Range'
import { Chips } from '../understood/Chips'
import type { Pick } from '../understood/labels'
import { GREY_WHERE, MADE_LABELS, ZONE_LABELS } from './labels'
import { ShadePicker } from './ShadePicker'

type ZonePickerProps = { zone: Zone; facts: Reading['facts']; onPick: Pick }

export function ZonePicker({ zone, facts, onPick }: ZonePickerProps) {
  const numberAt = (path: string): number => Number(facts[path]?.value ?? 0)
  return (
    <>
      <h3>{ZONE_LABELS[zone]}</h3>
      <ShadePicker at={zone} facts={facts} onPick={onPick} />
      <Chips
        label="How it was made"
        options={MADE_LABELS}
        fact={facts[`${zone}.made`]}
        onPick={value => onPick(`${zone}.made`, value)}
      />
      {zone === 'root' && (
        <>
          <Range
            label="Grey"
            min={0}
            max={100}
            step={5}
            value={numberAt('grey_percent')}
            shown={facts.grey_percent ? `${numberAt('grey_percent')} %` : 'Not said'}
            onChange={value => onPick('grey_percent', value)}
          />
          <Unpick fact={facts.grey_percent} what="the grey" onTake={() => onPick('grey_percent', null)} />
          <Chips
            label="Where the grey is"
            options={GREY_WHERE}
            fact={facts.grey_where}
            onPick={value => onPick('grey_where', value)}
          />
          <Range
            label="Regrowth"
            min={0}
            max={15}
            step={0.5}
            value={numberAt('regrowth_cm')}
            shown={facts.regrowth_cm ? `${numberAt('regrowth_cm').toLocaleString('en-GB')} cm` : 'Not said'}
            onChange={value => onPick('regrowth_cm', value)}
          />
          <Unpick fact={facts.regrowth_cm} what="the regrowth" onTake={() => onPick('regrowth_cm', null)} />
        </>
      )}
    </>
  )
}

/** A chip's second tap removes a pick; a slider needs a button for that. */
function Unpick({ fact, what, onTake }: { fact: Fact | undefined; what: string; onTake: () => void }) {
  return fact?.from === 'picked' ? (
    <div>
      <Button look="plain" onClick={onTake}>
        Take {what} away
      </Button>
    </div>
  ) : null
}
