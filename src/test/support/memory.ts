import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const sweep = runInNewContext('gc') as () => void

/** Megabytes of heap after a garbage collection. Tests and product share this process, so its whole size would say nothing. */
export function remembered(): number {
  sweep()
  return process.memoryUsage().heapUsed / 1_048_576
}
