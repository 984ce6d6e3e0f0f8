import type { Pool } from 'pg'
import Stripe from 'stripe'
import type { GatewayIdentity } from '#features/payments/server/public.ts'
import { openGateway } from '#sandbox/gateway/gateway.ts'
import type { Secrets } from '#server/auth/secrets.ts'
import type { Gateway } from '#server/operations/tools.ts'
import { isLive, type Settings } from '#server/settings.ts'

export interface OpenGateway {
  readonly gateway: Gateway
  readonly origin: string
  /** What pages may frame and ask of the gateway: Content-Security-Policy. */
  readonly frames: readonly string[]
  readonly connects: readonly string[]
  /** The gateway account that our payments belong to; read at the start. */
  identity(): Promise<GatewayIdentity>
  close(): Promise<void>
}

/** Stripe when its keys are set, else the payment sandbox on its own port, used through the same library. */
export async function openCardNetwork(settings: Settings, pool: Pool, secrets: SandboxSecrets): Promise<OpenGateway> {
  return settings.STRIPE_SECRET_KEY ? openStripe(settings) : openSandbox(settings, pool, secrets)
}

/** Publishable key of the sandbox, also when it runs as a process of its own in Stripe's place. */
const SANDBOX_KEY = 'pk_test_sandbox'
/** https://docs.stripe.com/security/guide#content-security-policy; its script is trusted because ours loads it ('strict-dynamic'). */
const STRIPE_FRAMES = ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com']

export type SandboxSecrets = Pick<Secrets, 'gateway' | 'webhook'>

async function openSandbox(settings: Settings, pool: Pool, secrets: SandboxSecrets): Promise<OpenGateway> {
  const [secret_key, publishable_key, webhook_secret] = [`sk_test_${secrets.gateway}`, SANDBOX_KEY, `whsec_${secrets.webhook}`]
  const webhook = { url: `http://127.0.0.1:${settings.PORT}/api/payments/webhook`, secret: webhook_secret }
  const sandbox = await openGateway({
    pool,
    port: settings.gateway_port,
    // Requests from other machines come through a reverse proxy to this port.
    host: '127.0.0.1',
    public_url: publicUrl(settings),
    secret_key,
    publishable_key,
    webhook,
    app_origin: settings.public_url,
    merchant: settings.SITE_NAME,
  })
  const stripe = new Stripe(secret_key, { ...standIn(`http://127.0.0.1:${settings.gateway_port}`), maxNetworkRetries: 3, timeout: 10_000 })
  const origin = new URL(sandbox.url).origin
  return {
    gateway: {
      provider: 'sandbox',
      stripe,
      webhook_secret,
      account_webhook_secret: '',
      fields_url: `${origin}/fields?publishable_key=${publishable_key}`,
      stripe_key: null,
    },
    origin,
    frames: [origin],
    connects: [],
    identity: async () => ({ provider: 'sandbox', livemode: false, account: null }),
    close: () => sandbox.close(),
  }
}

function openStripe(settings: Settings): OpenGateway {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_CONNECT_WEBHOOK_SECRET, STRIPE_API_URL } = settings
  const stripe = new Stripe(STRIPE_SECRET_KEY, { timeout: 10_000, ...(STRIPE_API_URL && standIn(STRIPE_API_URL)) })
  const standsIn = STRIPE_PUBLISHABLE_KEY === SANDBOX_KEY
  const pages = standsIn ? `${STRIPE_API_URL}/fields` : 'https://js.stripe.com/'
  const { origin } = new URL(pages)
  return {
    gateway: {
      ...{ provider: 'stripe', stripe, fields_url: `${pages}?publishable_key=${STRIPE_PUBLISHABLE_KEY}` },
      ...{ webhook_secret: STRIPE_WEBHOOK_SECRET, account_webhook_secret: STRIPE_CONNECT_WEBHOOK_SECRET },
      stripe_key: standsIn ? null : STRIPE_PUBLISHABLE_KEY,
    },
    origin,
    frames: standsIn ? [origin] : STRIPE_FRAMES,
    connects: standsIn ? [] : ['https://api.stripe.com'],
    identity: async () => ({ provider: 'stripe', livemode: isLive(settings), account: await accountOf(stripe) }),
    close: async () => {},
  }
}

/** null when Stripe does not answer within 3 s: the start does not wait longer. */
const accountOf = (stripe: Stripe) =>
  stripe.accounts.retrieveCurrent({}, { timeout: 3_000, maxNetworkRetries: 0 }).then(
    ({ id }) => id,
    () => null,
  )

/** Settings for Stripe's library with the address of a stand-in. */
function standIn(address: string) {
  const { protocol, hostname, port } = new URL(address)
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const), telemetry: false }
}

/** Same-origin policy: another port is another origin, so our pages cannot read card numbers typed there. */
function publicUrl({ public_url, gateway_port, GATEWAY_URL }: Settings): string {
  if (GATEWAY_URL) return new URL(GATEWAY_URL).origin
  const url = new URL(public_url)
  url.port = String(gateway_port)
  return url.origin
}
