import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import type { PoolClient } from 'pg'
import { asAnswer } from './api/idempotency.ts'
import { arrive } from './api/payouts.ts'
import { happen } from './api/planned.ts'
import { send, serveApi } from './api/serve.ts'
import type { GatewayOptions } from './call.ts'
import { servePages } from './pages/serve.ts'
import { refuse } from './refusals.ts'
import { say } from './say.ts'
import { layTables } from './schema.ts'
import { deliver, resume } from './webhooks.ts'
import { openWorker } from './worker.ts'

export type { GatewayOptions } from './call.ts'

/** Payment sandbox: card network and bank on this machine, compatible with Stripe's published API. */
export async function openGateway(options: GatewayOptions): Promise<{ url: string; close(): Promise<void> }> {
  // Race: an error can arrive before the caller has the connection, so the listener is added in the pool's connect event.
  const heed = (connection: PoolClient) => void connection.on('error', lost)
  options.pool.on('connect', heed)
  await layTables(options.pool)
  await resume(options.pool)
  const stopping = new AbortController()
  const worker = openWorker(() => work(options, stopping.signal))
  const server = listener()
  let url = options.public_url?.replace(/\/$/, '') ?? ''
  const door = { options, url: () => url, changed: worker.poke }
  serveApi(server, door)
  servePages(server, door)
  const tidy = setInterval(() => void forget(options), 3_600_000).unref()
  const close = async () => {
    clearInterval(tidy)
    stopping.abort()
    await Promise.all([worker.close(), server.close()])
    options.pool.off('connect', heed)
  }
  try {
    const address = await server.listen({ port: options.port, host: options.host })
    url ||= address
  } catch (fault) {
    await close()
    throw fault
  }
  return { url, close }
}

/** A lost connection fails its query; without a listener its error event would end the process. */
const lost = () => {}

/** Background work: payouts arrive, what is planned happens, and events are delivered. */
async function work({ pool, webhook }: GatewayOptions, stopping: AbortSignal): Promise<boolean> {
  const arrived = await arrive(pool)
  const more = (await happen(pool)) || arrived
  return (await deliver(pool, webhook, stopping)) || more
}

/** Idempotency keys expire after a day, as at Stripe. */
const forget = ({ pool }: GatewayOptions) => pool.query(`delete from sandbox.requests where created_at < now() - interval '1 day'`).catch(() => {})

function listener(): FastifyInstance {
  const server = fastify({
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
    requestTimeout: 30_000,
    keepAliveTimeout: 70_000,
    http: { headersTimeout: 10_000 },
    frameworkErrors: (_fault, _request, reply) => void send(reply, asAnswer(refuse(400, 'Invalid request.'))),
  })
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  server.setNotFoundHandler((request, reply) =>
    send(reply, asAnswer(refuse(404, `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`))),
  )
  server.setErrorHandler((fault: FastifyError, _request, reply) => {
    const status = fault.statusCode && fault.statusCode < 500 ? fault.statusCode : 500
    if (status === 500) say(fault)
    return send(
      reply,
      asAnswer(
        refuse(status, status === 500 ? 'Something went wrong.' : fault.message, { type: status === 500 ? 'api_error' : 'invalid_request_error' }),
      ),
    )
  })
  return server
}
