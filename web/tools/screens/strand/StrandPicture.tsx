// The hair as understood and as wished for, drawn beside the text. A tap corrects what was misread or adds what nobody
// wrote, and outranks the text.
import { type ReactNode, useState } from 'react'
import type { Reading } from '../../../../shared/reading/understood/reading'
import { ZONES, type Zone } from '../../../../shared/tools/colour-formula/told/paths'
import { isTone } from '../../../../shared/trade/tones'
import { Button } from '../../../ui/kit/Button'
import { picksOf } from '../drafts/form-draft'
import { type Picking, picking, TakeAway } from '../understood/picks'
import { Raised } from '../understood/Raised'
import { HairState } from './HairState'
import { Lock, type ZoneShade } from './Lock'
import { SERVICE_LABELS, ZONE_LABELS } from './labels'
import { stateSaid, zoneSaid } from './parts'
import styles from './Strand.module.css'
import { WishPicker } from './WishPicker'
import { ZonePicker } from './ZonePicker'

type Facts = Reading['facts']
type OpenPart = Zone | 'wish' | 'state' | null

const shadeOf = (facts: Facts, zone: Zone | 'wish'): ZoneShade => {
  const level = facts[`${zone}.level`]?.value
  const tone = String(facts[`${zone}.tone`]?.value ?? '')
  return typeof level === 'number' ? { level, tone: isTone(tone) ? tone : 'natural' } : null
}

/** Ends with no shade of their own are drawn like the lengths. So is the root while nothing is known about it. */
export function drawnOf(facts: Facts): Record<Zone, ZoneShade> {
  const lengths = shadeOf(facts, 'lengths')
  const root = shadeOf(facts, 'root')
  return { root: root ?? lengths, lengths: lengths ?? null, ends: shadeOf(facts, 'ends') ?? lengths }
}

/** A tone without a level is drawn at the hair's current level. */
export function wishedOf(facts: Facts, { lengths, root }: Record<Zone, ZoneShade>): ZoneShade {
  const tone = facts['wish.tone']?.value
  const below = lengths ?? root
  return shadeOf(facts, 'wish') ?? (tone && below ? { level: below.level, tone: String(tone) } : null)
}

type StrandPictureProps = { reading: Reading; form: Picking /** Below the heading. */; note?: ReactNode }

export function StrandPicture({ reading, form, note }: StrandPictureProps) {
  const { facts, raised } = reading
  const [open, setOpen] = useState<OpenPart>(null)
  const picks = picksOf(form.values.picks)
  const pick = picking(form)
  const toggle = (which: OpenPart): void => setOpen(was => (was === which ? null : which))
  const drawn = drawnOf(facts)
  const wish = wishedOf(facts, drawn)
  const service = facts['wish.service']
  const [wished, state] = [zoneSaid(facts, 'wish'), stateSaid(facts)]
  const part = (which: Exclude<OpenPart, null>, label: string, words: string, sure: boolean) => (
    <button
      key={which}
      type="button"
      className={styles.part}
      aria-expanded={open === which}
      aria-controls={open === which ? 'strand-picker' : undefined}
      data-unsure={!sure || undefined}
      onClick={() => toggle(which)}
    >
      <strong>{label}</strong>
      <span>
        {words || 'Tap to pick'}
        {sure ? '' : ', please check'}
      </span>
    </button>
  )
  return (
    <section className={styles.strand} aria-labelledby="strand-title">
      <div>
        <h2 id="strand-title">As understood</h2>
        {note}
      </div>
      <Raised raised={raised} picks={picks} onPick={pick} />
      <div className={styles.picture}>
        <div className={styles.side}>
          <p className={styles.when}>Now</p>
          <div className={styles.lock}>
            <Lock {...drawn} grey={Number(facts.grey_percent?.value ?? 0)} />
          </div>
          <div className={styles.parts}>
            {ZONES.map(zone => {
              const { words, sure } = zoneSaid(facts, zone)
              const asAbove = zone === 'ends' && drawn.lengths ? 'As the lengths' : ''
              return part(zone, ZONE_LABELS[zone], words || asAbove, sure)
            })}
          </div>
        </div>
        <div className={styles.side} data-wish>
          <p className={styles.when}>Wished for</p>
          <div className={styles.lock}>
            <Lock root={wish} lengths={wish} ends={wish} />
          </div>
          <div className={styles.parts}>
            {part(
              'wish',
              SERVICE_LABELS.find(([value]) => value === service?.value)?.[1] ?? 'Result',
              wished.words,
              wished.sure && (service?.sure ?? true),
            )}
            {part('state', 'Hair and history', state.words, state.sure)}
          </div>
        </div>
      </div>
      {open !== null && (
        <div id="strand-picker" className={styles.picker}>
          {open === 'wish' ? (
            <WishPicker facts={facts} onPick={pick} />
          ) : open === 'state' ? (
            <HairState facts={facts} onPick={pick} />
          ) : (
            <ZonePicker key={open} zone={open} facts={facts} onPick={pick} />
          )}
          <div className={styles.close}>
            <Button onClick={() => setOpen(null)}>Done</Button>
          </div>
        </div>
      )}
      <TakeAway form={form} />
    </section>
  )
}
