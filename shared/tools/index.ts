// The registration list: one line per tool, its face. Its `load` imports the rest; the first screen loads none of it.
export { face as appointments } from './appointments/face'
export { face as colourFormula } from './colour-formula/face'
export { face as communications } from './communications/face'
export { face as marketing } from './marketing/face'
export { face as retailEdge } from './retail-edge/face'
export { face as salonProfit } from './salon-profit/face'
