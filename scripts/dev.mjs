// `npm run dev`: the server, restarted when its sources change, behind Vite with hot reload.
import { spawn } from 'node:child_process'
import { ensureInstalled, root } from './install.mjs'

ensureInstalled()
const port = process.env.PORT ?? '8787'
const start = (args, env = {}) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PORT: port, ...env } })
// People open Vite's address, so the server must treat it as its own.
const address = process.env.PUBLIC_URL ?? 'http://localhost:5173'

const parts = [
  start(['--watch-path=sync-server', '--watch-path=shared', '--import', 'tsx', 'sync-server/main.ts'], {
    PUBLIC_URL: address,
  }),
  start(['node_modules/vite/bin/vite.js', '--host', 'localhost']),
]
let ending = false
function end(code) {
  if (ending) return
  ending = true
  for (const part of parts) part.kill('SIGTERM')
  process.exitCode = code
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0))
for (const part of parts) part.on('exit', code => end(code ?? 0))
