import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Failures } from '../live/failures.ts'

export interface Health {
  draining: boolean
}

/** Liveness: the process answers. Readiness: it may receive requests; false while it shuts down or the database is unavailable. */
export function serveHealth(app: FastifyInstance, pool: Pool, health: Health) {
  const quiet = { logLevel: 'silent' as const, config: { rateLimit: false as const } }
  app.get('/health/live', quiet, () => ({ status: 'live' }))
  app.get('/health/ready', quiet, async (_, reply) => {
    const ready = !health.draining && (await answers(pool))
    return reply.code(ready ? 200 : 503).send({ status: health.draining ? 'draining' : ready ? 'ready' : 'no database' })
  })
}

async function answers(pool: Pool): Promise<boolean> {
  const late = new Promise<false>((done) => setTimeout(() => done(false), 1_500).unref())
  return Promise.race([
    pool.query('select 1').then(
      () => true,
      () => false,
    ),
    late,
  ])
}

/** Prometheus metrics on a port of this machine only; labels come from fixed sets. */
export async function serveMetrics(
  app: FastifyInstance,
  pool: Pool,
  port: number,
  failures: Failures,
): Promise<{ port: number; close(): Promise<void> }> {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [register],
  })
  new Gauge({
    name: 'db_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [register],
    collect: countConnections(pool),
  })
  new Gauge({
    name: 'outbox_waiting',
    help: 'Events not delivered yet',
    registers: [register],
    async collect() {
      const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from outbox where done_at is null and dead_at is null')
      this.set(rows[0]!.n)
    },
  })
  register.registerMetric(jobsGauge(pool))
  new Counter({
    name: 'socket_failures_total',
    help: 'Handlers of sockets that failed, because the database was away or by a fault',
    labelNames: ['kind'],
    registers: [register],
    collect() {
      this.reset()
      for (const [kind, count] of Object.entries(failures)) this.inc({ kind }, count)
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    seconds.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: `${Math.floor(reply.statusCode / 100)}xx` },
      reply.elapsedTime / 1000,
    )
  })
  const metrics = Fastify({ logger: false })
  metrics.get('/metrics', async (_, reply) => reply.type(register.contentType).send(await register.metrics()))
  await metrics.listen({ host: '127.0.0.1', port })
  return { port: (metrics.server.address() as { port: number }).port, close: () => metrics.close() }
}

const countConnections = (pool: Pool) =>
  function collect(this: Gauge) {
    this.set({ state: 'open' }, pool.totalCount)
    this.set({ state: 'idle' }, pool.idleCount)
    this.set({ state: 'waited_for' }, pool.waitingCount)
  }

/** Background jobs by queue and state: what waits, runs, is tried again or has failed. */
const jobsGauge = (pool: Pool) =>
  new Gauge({
    name: 'jobs',
    help: 'Background jobs that are not done',
    labelNames: ['queue', 'state'],
    registers: [],
    async collect() {
      const { rows } = await pool.query<{ queue: string; state: string; n: number }>(
        "select name as queue, state::text, count(*)::int as n from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2",
      )
      this.reset()
      for (const { queue, state, n } of rows) this.set({ queue, state }, n)
    },
  })
