// `npm run bench [-- --once] [-- words of a line]`
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { aDevice, createOf, type Device } from '../support/account'
import { openHouse } from '../support/house'
import { root } from '../support/imports'
import { clientFields, clientId, MANY } from './clients'
import { type Line, type Measured, measure, table } from './line'
import { appLines } from './lines-app'
import { commandLines } from './lines-commands'
import { deviceLines } from './lines-device'
import { serverLines } from './lines-server'
import { siteLines } from './lines-site'
import { voiceLines } from './lines-voice'
import { openBare } from './stage'

const wanted = process.argv.slice(2).filter(word => !word.startsWith('--'))
const times = process.argv.includes('--once') ? 1 : 5
const isWanted = (line: Line): boolean =>
  wanted.length === 0 || wanted.some(word => line.name.toLowerCase().includes(word.toLowerCase()))

async function fill(device: Device): Promise<void> {
  for (let from = 0; from < MANY; from += 500) {
    const changes = Array.from({ length: 500 }, (_, n) =>
      createOf('client', clientId(from + n), clientFields(from + n)),
    )
    const { refused } = await device.sync(changes)
    if (refused.length > 0) throw new Error(`Refused: ${JSON.stringify(refused[0])}`)
  }
}

const bare = await openBare()
const house = await openHouse()
const measured: Measured[] = []
const failed: string[] = []
try {
  const who = { email: 'bench@example.com', password: 'ten-thousand' }
  const device = await aDevice(house.origin, who)
  console.log(`Filling a salon with ${MANY.toLocaleString('en-GB')} clients …`)
  await fill(device)
  const site = siteLines(house.origin)
  const voice = voiceLines(house.origin, device.cookie)
  const onDevice = await deviceLines(bare.origin, house.origin, device)
  try {
    const app = appLines(bare.origin, house.origin, device, onDevice.bareFirst, onDevice.contexts)
    const lines = [
      ...onDevice.lines,
      ...app,
      ...serverLines(
        { origin: bare.origin, pid: () => bare.pid },
        { origin: house.origin, pid: () => house.pid() ?? 0 },
      ),
      // After the memory was measured: the voice has some of its own while it speaks.
      ...voice.lines,
      ...commandLines(),
      ...site.lines,
    ]
    for (const line of lines.filter(isWanted)) {
      process.stdout.write(`${line.name} … `)
      const result = await measure(line, times).catch((error: Error) => {
        failed.push(`${line.name}: ${error.message}`)
        return null
      })
      if (result === null) {
        console.log('FAILED')
        continue
      }
      measured.push(result)
      console.log(`${result.ours} ${result.unit}, F ${result.bare}, ratio ${result.ratio}`)
    }
  } finally {
    await onDevice.close()
    await voice.close()
    site.close()
  }
} finally {
  await house.close()
  bare.kill()
}

console.log(`\n${table(measured)}\n`)
const report = `${root}docs/bench.json`
if (times === 5) {
  const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.version }
  const at = new Date().toISOString()
  const news = new Map(measured.map(one => [one.line, { ...one, at }]))
  // Of some lines alone: the others stay as they were measured, each with its own time.
  const kept: readonly { line: string }[] =
    wanted.length === 0 ? [] : JSON.parse(readFileSync(report, 'utf8')).lines
  const lines = kept.map(one => news.get(one.line) ?? one)
  for (const one of news.values()) if (!kept.some(({ line }) => line === one.line)) lines.push(one)
  writeFileSync(report, `${JSON.stringify({ machine, lines }, null, 2)}\n`)
  console.log(`As JSON: ${report}`)
}
for (const line of failed) console.log(`failed: ${line}`)
process.exitCode = failed.length === 0 && measured.every(one => one.met) ? 0 : 1
