// What this device says it can do with sound. Where browsers are known to promise too much, we try it.
import { bestVoice } from '../../voice/speak/playing/browser-voice'
import { canStream } from '../../voice/speak/playing/stream'

export type Finding = {
  what: string
  says: string
  /** False even if something works without it; `says` explains. */
  has: boolean
}

const has = (name: string, within: object = globalThis): boolean => name in within

async function microphone(): Promise<Finding> {
  const what = 'Microphone'
  if (!has('mediaDevices', navigator))
    return { what, says: 'Not here. It needs https, or this machine’s own address.', has: false }
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' })
    const says = { granted: 'Allowed.', denied: 'Not allowed for this page.', prompt: 'Will be asked for.' }
    return { what, says: says[state], has: state !== 'denied' }
  } catch {
    return { what, says: 'There. Whether it is allowed, this browser doesn’t say.', has: true }
  }
}

function recording(): Finding {
  const types = has('MediaRecorder')
    ? ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'].filter(type =>
        MediaRecorder.isTypeSupported(type),
      )
    : []
  return {
    what: 'Recording (MediaRecorder)',
    says: types.length > 0 ? types.join(', ') : 'Not here: no voice memos.',
    has: types.length > 0,
  }
}

function ownVoices(): Finding {
  const what = 'The device’s own voices'
  if (!has('speechSynthesis')) return { what, says: 'None: speech synthesis is not supported.', has: false }
  const all = speechSynthesis.getVoices()
  const best = bestVoice(all)
  const local = all.filter(({ localService }) => localService).length
  const says =
    all.length === 0
      ? 'None listed. Test 1 may still speak.'
      : `${all.length}, of them ${local} without a network. Would speak: ${best?.name ?? 'none in English'}.`
  return { what, says, has: all.length > 0 }
}

export async function findings(): Promise<Finding[]> {
  const streams = canStream()
  const managed = has('ManagedMediaSource')
  return [
    {
      what: 'Streamed sound (MediaSource, audio/mpeg)',
      says: streams
        ? `Yes${managed && !has('MediaSource') ? ', the managed kind' : ''}.`
        : 'No. Sound comes in pieces instead.',
      has: streams,
    },
    {
      what: 'MP3 in an audio element',
      says: new Audio().canPlayType('audio/mpeg') === '' ? 'No.' : 'Yes.',
      has: new Audio().canPlayType('audio/mpeg') !== '',
    },
    ownVoices(),
    await microphone(),
    recording(),
    {
      what: 'Screen kept awake (wake lock)',
      says: has('wakeLock', navigator) ? 'Yes.' : 'No. Set the tablet’s own screen time-out.',
      has: has('wakeLock', navigator),
    },
    {
      what: 'Sounds kept on this device',
      says: has('caches') ? 'Yes: answers can be heard again without a network.' : 'No. It needs https.',
      has: has('caches'),
    },
  ]
}
