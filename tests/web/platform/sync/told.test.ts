// Every live query must be told of what a reply brings, and of what a poke puts in past Dexie.
import { liveQuery } from 'dexie'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aClient, anEdit } from '../data/device'
import { questions } from '../data/questions'
import { aServer, aTablet } from './tablets'

test.each(Object.entries(questions))(
  '%s is asked again after every reply that changes it',
  async (_name, ask) => {
    const server = await aServer()
    const [here, there] = [aTablet(server), aTablet(server)]
    const { db } = here.salon
    await db.open()
    let shown: unknown
    const watching = liveQuery(() => ask(db)).subscribe(value => {
      shown = value
    })
    onTestFinished(() => watching.unsubscribe())
    const isShown = async (step: string): Promise<void> => {
      const answer = await ask(db)
      await vi.waitFor(() => expect(shown, step).toEqual(answer), { timeout: 5_000 })
    }
    await there.save(...Array.from({ length: 600 }, (_, n) => aClient(`far-${n}`, { name: `Far ${n}` })))
    await there.sync()
    await here.sync()
    await isShown('a first sync of several pieces')
    await here.save(aClient('c1', { name: 'Bea' }))
    await here.sync()
    await isShown('what waited was accepted')
    await there.sync()
    await there.save(anEdit('client', 'c1', { name: 'Zoe' }))
    await there.sync()
    await here.sync()
    await isShown('another tablet renamed it')
    await here.save(anEdit('client', 'c1', { deletedAt: 5 }))
    await here.sync()
    await isShown('it was deleted here')
  },
)
