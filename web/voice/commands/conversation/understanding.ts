// All that understands what was said, in one file of its own: `talk.ts` fetches it with the first tap.
export { meantAs } from '../../../../shared/voice/say'
export { agree, hear, interrupts, mean } from './hear'
export { dropAsked } from './own'
