import autocannon, { type Client } from 'autocannon'
import { cpuOf, cpuOfPostgres } from './cpu.ts'

export interface Figure {
  readonly what: string
  /** CPU milliseconds per request. */
  readonly node: number
  readonly postgres: number
  readonly per_second: number
}
/** Processes whose CPU is counted: one of ours and the PostgreSQL of this folder. */
export interface Counted {
  readonly pid: number
  readonly data_dir: string
}

const CONNECTIONS = 32
const MOST = 4_000

export async function counting(what: string, { pid, data_dir }: Counted, times: number, work: () => Promise<number>): Promise<Figure> {
  const [node, postgres] = [cpuOf(pid), cpuOfPostgres(data_dir)]
  const per_second = await work()
  const spent = (before: number, after: number) => (after - before) / times / 1e6
  return { what, node: spent(node, cpuOf(pid)), postgres: spent(postgres, cpuOfPostgres(data_dir)), per_second }
}

export interface Question {
  readonly what: string
  readonly paths: readonly string[]
  /** Each path once; the warm-up uses other paths, so that caches do not count. */
  readonly once?: boolean
  readonly connections?: number
  /** Session tokens, one per connection. */
  readonly tokens?: readonly string[]
}
/** Load test after a warm-up; each connection requests the paths from another start. */
export async function ask(counted: Counted, at: string, { what, paths, once = false, connections = CONNECTIONS, tokens }: Question): Promise<Figure> {
  const amount = once ? Math.floor(paths.length / 2) : MOST
  const load = async (amount: number, from: readonly string[]) => {
    let nth = 0
    const setupClient = (client: Client) => {
      const headers = tokens ? { authorization: `Bearer ${tokens[nth % tokens.length]}` } : {}
      client.setRequests(turned(from, (nth++ * from.length) / connections).map((path) => ({ path, headers })))
    }
    const { requests, non2xx } = await autocannon({ url: at, connections, amount, setupClient })
    if (non2xx) throw new Error(`${what}: ${non2xx} answers were no success`)
    return Math.round(requests.average)
  }
  await load(once ? amount : 1_000, paths.slice(0, once ? amount : undefined))
  return counting(what, counted, amount, () => load(amount, once ? paths.slice(amount) : paths))
}

const turned = (paths: readonly string[], by: number) => {
  const at = Math.floor(by) % paths.length
  return [...paths.slice(at), ...paths.slice(0, at)]
}

export function show(figures: readonly Figure[]) {
  const ms = (value: number) => value.toFixed(3)
  console.table(
    figures.map(({ what, node, postgres, per_second }) => ({
      what,
      'Node ms': ms(node),
      'PostgreSQL ms': ms(postgres),
      'both ms': ms(node + postgres),
      'per second': per_second,
    })),
  )
}
