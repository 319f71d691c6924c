import {
  DEMO_START,
  type DemoService,
  hourlyRate,
  marginPercent,
  netProfit,
} from '../../../shared/tools/salon-profit/demo-calculator'

const isName = (name: string): name is keyof DemoService => name in DEMO_START

/** The specification's calculator for one service: price, cost and time as sliders. */
export function calculator(place: HTMLElement): void {
  const service = { ...DEMO_START }
  const put = (name: string, text: string): void => {
    const result = place.querySelector(`[data-result="${name}"]`)
    if (result) result.textContent = text
  }
  const show = (): void => {
    put('hourly', `£${(hourlyRate(service) ?? 0).toFixed(2)}`)
    put('margin', `${(marginPercent(service) ?? 0).toFixed(1)}%`)
    const net = netProfit(service)
    put('net', `${net < 0 ? '−' : ''}£${Math.abs(net).toFixed(2)}`)
  }
  const read = (input: HTMLInputElement): void => {
    if (!isName(input.name)) return
    const part = (Number(input.value) - Number(input.min)) / (Number(input.max) - Number(input.min))
    input.style.setProperty('--part', `${part * 100}%`)
    service[input.name] = Number(input.value)
    const shown = place.querySelector<HTMLElement>(`[data-shows="${input.name}"]`)
    if (shown) shown.textContent = `${shown.dataset.before ?? ''}${input.value}${shown.dataset.after ?? ''}`
  }
  // A browser may bring back where the sliders stood before a reload.
  for (const input of place.querySelectorAll('input')) read(input)
  show()
  place.addEventListener('input', event => {
    if (event.target instanceof HTMLInputElement) read(event.target)
    show()
  })
}
