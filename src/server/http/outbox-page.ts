import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/db.ts'
import { escapeHtml } from '../html.ts'
import { type MailerParts, write } from '../mail/mailer.ts'
import { isNear } from '../settings.ts'

const MOST = 50

/** Letters without a mail server: shown to a browser on this machine only. Other peers and requests through a proxy get 404. */
export function serveOutbox(app: FastifyInstance, db: Db, office: MailerParts) {
  app.get('/outbox', { exposeHeadRoute: false }, async (request, reply) => {
    if (!isAtThisMachine(request.raw)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    const letters = await db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(MOST).execute()
    const rows = letters.map((letter) => {
      const { subject, text, link } = write(office, letter)
      const open = link ? `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>` : ''
      return `<article><h2>${escapeHtml(subject)}</h2><p class="to">${escapeHtml(letter.recipient)} · <time>${letter.created_at.toISOString()}</time></p><pre>${escapeHtml(text)}</pre>${open}</article>`
    })
    const body = rows.join('') || '<p>No letter yet.</p>'
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'`,
      )
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox of ${escapeHtml(office.site_name)}</title><style>${STYLE}</style></head><body><main><h1>Outbox</h1><p>Letters that a mail server would have sent. This page exists on this machine only.</p>${body}</main></body></html>`,
      )
  })
}

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/
/** Headers that a proxy adds: behind a proxy the peer address says nothing about the user. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'] as const

/** DNS rebinding: besides the loopback peer and no proxy, the Host header must name this machine. */
const isAtThisMachine = ({ socket, headers }: IncomingMessage) =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  FORWARDED.every((name) => headers[name] === undefined) &&
  isNear((headers.host ?? '').replace(/:\d+$/, ''))

const STYLE =
  'body{margin:0;background:#f1f3f0;color:#14181d;font:16px/24px system-ui,sans-serif}main{max-width:720px;margin:auto;padding:32px 16px}article{background:#fff;border:1px solid #cbd2cd;padding:20px 24px;margin-top:16px}h2{margin:0;font-size:18px}.to{color:#5b646d;font-size:14px;margin:4px 0}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}a{color:#0b5a47;overflow-wrap:anywhere}'
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
