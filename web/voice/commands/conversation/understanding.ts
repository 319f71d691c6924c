// Everything that understands speech, in one file: `talk.ts` loads it with the first tap.
export { meantAs } from '../../../../shared/voice/say'
export { agree, hear, interrupts, mean } from './hear'
export { dropAsked } from './own'
