import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Clock ticks per second in /proc on Linux; the kernel counts exactly and only shows ticks, so the error is one tick per process. */
const TICKS = 100

interface Process {
  readonly pid: number
  readonly parent: number
  /** CPU seconds of all its threads, also ended ones. */
  readonly own: number
  /** CPU seconds of its ended children, which the kernel adds when the parent collects them. */
  readonly ended: number
}

function processes(): ReadonlyMap<number, Process> {
  const found = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return new Map(found.map((name) => read(Number(name))).flatMap((one) => (one ? [[one.pid, one]] : [])))
}
function read(pid: number): Process | undefined {
  try {
    // The name in parentheses may contain spaces; fields are numbered from the state behind it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number)
    return { pid, parent: stat[1]!, own: (stat[11]! + stat[12]!) / TICKS, ended: (stat[13]! + stat[14]!) / TICKS }
  } catch {
    return undefined
  }
}

/** CPU milliseconds of a process and its descendants, also of ended ones; `without`: a descendant that is counted apart. */
export function cpuOf(pid: number, without?: number): number {
  const all = [...processes().values()]
  const sum = (one: Process): number =>
    one.pid === without ? 0 : all.filter(({ parent }) => parent === one.pid).reduce((total, child) => total + sum(child), one.own + one.ended)
  const root = all.find((one) => one.pid === pid)
  if (!root) throw new Error(`process ${pid} has ended`)
  return sum(root) * 1_000
}

/** PostgreSQL's main process; its backends are its children. */
export const postgresOf = (data_dir: string) => Number(readFileSync(join(data_dir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

const inStatus = (pid: number, name: string) =>
  Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
/** Resident memory of a process in megabytes. */
export const memoryOf = (pid: number) => inStatus(pid, 'VmRSS')
/** Peak resident memory in megabytes. */
export const peakOf = (pid: number) => inStatus(pid, 'VmHWM')
/** Resident memory of the other processes that it started: image workers, without PostgreSQL. */
export const memoryOfHelpers = (pid: number, without: number): number =>
  [...processes().values()]
    .filter((one) => one.parent === pid && one.pid !== without)
    .reduce((sum, one) => sum + memoryOf(one.pid) + memoryOfHelpers(one.pid, without), 0)
