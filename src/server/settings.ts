import { resolve } from 'node:path'
import { flag, oneOf, ports, proxies, type Read, relays, text, Unsettled, whole } from './settings-readers.ts'

export { Unsettled } from './settings-readers.ts'

/** Settings with default and meaning; `.env.example` is generated from this table. */
export const SETTINGS = {
  PORT: ['3000', whole(0, 65535), 'Where the product listens.'],
  HOST: ['127.0.0.1', text, 'The address it listens on; 0.0.0.0 for all.'],
  PUBLIC_URL: ['', text, 'How people reach it, e.g. https://cachet.example. Empty: http://localhost:PORT. Plain http is allowed on loopback only.'],
  DATA_DIR: ['data', text, 'Database, pictures and secrets of this deployment.'],
  MASTER_KEY: [
    '',
    text,
    'Seals the secrets that lie in the database: 32 characters or more, the same for every process. Empty: master.secret in DATA_DIR, made at the first start.',
  ],
  DATABASE_URL: ['', text, 'PostgreSQL 16 or newer. Empty: an embedded PostgreSQL 18 in DATA_DIR.'],
  DATABASE_OWNER_URL: [
    '',
    text,
    'The same database by the role that owns its tables: it migrates at the start, and DATABASE_URL runs with a role that owns nothing. Empty: DATABASE_URL does both.',
  ],
  DEMO: ['1', flag, 'Fill a demo market once, in the background; only with the embedded database, and when HOST and PUBLIC_URL are of this machine.'],
  SITE_NAME: ['Cachet', text, 'The name of this marketplace.'],
  OPERATOR_NAME: ['', text, 'Who runs this marketplace, as law wants to be told: named in the terms and on the contact page.'],
  OPERATOR_ADDRESS: ['', text, 'The postal address of the operator, in one line.'],
  CONTACT_EMAIL: ['', text, 'Where members and authorities write to.'],
  COUNSEL_CHECKED: ['0', flag, '1 once a lawyer has read the terms, the privacy and the refund policy: until then they are marked as drafts.'],
  CURRENCY: ['USD', text, 'The currency of this marketplace.'],
  COMMISSION: ['0', whole(0, 5000), 'Commission on items, in hundredths of a percent: 250 is 2.5 %.'],
  FOUR_EYES_FROM: [
    '2',
    whole(0, 100),
    'From how many administrators on changes of roles, large refunds and erasures wait for the consent of a second one. 0: never.',
  ],
  FOUR_EYES_REFUND: [
    '50000',
    whole(0, 10_000_000_000),
    'Refunds by an administrator above this amount wait for a second one: in the smallest unit of CURRENCY, 50000 is 500.00.',
  ],
  GATEWAY_PORT: ['', text, 'Where the embedded payment sandbox listens, on loopback only. Empty: PORT + 1.'],
  GATEWAY_URL: [
    '',
    text,
    'How browsers reach the embedded payment sandbox, an origin of its own that a proxy leads to GATEWAY_PORT. Empty: PUBLIC_URL with that port.',
  ],
  METRICS_PORT: ['', text, 'Where GET /metrics answers, on loopback only. Empty: PORT + 2.'],
  SMTP_URL: [
    '',
    text,
    'Outgoing mail, e.g. smtps://user:password@mail.example. Empty: mail is kept and shown at /outbox, to this machine only. A public PUBLIC_URL needs it.',
  ],
  SUPPORT_MAIL: [
    '',
    text,
    'The help desk’s mailbox, e.g. help@cachet.example: answers come to help+key@cachet.example, and a hook brings both to POST /api/mail/inbound. Empty: answers are written on the page only.',
  ],
  MAIL_HOOK_SECRET: ['', text, 'Signs the mails that the hook brings. Empty: none are taken.'],
  SUPPORT_URL: ['', text, 'A help desk elsewhere, e.g. https://help.example: the support link then leads there. Empty: the embedded one.'],
  SUPPORT_SECRET: ['', text, 'Signs the calls of that help desk to POST /api/login-by-id. Empty: it may not call.'],
  MAIL_FROM: ['Cachet <no-reply@localhost>', text, 'The sender of its mail.'],
  PUBLIC_SANDBOX: [
    '0',
    flag,
    '1 for a public site to try out, without real payment keys (sk_live_ or rk_live_): every page then says that nothing is charged and nothing is sent.',
  ],
  STRIPE_SECRET_KEY: ['', text, 'Payments through Stripe. Empty: the embedded sandbox, which a public PUBLIC_URL takes with PUBLIC_SANDBOX=1 only.'],
  STRIPE_PUBLISHABLE_KEY: ['', text, 'Goes with STRIPE_SECRET_KEY.'],
  STRIPE_WEBHOOK_SECRET: ['', text, 'Goes with STRIPE_SECRET_KEY; the endpoint is PUBLIC_URL/api/payments/webhook.'],
  STRIPE_CONNECT_WEBHOOK_SECRET: ['', text, 'Of a second endpoint with the same address, which hears of events on connected accounts.'],
  STRIPE_API_URL: ['', text, "Where Stripe's API answers when not at Stripe: what stands in for it, such as the sandbox run by itself."],
  EASYPOST_API_KEY: ['', text, 'Labels of carriers through EasyPost. Empty: embedded carriers that do not exist.'],
  EASYPOST_WEBHOOK_SECRET: ['', text, 'Goes with EASYPOST_API_KEY; the endpoint is PUBLIC_URL/api/shipping/webhook.'],
  EASYPOST_API_URL: ['', text, "Where EasyPost's API answers when not at EasyPost, with a slash at its end."],
  MEDIA_MB: ['100', whole(1, 150), 'The largest video, recording or document that a member may upload, in megabytes. Pictures: 25.'],
  S3_BUCKET: ['', text, 'Pictures in a bucket of S3 or what speaks like it. Empty: a folder in DATA_DIR.'],
  S3_ENDPOINT: ['', text, 'Where that bucket is when not at AWS, e.g. https://s3.example.'],
  S3_REGION: ['us-east-1', text, 'The region of the bucket.'],
  S3_ACCESS_KEY_ID: ['', text, 'Goes with S3_BUCKET.'],
  S3_SECRET_ACCESS_KEY: ['', text, 'Goes with S3_BUCKET.'],
  TRUST_PROXY: [
    '0',
    proxies,
    'Behind reverse proxies of your own: their addresses and networks, by commas (loopback for this machine), or how many they are. From them alone X-Forwarded-For is believed.',
  ],
  GUEST_SOCKETS_PER_PEER: ['20', whole(0, 100_000), 'How many guests may listen at once from one IPv4 address, or one /64 of IPv6.'],
  GUEST_SOCKETS: ['500', whole(0, 1_000_000), 'How many guests may listen at once in all. Members have ten each, uncounted here.'],
  SOCKET_CHECK_SECONDS: [
    '10',
    whole(1, 3_600),
    'How often sessions and rights of open sockets are checked, besides the events that end them at once.',
  ],
  MESSAGE_DAYS: [
    '0',
    whole(0, 36_500),
    'Messages of conversations and groups are deleted after so many days; 0: never. Members read it above each talk.',
  ],
  LETTER_WAIT_SECONDS: ['60', whole(0, 3_600), 'A letter about a notice waits so long, and is not sent when the notice was read meanwhile.'],
  TURN_URLS: [
    '',
    relays,
    'Relays for calls, by commas, e.g. turns:turn.example:443?transport=tcp. A coturn with use-auth-secret. Empty: calls connect directly, which some networks do not allow.',
  ],
  TURN_SECRET: ['', text, 'Goes with TURN_URLS: the static-auth-secret of that coturn. Members get credentials of one hour made with it.'],
  OUTBOUND_LOOPBACK_PORTS: [
    '',
    ports,
    'For tests only: ports of 127.0.0.1, by commas, that calls to addresses given by members may reach. Refused with a public PUBLIC_URL.',
  ],
  LIMITS: ['1', flag, 'Count requests and answer 429 when they are too many. 0 only for measuring.'],
  MEMORY_MB: [
    '192',
    whole(128, 65_536),
    'What npm start lets its process keep for long, in megabytes. More for a place with many open pages at once.',
  ],
  LOG_LEVEL: ['info', oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'), 'How much is logged.'],
} as const satisfies Record<string, readonly [string, Read<unknown>, string]>

type SettingName = keyof typeof SETTINGS
type Raw = { [N in SettingName]: ReturnType<(typeof SETTINGS)[N][1]> }
export type Settings = Raw & {
  readonly public_url: string
  readonly secure: boolean
  /** True when the product is reachable from this machine only. */
  readonly local: boolean
  /** A public deployment with test payments. */
  readonly sandbox: boolean
  readonly data_dir: string
  readonly gateway_port: number
  readonly metrics_port: number
}

const NEAR = /^(localhost|127\.0\.0\.1|\[::1\])$/
/** True for a name of this machine as it stands in a URL. */
export const isNear = (hostname: string) => NEAR.test(hostname)

export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const raw = Object.fromEntries(Object.entries(SETTINGS).map(([name, [usual, read]]) => [name, read(env[name]?.trim() || usual, name)])) as Raw
  const { url, public_url } = publicUrl(raw)
  const near = isNear(url.hostname)
  checkAddresses(raw)
  checkPayments(raw)
  if (!near) checkPublic(raw, public_url)
  const port = (given: string, name: string, usual: number) => (given ? whole(0, 65535)(given, name) : usual)
  return {
    ...raw,
    public_url,
    secure: url.protocol === 'https:',
    local: near && ['127.0.0.1', 'localhost', '::1'].includes(raw.HOST),
    sandbox: !near && raw.PUBLIC_SANDBOX,
    data_dir: resolve(raw.DATA_DIR),
    gateway_port: port(raw.GATEWAY_PORT, 'GATEWAY_PORT', raw.PORT && raw.PORT + 1),
    metrics_port: port(raw.METRICS_PORT, 'METRICS_PORT', raw.PORT && raw.PORT + 2),
  }
}

