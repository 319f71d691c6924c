// The five flags, drawn, as some systems only show letters for flags.
import type { ReactNode } from 'react'
import type { Currency } from '../../../shared/account/prices'

const STAR = 'm0-1 .23.69.72 0-.58.43.22.7-.59-.43-.59.43.22-.7-.58-.43.72 0z'
const star = (x: number, y: number, size: number, colour: string): ReactNode => (
  <path key={`${x} ${y}`} d={STAR} transform={`translate(${x} ${y}) scale(${size})`} fill={colour} />
)

const union = (
  <>
    <path fill="#012169" d="M0 0h24v16H0z" />
    <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
    <path stroke="#c8102e" strokeWidth="1.3" d="m0 0 24 16M24 0 0 16" />
    <path stroke="#fff" strokeWidth="5.2" d="M12 0v16M0 8h24" />
    <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
  </>
)

const drawn: Readonly<Record<Currency, ReactNode>> = {
  GBP: union,
  USD: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path
        stroke="#b22234"
        strokeWidth="1.23"
        d="M0 .6h24M0 3.1h24M0 5.5h24M0 8h24M0 10.5h24M0 12.9h24M0 15.4h24"
      />
      <path fill="#3c3b6e" d="M0 0h10.5v8.6H0z" />
      {[1.8, 4.3, 6.8].map(y => [1.8, 4.1, 6.4, 8.7].map(x => star(x, y, 0.8, '#fff')))}
    </>
  ),
  EUR: (
    <>
      <path fill="#039" d="M0 0h24v16H0z" />
      {Array.from({ length: 12 }, (_, at) => {
        const angle = (at * Math.PI) / 6
        const round = (value: number): number => Math.round(value * 100) / 100
        return star(round(12 + 5.2 * Math.sin(angle)), round(8 - 5.2 * Math.cos(angle)), 1, '#fc0')
      })}
    </>
  ),
  AUD: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <g transform="scale(.5)">{union}</g>
      {star(6, 12, 2, '#fff')}
      {star(18, 3, 1.1, '#fff')}
      {star(15, 7, 1.1, '#fff')}
      {star(21, 6.2, 1.1, '#fff')}
      {star(18, 13, 1.1, '#fff')}
    </>
  ),
  CAD: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#d80621" d="M0 0h6v16H0zM18 0h6v16h-6z" />
      <path
        fill="#d80621"
        d="m12 2 1 2 1-.5-.4 2.6L15.200 4.900l.4 1 1.700-.3-.7 1.800.7.500-3.300 2.600.400 1.400-2.200-.300V14h-.4v-2.400l-2.200.300.400-1.400-3.300-2.600.700-.500-.700-1.800 1.700.300.400-1 1.600 1.200L10 3.500l1 .5z"
      />
    </>
  ),
}

export function Flag({ of }: { of: Currency }) {
  return (
    <svg
      width="24"
      height="16"
      viewBox="0 0 24 16"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      {drawn[of]}
    </svg>
  )
}
