// A day follows from its text, from what a person picked and from what a model read in it: it is planned anew each time,
// and nothing that was stored is taken. So nobody can be invented, and nobody moved who may not.
import type { Checking } from '../../tool'
import { planned, readDay } from './engine'
import type { ScheduleInput, ScheduleOutput } from './schema'

export function check(question: Checking<ScheduleInput>, { read }: ScheduleOutput): ScheduleOutput {
  return { ...planned(readDay(question, read).day), ...(read && { read }) }
}
