// A day depends on its text, on what a person picked and on what a model read in it. We plan it afresh each time and
// use nothing stored, so nobody can be invented and nobody moved who mustn't be.
import type { Checking } from '../../tool'
import { planned, readDay } from './engine'
import type { ScheduleInput, ScheduleOutput } from './schema'

export function check(question: Checking<ScheduleInput>, { read }: ScheduleOutput): ScheduleOutput {
  return { ...planned(readDay(question, read).day), ...(read && { read }) }
}
