import autocannon, { type Client, type Request } from 'autocannon'
import { cpuOf, postgresOf } from './cpu.ts'

export interface Figure {
  readonly what: string
  /** CPU milliseconds per request. */
  readonly node: number
  readonly postgres: number
  readonly per_second: number
  /** Wall milliseconds per request as its asker sees it: the median. */
  readonly wall?: number
}
/** Processes whose CPU is counted: one of ours and the PostgreSQL of this folder. */
export interface Counted {
  readonly pid: number
  readonly data_dir: string
}
type Worked = Pick<Figure, 'per_second' | 'wall'>

const CONNECTIONS = 32

/** A negative figure means that a counted process was replaced: it is an error, never a result. */
export async function counting(what: string, { pid, data_dir }: Counted, times: number, work: () => Promise<Worked>): Promise<Figure> {
  const main = postgresOf(data_dir)
  const [node, postgres] = [cpuOf(pid, main), cpuOf(main)]
  const worked = await work()
  const figure = { what, node: (cpuOf(pid, main) - node) / times, postgres: (cpuOf(main) - postgres) / times, ...worked }
  if (figure.node < 0 || figure.postgres < 0 || postgresOf(data_dir) !== main)
    throw new Error(`${what}: counted ${figure.node} and ${figure.postgres} ms`)
  return figure
}

/** A load of this many requests; `draw` returns the requests of one connection. */
export interface Question {
  readonly group: string
  readonly what: string
  readonly connections?: number
  readonly amount: number
  readonly warm_up: number
  draw(of: { readonly connection: number; readonly connections: number; readonly amount: number; readonly warm: boolean }): Request[]
}

/** Load test after a warm-up. */
export async function ask(counted: Counted, at: string, { what, connections = CONNECTIONS, amount, warm_up, draw }: Question): Promise<Figure> {
  const load = async (amount: number, warm: boolean) => {
    let connection = 0
    const each = Math.ceil(amount / connections)
    const setupClient = (client: Client) => client.setRequests(draw({ connection: connection++, connections, amount: each, warm }))
    const { requests, latency, non2xx, errors } = await autocannon({ url: at, connections, amount: each * connections, setupClient })
    if (non2xx || errors) throw new Error(`${what}: ${non2xx} answers were no success, ${errors} did not come`)
    return { per_second: Math.round(requests.average), wall: latency.p50 }
  }
  await load(warm_up, true)
  const all = Math.ceil(amount / connections) * connections
  return counting(what, counted, all, () => load(amount, false))
}

const ms = (value: number, digits = 3) => value.toFixed(digits).padStart(9)
export const HEADING = `${'milliseconds per request'.padEnd(58)}     Node   Postgres      both  wall p50  per second`
/** Printed at once, so that an interrupted run has given what it measured. */
export const lineOf = ({ what, node, postgres, wall, per_second }: Figure) =>
  `${what.padEnd(58)}${ms(node)}  ${ms(postgres)} ${ms(node + postgres)} ${wall === undefined ? ' '.repeat(9) : ms(wall, 1)}  ${String(per_second).padStart(10)}`
