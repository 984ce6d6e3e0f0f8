import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const sweep = runInNewContext('gc') as () => void

/** Megabytes held after everything that nobody needs is gone: tests and product share this process, so its size alone would blame one for the other. */
export function remembered(): number {
  sweep()
  return process.memoryUsage().heapUsed / 1_048_576
}
