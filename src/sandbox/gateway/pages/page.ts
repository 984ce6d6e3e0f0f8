import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyRequest } from 'fastify'
import { languageOf } from './language.ts'
import { type Texts, texts } from './texts.ts'

const look = readFileSync(new URL('look.css', import.meta.url), 'utf8')
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML. */
export const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign]!)

export type PageRequest = FastifyRequest<{
  Querystring: Record<string, string | string[] | undefined>
  Body: string | undefined
  Params: { id: string }
}>
export interface Tongue {
  readonly locale: string
  readonly says: Texts
}
export function tongueOf({ query, headers }: PageRequest): Tongue {
  const locale = languageOf(query.locale, headers['accept-language'])
  return { locale, says: texts[locale]! }
}

interface GatewayPage {
  readonly title: string
  readonly body: string
  readonly bodyClass?: string
  readonly script?: string
  readonly theme?: unknown
  /** Origins that may embed the page; none by default. */
  readonly framedBy?: string
  /** Further allowed target of its form (form-action). */
  readonly leadsTo?: string
  readonly status?: number
}

/** A page as a value: it is sent only after the transaction has committed. */
export interface PageAnswer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly html: string
}

export function show({ locale }: Tongue, page: GatewayPage): PageAnswer {
  const nonce = randomBytes(16).toString('base64')
  const theme = page.theme === 'light' || page.theme === 'dark' ? page.theme : 'auto'
  const script = page.script ? `<script nonce="${nonce}">${page.script}</script>` : ''
  const html = `<!doctype html>
<html lang="${locale}" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${safe(page.title)}</title><link rel="icon" href="data:,"><style nonce="${nonce}">${look}</style></head>
<body class="${page.bodyClass ?? ''}">${page.body}${script}</body></html>`
  return { status: page.status ?? 200, headers: { ...guards(nonce, page), 'content-type': 'text/html; charset=utf-8' }, html }
}

const guards = (nonce: string, { framedBy = "'none'", leadsTo = '' }: GatewayPage) => ({
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src data:; font-src 'self'; connect-src 'self'; base-uri 'none'",
    `form-action 'self' ${leadsTo}`,
    `frame-ancestors ${framedBy}`,
  ].join('; '),
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
})

export const leave = (location: string): PageAnswer => ({ status: 303, headers: { location, 'cache-control': 'no-store' }, html: '' })

export const gone = (tongue: Tongue, status = 404) =>
  show(tongue, {
    status,
    title: tongue.says.gone,
    body: `<main class="sheet"><h1>${tongue.says.gone}</h1><p>${tongue.says.gone_note}</p></main>`,
  })

/** A parameter as text; '' for anything else. */
export const word = (value: unknown): string => (typeof value === 'string' ? value : '')
export const originOf = (address: string) => new URL(address).origin
