import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Call, type GatewayOptions, transaction } from '../call.ts'
import { decode, type Form, refusalOf } from '../form.ts'
import { isRefusal, missing, noAccess, type Refusal, refuse } from '../refusals.ts'
import { load, secret, shown } from '../store.ts'
import { expanded } from './expand.ts'
import { asAnswer, fingerprintOf, type GatewayReply, once } from './idempotency.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

interface Door {
  readonly options: GatewayOptions
  readonly url: () => string
  /** Called after a change is committed. */
  readonly changed: () => void
}
type GatewayRequest = FastifyRequest<{ Params: { id?: string }; Body: string | undefined }>

export function serveApi(server: FastifyInstance, door: Door): void {
  for (const route of routes) {
    const [method, url] = route.on.split(' ') as ['GET' | 'POST' | 'DELETE', string]
    server.route({ method, url, handler: async (request: GatewayRequest, reply) => send(reply, await answer(door, route, request)) })
  }
}

export function send(reply: FastifyReply, { status, body, replayed }: GatewayReply) {
  if (replayed) reply.header('idempotent-replayed', 'true')
  return reply
    .code(status)
    .header('request-id', `req_${secret(14)}`)
    .header('cache-control', 'no-store')
    .send(shown(body))
}

async function answer(door: Door, route: Route, request: GatewayRequest): Promise<GatewayReply> {
  const stranger = admitted(door, route, request)
  if (stranger) return asAnswer(stranger)
  const text = request.method === 'GET' ? (request.raw.url!.split('?')[1] ?? '') : (request.body ?? '')
  const form = decode(text)
  if (!form) return asAnswer(refuse(400, 'Invalid parameters: the form could not be read.'))
  const parsed = route.input.safeParse(form)
  if (!parsed.success) return asAnswer(refusalOf(parsed.error, form))
  const circumstances = { account: single(request.headers['stripe-account']), url: door.url(), idempotency_key: keyOf(door, request) }
  const kept = await transaction(door.options.pool, circumstances, async (call) => {
    const refused = await accountRefusal(call)
    if (refused) return asAnswer(refused)
    return once(call, fingerprintOf(request.url, text), () => act(call, route, parsed.data as Form, request.params.id ?? ''))
  })
  door.changed()
  return kept
}

/** Whether expand[] is valid is known only after the answer: then the changes are rolled back to the savepoint. */
async function act(call: Call, route: Route, input: Form, id: string): Promise<GatewayReply> {
  await call.tx.query('savepoint asked')
  const outcome = await route.answer(call, input, id)
  if (isRefusal(outcome)) return asAnswer(outcome)
  const whole = await expanded(call, outcome, input.expand as string[] | undefined)
  if (!isRefusal(whole)) return { status: 200, body: shown(whole) as object }
  await call.tx.query('rollback to savepoint asked')
  return asAnswer(whole)
}

/** API keys: the secret key may use every route, the publishable key only the card form's route and only from the form's page. */
function admitted({ options, url }: Door, route: Route, request: GatewayRequest): Refusal | undefined {
  const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (!key) return refuse(401, 'You did not provide an API key.')
  const isForm = route.publishable && same(key, options.publishable_key) && request.headers.origin === new URL(url()).origin
  if (route.publishable && !isForm && same(key, options.secret_key))
    return refuse(402, 'Card numbers are taken by the card form only; use its payment method or a test payment method.')
  if (!isForm && same(key, options.publishable_key))
    return refuse(403, 'This API call cannot be made with a publishable API key.', { code: 'secret_key_required' })
  if (!isForm && !same(key, options.secret_key)) return refuse(401, 'Invalid API Key provided.')
  if (single(request.headers['idempotency-key']).length > 255) return refuse(400, 'Idempotency keys can be at most 255 characters.')
  if (request.params.id && !/^\w{1,255}$/.test(request.params.id)) return missing('event', 'the id given')
}

const digest = (text: string) => createHash('sha256').update(text).digest()
const same = (given: string, ours: string) => timingSafeEqual(digest(given), digest(ours))
const single = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header) ?? ''
/** Requests of the card form have no idempotency key: card numbers must not be stored, not even as a hash. */
const keyOf = ({ options }: Door, { method, headers }: GatewayRequest) =>
  method === 'POST' && same(headers.authorization ?? '', `Bearer ${options.secret_key}`) ? single(headers['idempotency-key']) || null : null

async function accountRefusal(call: Call): Promise<Refusal | undefined> {
  if (!call.account) return undefined
  const account = /^\w{1,255}$/.test(call.account) ? await load(call, 'account', call.account) : undefined
  return account && !account._deauthorized ? undefined : noAccess()
}
