// Underlines the used words where they were typed. A text area can't hold marks, so a layer with the same text lies
// over it, and only its underlines are visible.
import { type ReactNode, useEffect, useRef } from 'react'
import type { Reading } from '../../../../shared/reading/understood/reading'
import styles from './Underlined.module.css'
import type { UsedText } from './used'

/** Everything that affects where a word is placed. */
const SAME = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-feature-settings',
  'font-variant-numeric',
  'letter-spacing',
  'word-spacing',
  'line-height',
  'text-align',
  'text-indent',
  'tab-size',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
] as const

function laidOver(layer: HTMLElement, area: HTMLTextAreaElement, place: HTMLElement): void {
  const looks = getComputedStyle(area)
  for (const name of SAME) layer.style.setProperty(name, looks.getPropertyValue(name))
  const { clientTop, clientLeft, clientWidth, clientHeight } = area
  const [at, around] = [area.getBoundingClientRect(), place.getBoundingClientRect()]
  layer.style.top = `${at.top - around.top + clientTop}px`
  layer.style.left = `${at.left - around.left + clientLeft}px`
  layer.style.width = `${clientWidth}px`
  layer.style.height = `${clientHeight}px`
  layer.scrollTop = area.scrollTop
}

type UnderlinedProps = { text: string; used: readonly UsedText[]; children: ReactNode }

export function Underlined({ text, used, children }: UnderlinedProps) {
  const place = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  // Follows the field's size and scrolling. Runs after every render, as text can make the field taller, and whenever
  // the field resizes by itself.
  useEffect(() => {
    const [around, over] = [place.current, layer.current]
    const area = around?.querySelector('textarea')
    if (!around || !area || !over) return
    const lay = (): void => laidOver(over, area, around)
    lay()
    const size = new ResizeObserver(lay)
    size.observe(area)
    area.addEventListener('scroll', lay)
    return () => {
      size.disconnect()
      area.removeEventListener('scroll', lay)
    }
  })
  return (
    <div ref={place} className={styles.underlined}>
      {children}
      {used.length > 0 && (
        <>
          <div ref={layer} className={styles.layer} aria-hidden="true">
            {used.map(({ start, end, sure }, at) => (
              <span key={start}>
                {text.slice(used[at - 1]?.end ?? 0, start)}
                <span data-used={sure ? 'sure' : 'unsure'}>{text.slice(start, end)}</span>
              </span>
            ))}
            {text.slice(used.at(-1)?.end ?? 0)}
          </div>
          <p className="visually-hidden">
            Used: {used.map(({ start, end, sure }) => said(text.slice(start, end), sure)).join(', ')}.
          </p>
        </>
      )}
    </div>
  )
}

const said = (words: string, sure: boolean): string => `“${words}”${sure ? '' : ' (please check)'}`

/** What the underlines mean; only shown while there is text. */
export function UnderlinedNote({ reading }: { reading: Reading }) {
  if (!reading.pieces.some(({ quote }) => quote !== '') && reading.raised.length === 0) return null
  return <p>What is underlined below was used. Dashed: please check.</p>
}
