// Supervisor in plain Node without dependencies: keeps one program running, as `npm start` does for the server.
import { spawn } from 'node:child_process'

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 30_000
/** A program that was open this long counts as healthy. */
const STEADY = 1_000
/** Exit code for an invalid setting: a restart would not help. */
const CANNOT_BE = 78

/**
 * Forwards signals, and its death ends the child too. A program that ends before it says `open` is not restarted, because its starter is watching;
 * one that dies later is restarted after growing pauses.
 */
export function stay(command, args, options) {
  let child
  let asked = false
  let wasOpen = false
  let pause = FIRST_PAUSE
  const start = () => {
    let opened
    child = spawn(command, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], ...options })
    child.on('message', (said) => {
      if (said === 'open') opened = performance.now()
    })
    child.on('exit', (code, signal) => {
      wasOpen ||= opened !== undefined
      if (asked || !wasOpen || code === 0 || code === CANNOT_BE) process.exit(code ?? 1)
      if (opened !== undefined && performance.now() - opened > STEADY) pause = FIRST_PAUSE
      console.error(`It ended unexpectedly (${signal ?? code}) and is started again in ${pause / 1000} s`)
      setTimeout(start, pause)
      pause = Math.min(pause * 2, LONGEST_PAUSE)
    })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      asked = true
      if (child.exitCode !== null || child.signalCode !== null || !child.kill(signal)) process.exit(0)
    })
  start()
}
