import {
  DEMO_START,
  type DemoService,
  hourlyRate,
  marginPercent,
  netProfit,
} from '../../../../shared/tools/salon-profit/demo-calculator'
import { dropBrought, keepBrought } from '../../../platform/data/kept/brought'
import { goLive } from './live'

/** A real minus before the currency sign; a hyphen looks like a dash. */
const signed = (value: number, digits: number, before: string, after: string): string =>
  `${value < 0 ? '−' : ''}${before}${Math.abs(value).toFixed(digits)}${after}`

const isName = (name: string): name is keyof DemoService => name in DEMO_START

/** The specification's calculator for one service, with price, cost and time as sliders. */
function calculator(place: HTMLElement): void {
  const service = { ...DEMO_START }
  const put = (name: string, text: string): void => {
    const result = place.querySelector(`[data-result="${name}"]`)
    if (result) result.textContent = text
  }
  const show = (): void => {
    put('hourly', signed(hourlyRate(service) ?? 0, 2, '£', ''))
    put('margin', signed(marginPercent(service) ?? 0, 1, '', '%'))
    put('net', signed(netProfit(service), 2, '£', ''))
  }
  const read = (input: HTMLInputElement): void => {
    if (!isName(input.name)) return
    const part = (Number(input.value) - Number(input.min)) / (Number(input.max) - Number(input.min))
    input.style.setProperty('--part', `${part * 100}%`)
    service[input.name] = Number(input.value)
    const shown = place.querySelector<HTMLElement>(`[data-shows="${input.name}"]`)
    if (!shown) return
    const words = `${shown.dataset.before ?? ''}${input.value}${shown.dataset.after ?? ''}`
    shown.textContent = words
    input.setAttribute('aria-valuetext', words)
  }
  const readAll = (): void => {
    for (const input of place.querySelectorAll('input')) read(input)
    show()
  }
  // Browsers may restore the sliders' positions after a reload.
  readAll()
  addEventListener('pageshow', readAll)
  place.addEventListener('input', event => {
    if (event.target instanceof HTMLInputElement) read(event.target)
    show()
  })
}

/** Signing up leads to the tool, with the price from the slider. */
function bring(place: HTMLElement): void {
  const price = place.querySelector<HTMLInputElement>('[name="servicePrice"]')
  if (!price) return
  for (const link of document.querySelectorAll('[data-start-free]'))
    link.addEventListener('click', () => {
      if (price.value === price.defaultValue) dropBrought()
      else keepBrought({ tool: place.dataset.profit ?? '', values: { averagePrice: price.value } })
    })
}

const profit = document.querySelector<HTMLElement>('[data-profit]')
if (profit) {
  calculator(profit)
  bring(profit)
}
goLive(() => import('../live/salon-profit'))
