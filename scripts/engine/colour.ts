import tool from '../../shared/tools/colour-formula'
import { colourLine } from '../../shared/tools/colour-formula/line'
import { taskOf } from './task'

export default taskOf(tool, colourLine, { decision: 'ask', steps: [] })
