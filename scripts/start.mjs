// `npm start`: from a fresh clone to the running product on one port.
import { spawn } from 'node:child_process'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Chairside needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

const { ensureInstalled, root } = await import('./install.mjs')
ensureInstalled()
const { ensureBuilt, serverArgs } = await import('./build.mjs')
if ((await ensureBuilt()) !== 0) process.exit(1)

const server = spawn(process.execPath, serverArgs, {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'))
server.on('exit', (code, signal) => {
  if (signal) console.error(`The server was ended by ${signal}.`)
  process.exit(code ?? 1)
})
