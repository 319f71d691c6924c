// Every function that responds at once, one line each. (check-subscription, which costs nothing, is in routes.ts;
// support-chat, which streams, has its own folder.)
import colour from './colour'
import type { ServerFunction } from './function'
import marketing from './marketing'
import practice from './practice'
import retail from './retail'
import schedule from './schedule'

export const functions: readonly ServerFunction[] = [retail, colour, schedule, marketing, practice]
