// Salon Profit: the contract of the tool. Arithmetic needs no model, so the built-in rules have the last word.
import { defineTool } from '../../tool'
import { check, draft } from './engine'
import { ProfitInput, ProfitOutput } from './schema'
import { preview, show } from './show'

export default defineTool({
  id: 'salon-profit',
  version: 1,
  needs: ['salon'],
  input: ProfitInput,
  output: ProfitOutput,
  busy: 'Analyzing...',
  submit: 'Analyze Profit',
  done: { title: 'Analysis Complete', text: 'Your salon profit analysis is ready' },
  failed: 'Failed to analyze profit data',
  invalidTitle: 'Error',
  draft,
  check,
  show,
  preview,
  actions: ['copy', 'share', 'print'],
  about: {
    problem:
      'Most salons know what they took and guess what they kept. Prices stay as they were for fear of losing clients, and nobody has worked out how many could go before a rise costs a penny.',
    benefits: [
      {
        title: 'Your margin, worked out in the open',
        text: 'Margin, break-even and what each client brings, with the sum behind every figure.',
      },
      {
        title: 'Try a month before you live it',
        text: 'Try another price, other costs or other clients, and see the month that would make.',
      },
      {
        title: 'A price rise without guessing',
        text: 'How many clients could go after a rise of 5% while the profit stays the same.',
      },
    ],
    checklist: [
      'Monthly profit and margin from four figures',
      'Revenue and cost per client',
      'Break-even clients, drawn and counted',
      'Three recommendations by clear rules',
      'VAT: how much of the takings is not yours',
      'Every analysis kept, with its trend, without a signal',
    ],
  },
})
