import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '../db.ts'
import type { Sweeper } from '../run/handle.ts'
import type { Words } from '../words.ts'

export interface OfficeParts {
  readonly words: Words
  readonly site_name: string
  readonly public_url: string
  readonly sender: string
  /** Empty: letters stay here and are read at /outbox. */
  readonly smtp_url: string
}
export interface Written {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly link: string | null
}
type Row = { id: string; recipient: string; template: string; locale: string; facts: unknown; attempts: number }

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ')

/** Puts a letter into words. The address in it is the deployment's own, never a request's. */
export function write({ words, site_name, public_url }: OfficeParts, { template, locale, facts }: Pick<Row, 'template' | 'locale' | 'facts'>): Written {
  const known = { site: site_name, ...(facts as Record<string, string>) } as Record<string, string>
  const say = (part: string) => words.say(locale as Locale, `mail.${template}.${part}`, known)
  const link = known.path ? public_url + known.path : null
  const [subject, body] = [oneLine(say('subject')), say('body')]
  const action = link && words.knows(`mail.${template}.action`) ? say('action') : null
  const paragraphs = body.split('\n').map((line) => `<p style="margin:0 0 16px">${escape(line)}</p>`).join('')
  const button = action && link ? `<p><a href="${escape(link)}" style="display:inline-block;padding:12px 20px;background:#0b5a47;color:#ffffff;text-decoration:none;border-radius:3px;font-weight:600">${escape(action)}</a></p><p style="font-size:13px;color:#5b646d">${escape(link)}</p>` : ''
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><body style="margin:0;background:#f1f3f0;padding:32px 16px"><div style="max-width:560px;margin:auto;background:#fff;border:1px solid #cbd2cd;padding:32px;font:16px/24px Georgia,serif;color:#14181d"><h1 style="font-size:22px;margin:0 0 16px;color:#0b5a47">${escape(site_name)}</h1>${paragraphs}${button}</div></body></html>`
  return { subject, text: [body, link].filter(Boolean).join('\n\n'), html, link }
}

const TRIES = 10

/** Sends what waits, later and later when the mail server is away, and at last aside. What has left is blanked: it held links. */
export function postOffice(parts: OfficeParts): Sweeper {
  const transport = parts.smtp_url ? createTransport(parts.smtp_url, { connectionTimeout: 3_000, greetingTimeout: 3_000, socketTimeout: 10_000 } as object) : undefined
  return {
    name: 'mail',
    due: async (db, limit) => (transport ? (await waiting(db).select('id').orderBy('due_at').limit(limit).execute()).map((row) => row.id) : []),
    next: async (db) => (transport ? ((await db.selectFrom('mails').select(sql<Date | null>`min(due_at)`.as('at')).where('sent_at', 'is', null).where('dead_at', 'is', null).executeTakeFirst())?.at ?? null) : null),
    outside: async (db, id) => {
      const row = await waiting(db).selectAll().where('id', '=', id).executeTakeFirst()
      if (!row || !transport) return 'gone'
      const { subject, text, html } = write(parts, row)
      return transport.sendMail({ from: parts.sender, to: { name: '', address: row.recipient }, subject, text, html, messageId: `<${id}@${new URL(parts.public_url).hostname}>` }).then(() => 'sent', () => 'failed')
    },
    finish: async ({ tx }, id, result) => {
      if (result === 'sent') await tx.updateTable('mails').set({ sent_at: sql<Date>`clock_timestamp()`, facts: '{}' }).where('id', '=', id).execute()
      if (result === 'failed') await tx.updateTable('mails').set({ attempts: sql<number>`attempts + 1`, due_at: sql<Date>`clock_timestamp() + least(2 ^ attempts, 3600) * interval '1 second' * 5`, dead_at: sql<Date | null>`case when attempts + 1 >= ${TRIES} then clock_timestamp() end` }).where('id', '=', id).execute()
    },
  }
}

const waiting = (db: Db) => db.selectFrom('mails').where('sent_at', 'is', null).where('dead_at', 'is', null).where('due_at', '<=', sql<Date>`clock_timestamp()`)
