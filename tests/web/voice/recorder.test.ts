// The button's side of a recording, with a microphone and a recorder in the browser's place.
import '../platform/data/device'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeSalon, openSalon, salon } from '../../../web/platform/data/db'
import { recordingsIn } from '../../../web/platform/data/media/sounds'
import { list } from '../../../web/platform/data/queries/queries'
import {
  cancelMemo,
  leaveMemo,
  recorder,
  startMemo,
  stopMemo,
} from '../../../web/voice/memos/sounds/recorder'

const about = { clientId: 'c1', into: 'note' }
let isOpen = false
/** What the browser says when it is asked for the microphone. */
let asked: () => Promise<void>

class FakeRecorder {
  static isTypeSupported = (type: string): boolean => type.startsWith('audio/webm')
  static present: FakeRecorder | null = null
  state = 'inactive'
  onstop = (): void => undefined
  ondataavailable = (_: { data: Blob }): void => undefined
  constructor() {
    FakeRecorder.present = this
  }
  start(): void {
    this.state = 'recording'
  }
  hears(words: string): void {
    this.ondataavailable({ data: new Blob([words]) })
  }
  stop(): void {
    this.state = 'inactive'
    this.hears('the end.')
    this.onstop()
  }
}

let opened = 0
let constraints: MediaStreamConstraints = {}
beforeEach(async () => {
  asked = async () => undefined
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: async (wanted: MediaStreamConstraints) => {
        constraints = wanted
        await asked()
        isOpen = true
        const stop = (): void => {
          isOpen = false
        }
        return { getTracks: () => [{ stop }] }
      },
    },
  })
  await openSalon(`recorder-${++opened}`)
  recorder.set({ at: 'idle' })
})
afterEach(() => {
  closeSalon()
  vi.unstubAllGlobals()
})

test('begun, stopped and kept: one memo, and the microphone is closed', async () => {
  await startMemo('here', about)
  expect(recorder.get()).toMatchObject({ at: 'recording', place: 'here' })
  expect(isOpen).toBe(true)
  FakeRecorder.present?.hears('gloss on the ends, ')
  const id = await stopMemo()
  expect(isOpen).toBe(false)
  expect(recorder.get()).toEqual({ at: 'idle' })
  expect(await list('memo')).toMatchObject([{ id, fields: { client_id: 'c1', into: 'note', bytes: 27 } }])
})

test('what the tablet itself says is left out of the sound', async () => {
  await startMemo('here', about)
  expect(constraints.audio).toMatchObject({ echoCancellation: true, noiseSuppression: true })
})

test('left, what was said until then is kept', async () => {
  await startMemo('here', about)
  await leaveMemo('elsewhere')
  expect(isOpen).toBe(true)
  await leaveMemo('here')
  expect(isOpen).toBe(false)
  expect(await list('memo')).toHaveLength(1)
})

test('left while the browser asks for the microphone: nothing is recorded unseen', async () => {
  let allow = (): void => undefined
  asked = () =>
    new Promise(resolve => {
      allow = resolve
    })
  const starting = startMemo('here', about)
  await leaveMemo('here')
  allow()
  await starting
  expect(isOpen).toBe(false)
  expect(recorder.get()).toEqual({ at: 'idle' })
  expect([await list('memo'), await recordingsIn(salon().db)]).toEqual([[], []])
})

test('thrown away, nothing is left', async () => {
  await startMemo('here', about)
  FakeRecorder.present?.hears('not this')
  await cancelMemo()
  expect(isOpen).toBe(false)
  expect(recorder.get()).toEqual({ at: 'idle' })
  expect([await list('memo'), await recordingsIn(salon().db)]).toEqual([[], []])
})

test('a microphone that is taken away ends it: what was said until then is kept, and it is said so', async () => {
  await startMemo('here', about)
  FakeRecorder.present?.hears('gloss on the ends')
  FakeRecorder.present?.stop()
  await expect.poll(() => recorder.get()).toEqual({ at: 'failed', place: 'here', trouble: 'broke-off' })
  expect(isOpen).toBe(false)
  expect(await list('memo')).toHaveLength(1)
})

test('a microphone that is not allowed is said so', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  asked = async () => {
    throw new DOMException('no', 'NotAllowedError')
  }
  await startMemo('here', about)
  expect(recorder.get()).toEqual({ at: 'failed', place: 'here', trouble: 'denied' })
  asked = async () => undefined
  await startMemo('here', about)
  expect(recorder.get()).toMatchObject({ at: 'recording' })
  await cancelMemo()
})
