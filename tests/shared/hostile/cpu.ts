// Time that this very thread has worked, where the system tells: a busy machine makes nothing slow. Else the clock's.
import { workedAt, workedMs } from '../../../sync-server/threads/worked'

const at = workedAt()

export const worked = (): number => workedMs(at) ?? performance.now()
