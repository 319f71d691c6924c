// How much grey, in percent, and whether it is resistant. A percentage that was read counts; otherwise we go by the
// wording.
import type { Fact } from '../../../../reading/understood/reading'
import { GREYS } from '../../../../reading/words/colour/colour-said'
import { withoutTonerGrey } from '../history/toner-grey'
import { named, saysSo } from '../said'

export type Grey = { percent: number; resistant: boolean; said: boolean }

/** `share`: the fact read at grey_percent. */
export function readGrey(now: string, wish: string, share: Fact | undefined): Grey {
  const resistant = saysSo(`${now}\n${wish}`, 'resistant') || named(now, 'does not take') !== null
  if (share?.from === 'said' && share.value !== 0)
    return { percent: Math.min(100, Number(share.value)), resistant, said: true }
  if ((share?.value === 0 && share.sure) || named(now, 'no grey'))
    return { percent: 0, resistant: false, said: true }
  const own = withoutTonerGrey(now, wish)
  const word = Object.keys(GREYS).find(each => saysSo(own, each))
  const percent = Number(word?.split(' ')[1])
  if (word) return { percent, resistant, said: percent === 100 }
  const isWanted = saysSo(wish, 'grey wanted') || named(wish, 'no more grey') !== null
  return { percent: isWanted ? 40 : 0, resistant, said: false }
}
