import { NO_FACTS } from '../../facts'
import { defineTool } from '../../tool'
import { changed, check } from './check'
import { draft } from './engine'
import { ColourInput, ColourOutput } from './schema'
import { show } from './show'

export default defineTool({
  id: 'colour-formula',
  version: 1,
  needs: Object.keys(NO_FACTS).filter(key => key !== 'products') as (
    | 'client'
    | 'notes'
    | 'formulas'
    | 'patch_tests'
    | 'salon'
  )[],
  input: ColourInput,
  output: ColourOutput,
  busy: 'Generating Formula...',
  submit: 'Generate Formula',
  done: { title: 'Formula Generated' },
  failed: 'Failed to generate formula. Please try again.',
  disclaimer:
    'For licensed professionals only. This tool only assists licensed professionals: you are solely responsible for every decision and service. A strand test is always required. There is no liability for hair damage.',
  draft,
  check,
  changed,
  show,
  actions: ['save-formula', 'override', 'copy', 'share', 'print'],
  about: { problem: '', benefits: [], checklist: [] },
})