function publicUrl({ PUBLIC_URL, PORT }: Raw) {
  const public_url = (PUBLIC_URL || `http://localhost:${PORT}`).replace(/\/$/, '')
  const url = URL.parse(public_url)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new Unsettled(`PUBLIC_URL is ${public_url}: write an address such as https://cachet.example`)
  if (url.protocol !== 'https:' && !isNear(url.hostname))
    throw new Unsettled(`PUBLIC_URL is ${public_url}: plain http is allowed for localhost only, because passwords and cookies would travel open`)
  return { public_url, url }
}

/** True for https, or http to this machine. */
function isSafe(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isNear(url.hostname))
}

function checkAddresses(raw: Raw) {
  if (raw.MASTER_KEY && raw.MASTER_KEY.length < 32) throw new Unsettled('MASTER_KEY is too short: write 32 random characters or more')
  for (const name of ['STRIPE_API_URL', 'EASYPOST_API_URL', 'GATEWAY_URL', 'SUPPORT_URL'] as const)
    if (raw[name] && !isSafe(raw[name])) throw new Unsettled(`${name} is ${raw[name]}: write an address with https, or http for this machine only`)
  if (raw.DATABASE_OWNER_URL && !raw.DATABASE_URL) throw new Unsettled('DATABASE_OWNER_URL needs DATABASE_URL beside it')
  if (raw.S3_BUCKET && !(raw.S3_ACCESS_KEY_ID && raw.S3_SECRET_ACCESS_KEY))
    throw new Unsettled('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it')
  if (raw.S3_ENDPOINT && !/^https?:$/.test(URL.parse(raw.S3_ENDPOINT)?.protocol ?? ''))
    throw new Unsettled(`S3_ENDPOINT is ${raw.S3_ENDPOINT}: write an address such as https://s3.example`)
  if (raw.EASYPOST_API_KEY && raw.EASYPOST_WEBHOOK_SECRET.length < 32)
    throw new Unsettled('EASYPOST_API_KEY needs EASYPOST_WEBHOOK_SECRET beside it: write 32 random characters or more, at EasyPost the same')
  for (const name of ['MAIL_HOOK_SECRET', 'SUPPORT_SECRET'] as const)
    if (raw[name] && raw[name].length < 32) throw new Unsettled(`${name} is too short: write 32 random characters or more`)
  if (raw.SUPPORT_MAIL && !/^[^\s@()[\]+]+@[^\s@()[\]]+$/.test(raw.SUPPORT_MAIL))
    throw new Unsettled(`SUPPORT_MAIL is ${raw.SUPPORT_MAIL}: write an address such as help@cachet.example`)
  if (raw.CONTACT_EMAIL && !/^[^\s@()[\]]+@[^\s@()[\]]+$/.test(raw.CONTACT_EMAIL))
    throw new Unsettled(`CONTACT_EMAIL is ${raw.CONTACT_EMAIL}: write an address such as help@cachet.example`)
}

