// Advice besides the moves: overlaps that no move may resolve, breaks, gaps that can be sold, developing time. Rules
// and figures: domain.md 2.2–2.4.
import {
  BREAK_MINUTES,
  MAX_GUEST_OVER_LIGHTENER,
  SELLABLE_MINUTES,
  serviceOf,
  WINDOW_MARGIN,
} from '../../../trade/services'
import type { Entry, Resolved } from '../read/entry'
import type { Suggestion } from '../schema'
import { andList, capital, chairText, minutesText, spanText, whereText, whoText } from '../words'
import { advice } from './advice'
import {
  breakless,
  clashOf,
  gapsOf,
  type Lane,
  lengthOf,
  minutesOf,
  type Span,
  windowAround,
} from './measure'

/** Clients have to be asked; the salon can move its own breaks. */
function whoCanChange(a: Entry, b: Entry): string {
  if (a.kind === 'client' && b.kind === 'client') return 'Ask both clients which of them can change.'
  const own = a.kind === 'client' ? b : a
  const other = own === a ? b : a
  return other.kind === 'client'
    ? `Choose another time for ${whoText(own)}, or ask ${whoText(other)} whether another time suits.`
    : 'Choose another time for one of them.'
}

/** Overlaps that are left after the moves: for people to settle, because the text lets nobody move. */
export function overlapAdvice(lanes: readonly Lane[]): Suggestion[] {
  return lanes.flatMap(lane =>
    lane.entries.flatMap((a, at) =>
      lane.entries.slice(at + 1).flatMap(b => {
        const clash = clashOf(a, b)
        const [first] = clash
        if (!first) return []
        const names = `${whoText(a)} and ${whoText(b)}`
        const free = lanes.filter(
          other =>
            other.staff !== lane.staff &&
            other.staff !== '' &&
            other.day === lane.day &&
            other.entries.every(entry => entry.end <= b.start || entry.start >= b.end),
        )
        const colleague = free[0]
          ? ` ${free[0].staff} is free from ${spanText(b.start, b.end)} and could take ${whoText(b)}, if both agree.`
          : ''
        return [
          advice(
            'overlap',
            `Settle the overlap of ${names}: ${minutesText(minutesOf(clash))} (${clash.map(span => spanText(span.from, span.to)).join(', ')})${whereText(lane)}.`,
            `${a.movable || b.movable ? 'No free time fits the limits you gave' : 'Neither is marked as flexible, so nothing is moved here'}. ${whoCanChange(a, b)}${colleague}`,
          ),
        ]
      }),
    ),
  )
}

/** The gap that a shift of over six hours keeps as its break: the one nearest the middle of 11:30–14:30. */
export function breakGap(entries: readonly Entry[]): Span | null {
  if (breakless(entries) === null) return null
  const noon = 13 * 60
  const far = (gap: Span): number => Math.abs((gap.from + gap.to) / 2 - noon)
  const [gap] = gapsOf(entries)
    .filter(one => lengthOf(one) >= BREAK_MINUTES)
    .sort((a, b) => far(a) - far(b))
  if (!gap) return null
  // The rest of a long gap can still be sold.
  return lengthOf(gap) > 60 ? { from: gap.from, to: gap.from + 30 } : gap
}

export function breakAdvice(lanes: readonly Lane[]): Suggestion[] {
  return lanes.flatMap(lane => {
    const minutes = breakless(lane.entries)
    if (minutes === null) return []
    const hours = `${Math.floor(minutes / 60)} h${minutes % 60 === 0 ? '' : ` ${minutes % 60} min`}`
    const gap = breakGap(lane.entries)
    const reason = `${chairText(lane)} works ${hours} and no lunch or break is booked. In the UK a shift of more than six hours needs 20 minutes of rest without interruption; salons protect 30 to 60 minutes for lunch.`
    return [
      gap
        ? advice('break', `Keep ${spanText(gap.from, gap.to)} free as the break${whereText(lane)}.`, reason)
        : advice(
            'break',
            `Find a break of at least 20 minutes${whereText(lane)}: no free time for lunch is left.`,
            `${reason} Shorten or hand over one appointment, with the client’s consent.`,
          ),
    ]
  })
}

