// Plain Node, no dependency: keeps one program running, as `npm start` keeps the server.
import { spawn } from 'node:child_process'

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 30_000
/** Open for so long, it was well. */
const STEADY = 1_000
/** Ended so, starting it again as it stands would change nothing: a setting that cannot be. */
const CANNOT_BE = 78

/**
 * Hands signals on, and is missed by its child when it dies. What never said `open` ends with its own code, for whoever
 * started it is watching; what was open and died is started again, after pauses that grow while it keeps dying.
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
