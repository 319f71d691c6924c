// What moves on the demo pages. Everything is worked out here, in the browser; nothing is sent or kept.
import { dropBrought, keepBrought } from '../../../platform/data/brought'
import { calculator } from './calculator'
import { choice } from './choice'
import { talk } from './talk'

const find = (name: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-${name}]`)

const profit = find('profit')
if (profit) calculator(profit)
const price = profit?.querySelector<HTMLInputElement>('[name="servicePrice"]')
if (price)
  for (const link of document.querySelectorAll('[data-start-free]'))
    link.addEventListener('click', () => {
      if (price.value === price.defaultValue) dropBrought()
      else keepBrought({ tool: profit?.dataset.profit ?? '', values: { averagePrice: price.value } })
    })
const [clients, panels] = [find('retail'), find('retail-panels')]
if (clients && panels) choice(clients, panels)
const conversation = find('talk')
if (conversation) talk(conversation)
