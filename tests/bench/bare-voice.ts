// A thread that is the synthesiser and nothing else: a sentence in, its samples out.
import { parentPort, workerData } from 'node:worker_threads'
import { speakWithFlite } from '../../sync-server/voice/flite'

parentPort?.on('message', (text: string) => {
  const { samples } = speakWithFlite(workerData, 'slt', text)
  parentPort?.postMessage(samples, [samples.buffer as ArrayBuffer])
})
