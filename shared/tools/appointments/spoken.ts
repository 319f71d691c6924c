// What it is called in speech.
import type { ToolSaid } from '../../voice/tool-said'

export const spoken: ToolSaid = {
  names: /^(?:appointments?|schedule(?: optimiser)?|optimiser|diary)$/,
  talk: /^(?:appointments?|diary)$/,
  alone: /^(?:(?:plan|optimise) (?:my|the) (?:day|schedule)|(?:today's )?appointments|schedule)$/,
  ofClient: false,
  called:
    'appointments, tomorrows appointments, todays appointments, appointments for tomorrow, schedule, the schedule, tomorrows schedule, plan my day, sort out my day',
}
