import { createTransport } from 'nodemailer'
import type { Locale } from '#kernel/locale.ts'
import { ERASED_MEMBER_NAME } from '#kernel/people/erased-member.ts'
import { escapeHtml } from '../html.ts'
import type { Translator } from '../i18n/translator.ts'
import { type Sweeper, sweeper } from '../operations/slice.ts'
import { saidOf } from '../upkeep/said.ts'
import { openBreaker } from './breaker.ts'
import { type LetterPage, type PageFrame, pageHtml, pageText } from './page.ts'
import { giveBack, leaseLetters, markSent, nextLetter, postpone, waitingLetter } from './queries.ts'

export interface MailerParts {
  readonly words: Translator
  readonly site_name: string
  readonly public_url: string
  readonly sender: { readonly name: string; readonly address: string }
  /** The deployment's colour for headings and buttons. */
  readonly colour: string
  /** Where answers to letters go; empty when the operator has named no address. */
  readonly contact: string
  /** Empty: letters are not sent and can be read at /outbox. */
  readonly smtp_url: string
}
export interface Written {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly link: string | null
  /** One-click unsubscribe URL of this kind of letter (RFC 8058). */
  readonly off: string | null
  /** Where answers to this letter go; null for the operator's address. */
  readonly reply_to: string | null
  /** Sent without a person: other machines do not answer it (RFC 3834). */
  readonly automatic: boolean
}
type MailRow = { id: string; recipient: string; template: string; locale: string; facts: unknown; attempts: number }

const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ')

/** Host header injection: links use the deployment's configured address, never one from a request. */
export function write(
  { words, site_name, public_url, colour, contact }: MailerParts,
  { template, locale, facts }: Pick<MailRow, 'template' | 'locale' | 'facts'>,
): Written {
  const known = { site: site_name, contact: contact || 'none', ...(facts as Record<string, string>) } as Record<string, string>
  const former = () => words.say(locale as Locale, 'name.former')
  const say = (part: string) => words.say(locale as Locale, `mail.${template}.${part}`, known).replaceAll(ERASED_MEMBER_NAME, former)
  const link = known.path ? public_url + known.path : null
  const [subject, body] = [oneLine(say('subject')), say('body')]
  const off = known.off ? { press: `${public_url}/api${known.off}/off`, page: `${public_url}/action${known.off}` } : null
  const action = link && words.knows(`mail.${template}.action`) ? say('action') : null
  const page = known.page === undefined ? undefined : (JSON.parse(known.page) as LetterPage)
  const no_more = words.say(locale as Locale, 'letter.off')
  const answers = { reply_to: known.reply_to ?? null, automatic: known.automatic !== undefined }
  if (page) {
    const frame = { locale, site_name, public_url, colour, subject, body, action, link, off: off && { text: no_more, page: off.page } }
    return { ...pageLetter(page, frame, off?.press), ...answers }
  }
  const paragraphs = body
    .split('\n')
    .map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`)
    .join('')
  const button =
    action && link
      ? `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;background:${colour};color:#ffffff;text-decoration:none;border-radius:3px;font-weight:600">${escapeHtml(action)}</a></p><p style="font-size:13px;color:#5b646d">${escapeHtml(link)}</p>`
      : ''
  const foot = off
    ? `<p style="margin:24px 0 0;font-size:13px"><a href="${escapeHtml(off.page)}" style="color:#5b646d">${escapeHtml(no_more)}</a></p>`
    : ''
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><body style="margin:0;background:#f1f3f0;padding:32px 16px"><div style="max-width:560px;margin:auto;background:#fff;border:1px solid #cbd2cd;padding:32px;font:16px/24px Georgia,serif;color:#14181d"><h1 style="font-size:22px;margin:0 0 16px;color:${colour}">${escapeHtml(site_name)}</h1>${paragraphs}${button}${foot}</div></body></html>`
  return {
    subject,
    text: [body, link, off && `${no_more}:\n${off.page}`].filter(Boolean).join('\n\n'),
    html,
    link,
    off: off?.press ?? null,
    ...answers,
  }
}

function pageLetter(page: LetterPage, frame: PageFrame, press: string | undefined): Omit<Written, 'reply_to' | 'automatic'> {
  const { subject, body, link, off, public_url } = frame
  const text = [body, pageText(page, public_url), link, off && `${off.text}:\n${off.page}`].filter(Boolean).join('\n\n')
  return { subject, text, html: pageHtml(page, frame), link, off: press ?? null }
}

/** Letters sent at the same time. */
const AT_ONCE = 4
const LONGEST_TRY = 45_000

interface End {
  readonly end: 'sent' | 'refused' | 'away' | 'gone'
  readonly why: string
}
const GONE: End = { end: 'gone', why: '' }
/** True for an error that the mail server reports about this letter; other errors are about the mail server. */
const isAnswer = ({ code, responseCode }: { code?: string; responseCode?: number }) =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode !== 421

/** Sends due letters; without a mail server it sends none. */
export function mailer(parts: MailerParts): Sweeper {
  const { smtp_url, public_url } = parts
  if (!smtp_url) return { name: 'mail', due: async () => [], outside: async () => GONE, finish: async () => {} }
  const transport = createTransport(smtp_url, { connectionTimeout: 3_000, greetingTimeout: 3_000, socketTimeout: 10_000 } as object)
  const breaker = openBreaker()
  const send = (id: string, recipient: string, { subject, text, html, off, reply_to, automatic }: Written) =>
    transport.sendMail({
      from: parts.sender,
      ...((reply_to || parts.contact) && { replyTo: { name: parts.site_name, address: reply_to ?? parts.contact } }),
      to: { name: '', address: recipient },
      subject,
      text,
      html,
      headers: {
        ...(automatic && { 'Auto-Submitted': 'auto-replied' }),
        ...(off && { 'List-Unsubscribe': { prepared: true, value: `<${off}>` }, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
      messageId: `<${id}@${new URL(public_url).hostname}>`,
    })
  return sweeper({
    name: 'mail',
    at_once: AT_ONCE,
    due: async (db, limit) => {
      const most = breaker.allows(limit)
      return most ? leaseLetters(db, most) : []
    },
    next: (db) => nextLetter(db, breaker.wait()),
    async outside(db, id) {
      const letter = await waitingLetter(db, id)
      if (!letter) return GONE
      const ended = await within(send(id, letter.recipient, write(parts, letter)))
      ended.end === 'away' ? breaker.silent() : breaker.answered()
      return ended
    },
    async finish({ tx }, id, { end, why }) {
      if (end === 'sent') await markSent(tx, id)
      if (end === 'refused') await postpone(tx, id, why)
      if (end === 'away') await giveBack(tx, id, why)
    },
  })
}

/** Timeout: an attempt ends before its lease, however slowly the server answers. */
async function within(sending: Promise<unknown>): Promise<End> {
  let clock: NodeJS.Timeout | undefined
  const late = new Promise<End>((done) => {
    clock = setTimeout(done, LONGEST_TRY, { end: 'away', why: 'no answer in time' })
  })
  const end = sending.then(
    (): End => ({ end: 'sent', why: '' }),
    (fault): End => ({ end: isAnswer(fault) ? 'refused' : 'away', why: saidOf(fault) }),
  )
  return Promise.race([end, late]).finally(() => clearTimeout(clock))
}