function checkPayments(raw: Raw) {
  if (raw.STRIPE_SECRET_KEY && !(raw.STRIPE_PUBLISHABLE_KEY && raw.STRIPE_WEBHOOK_SECRET))
    throw new Unsettled('STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET beside it')
  if (!/^[A-Z]{3}$/.test(raw.CURRENCY)) throw new Unsettled(`CURRENCY is ${raw.CURRENCY}: write three capital letters`)
}

/** True for a live payment key. A test key or a stand-in for Stripe charges nothing. */
export const isLive = ({ STRIPE_SECRET_KEY, STRIPE_API_URL }: Pick<Raw, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL'>) =>
  /^[sr]k_live_/.test(STRIPE_SECRET_KEY) && !STRIPE_API_URL

/** Checks settings that are harmless on one's own machine and dangerous on a public one. */
function checkPublic(raw: Raw, public_url: string) {
  if (!raw.SMTP_URL) throw new Unsettled(`PUBLIC_URL is ${public_url} and SMTP_URL is empty: without mail nobody can confirm an address, so set it`)
  if (!isLive(raw) && !raw.PUBLIC_SANDBOX)
    throw new Unsettled(
      `PUBLIC_URL is ${public_url} and no real payment keys are set (STRIPE_SECRET_KEY=sk_live_…): buyers would pay with test cards; set the keys, or PUBLIC_SANDBOX=1 for a site to try out`,
    )
  if (raw.OUTBOUND_LOOPBACK_PORTS.length)
    throw new Unsettled(
      `PUBLIC_URL is ${public_url} and OUTBOUND_LOOPBACK_PORTS is set: members could reach this machine's own ports, so leave it empty`,
    )
  if (isLive(raw) && raw.EASYPOST_API_KEY.startsWith('EZTK'))
    throw new Unsettled('EASYPOST_API_KEY is a test key beside real payment keys: sellers would pay for labels that no carrier takes')
  if (isLive(raw) && raw.PUBLIC_SANDBOX)
    throw new Unsettled('PUBLIC_SANDBOX is 1 beside real payment keys: every page would say that nothing is charged, so take one of them away')
}