/** What a gap can be used for. */
function fillingWords(minutes: number): string {
  if (minutes >= 60)
    return 'An hour or more can be sold: offer the start or the end of it first, so that the rest stays in one piece.'
  if (minutes >= 45)
    return '45 minutes take a blow-dry, a dry cut or a men’s cut: offer it to the waiting list or on the day.'
  return '30 minutes take a men’s cut or a fringe trim: offer it to the waiting list or on the day.'
}

export function gapAdvice(lanes: readonly Lane[], waiting: Resolved['waiting']): Suggestion[] {
  const left = [...waiting]
  return lanes.flatMap(lane => {
    const kept = breakGap(lane.entries)
    const gaps = gapsOf(lane.entries).filter(
      gap => lengthOf(gap) >= SELLABLE_MINUTES && gap.from !== kept?.from,
    )
    const offered: Suggestion[] = []
    const open = gaps.filter(gap => {
      const at = left.findIndex(client => client.minutes <= lengthOf(gap))
      const [client] = at < 0 ? [] : left.splice(at, 1)
      if (client)
        offered.push(
          advice(
            'gap',
            `Offer ${spanText(gap.from, gap.from + client.minutes)}${whereText(lane)} to ${client.client} from the waiting list.`,
            `${capital(client.service || 'the visit')} takes ${minutesText(client.minutes)}${client.assumed ? ' (assumed)' : ''} and this gap has ${minutesText(lengthOf(gap))}.`,
          ),
        )
      return client === undefined
    })
    const [first] = open
    if (!first) return offered
    const spans = open.map(gap => `${spanText(gap.from, gap.to)} (${lengthOf(gap)} min)`)
    const longest = Math.max(...open.map(lengthOf))
    return [
      ...offered,
      advice(
        'gap',
        `Fill the ${open.length === 1 ? 'gap' : 'gaps'}${whereText(lane)}: ${andList(spans)}.`,
        fillingWords(longest),
      ),
    ]
  })
}

/** Guests booked while a colour develops, with no time before or after them to check it. */
export function marginAdvice(lanes: readonly Lane[]): Suggestion[] {
  return lanes.flatMap(lane =>
    lane.entries.flatMap(host =>
      lane.entries.flatMap(guest => {
        const window = guest === host ? null : windowAround(host, guest)
        if (!window) return []
        const tight = guest.start - window.from < WINDOW_MARGIN || window.to - guest.end < WINDOW_MARGIN
        if (!tight) return []
        return [
          advice(
            'processing',
            `Leave room for a check on ${whoText(host)}${whereText(lane)}.`,
            `${whoText(guest)} is booked while ${whoText(host)} develops (${spanText(window.from, window.to)}), with less than 5 minutes before or after. Keep 5 to 10 minutes at each end.`,
          ),
        ]
      }),
    ),
  )
}

export function processingAdvice(lanes: readonly Lane[]): Suggestion[] {
  return lanes.flatMap(lane =>
    lane.entries.flatMap(host =>
      host.processing.flatMap(window => {
        const taken = lane.entries.some(
          other => other !== host && other.start < window.to && window.from < other.end,
        )
        const room = window.to - window.from - 2 * WINDOW_MARGIN
        const lightener = serviceOf(host.service)?.lightener ?? false
        const most = lightener ? Math.min(room, MAX_GUEST_OVER_LIGHTENER) : room
        if (taken || most < 15) return []
        return [
          advice(
            'processing',
            `Use the time while ${whoText(host)}’s colour develops, ${spanText(window.from, window.to)}${whereText(lane)}: up to ${minutesText(most)} are free${window.assumed ? ', if it develops then' : ''}.`,
            `With 5 minutes at each end for checks ${most >= 30 ? 'a men’s cut or a fringe trim' : 'a fringe trim or a consultation'} has room. Chair and basin must be free${lightener ? '; lightener is checked every 5 to 10 minutes and never left alone' : ''}.`,
          ),
        ]
      }),
    ),
  )
}
