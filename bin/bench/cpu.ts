import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** CPU nanoseconds of a process so far, all threads. Threads that have ended are not counted, so read it while the process runs. */
export function cpuOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce(
      (sum, task) => sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
      0,
    )
  } catch {
    return 0
  }
}

/** The same for PostgreSQL: the main process and all backends. */
export function cpuOfPostgres(data_dir: string): number {
  const master = Number(readFileSync(join(data_dir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const backends = pids.filter((pid) => parentOf(pid) === master)
  return [master, ...backends].reduce((sum, pid) => sum + cpuOf(pid), 0)
}

function parentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1])
  } catch {
    return 0
  }
}

/** Resident memory of a process in megabytes. */
export const memoryOf = (pid: number) => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
/** Peak resident memory in megabytes. */
export const peakOf = (pid: number) => Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
