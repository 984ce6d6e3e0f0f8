import { refuse, refused } from '#kernel/refusal.ts'
import { isRecent, isSigned, signedHeader } from '#server/auth/signed-call.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { support } from '../../contract.ts'
import { LONGEST_MAIL, MOST_MAILS_AN_HOUR, replyKeyIn, withoutQuotes } from '../../rules.ts'
import { openTicket } from '../own/open.ts'
import { sayOn } from '../own/say.ts'
import { ticketById, ticketOfReply } from '../queries.ts'
import { isKnownMail, mailsLately } from '../queries-write.ts'
import { type Mail, readMail } from './read-mail.ts'

type Call = CommandContext<typeof support.mailIn>
const OLDEST_SECONDS = 300
const notKept = (why: string) => ({ kept: false, why })
const KEPT = { kept: true, why: null }

async function isOfHook({ requester, clock, tools }: Call): Promise<boolean> {
  const { body, signature: header } = requester.raw ?? { body: Buffer.alloc(0), signature: '' }
  const found = signedHeader(header)
  if (!found) return false
  const text = Buffer.concat([Buffer.from(`${found.timestamp}.`), body])
  return (
    isSigned({ secret: tools.site.mail_hook_secret, text, signature: found.signature }) && isRecent(found.timestamp, await clock(), OLDEST_SECONDS)
  )
}

/** Mail loops: no machine, list or letter of our own is answered or kept. */
function automatic({ tools }: Call, mail: Mail): string | undefined {
  const { auto_submitted, precedence, list_id, from, message_id } = mail
  if (auto_submitted && auto_submitted.toLowerCase() !== 'no') return 'automatic'
  if (list_id || /^(bulk|junk|list|auto_reply)$/i.test(precedence)) return 'automatic'
  if (/^(mailer-daemon|postmaster|no-?reply)@/.test(from)) return 'automatic'
  const own = [tools.site.inbox, tools.site.usual.sender_email].map((address) => address.toLowerCase())
  if (own.includes(from) || replyKeyIn(tools.site.inbox, from) !== undefined) return 'own'
  return message_id.endsWith(`@${new URL(tools.site.public_url).hostname}>`) ? 'own' : undefined
}

/** The ticket's key alone does not do: the sender has to be who has asked, and their domain must not say that it is forged. */
async function answerTo(call: Call, key: string, { from, body, message_id: mail_id }: Mail) {
  const { tx } = call
  const known = await ticketOfReply(tx, key)
  if (!known) return notKept('gone')
  await lock(tx, 'support_tickets', [known.id])
  const row = (await ticketById(tx, known.id))!
  if (row.email !== from) return notKept('stranger')
  if ((await mailsLately(tx, row.id)) >= MOST_MAILS_AN_HOUR) return notKept('often')
  const said = await sayOn(call, row, { body, mail_id })
  return said ? KEPT : notKept('repeated')
}

/** A mail to the inbox itself: a new ticket. From whom it is, nobody has proved, so it is no member's. */
async function newTicket(call: Call, { from, subject, body, message_id: mail_id }: Mail) {
  const whole = subject ? `${subject}\n\n${body}`.slice(0, LONGEST_MAIL) : body
  const asked = { member_id: null, email: from, name: '', topic: 'other', about: '', locale: 'en' as const }
  const row = await openTicket(call, { ...asked, body: whole, mail_id })
  return refused(row) ? notKept('often') : KEPT
}

export const mailIn = command(support.mailIn, async (call) => {
  if (!(await isOfHook(call))) return refuse('mail.signature')
  const mail = readMail(call.requester.raw!.body)
  if (!mail) return refuse('mail.unreadable')
  const why = mail.dmarc === 'fail' ? 'forged' : automatic(call, mail)
  if (why) return notKept(why)
  const body = withoutQuotes(mail.text).slice(0, LONGEST_MAIL)
  if (!body) return notKept('empty')
  if (await isKnownMail(call.tx, mail.message_id)) return notKept('repeated')
  const keys = mail.to.map((address) => replyKeyIn(call.tools.site.inbox, address)).filter((key) => key !== undefined)
  if (!keys.length) return notKept('elsewhere')
  const key = keys.find((one) => one !== '')
  return key ? answerTo(call, key, { ...mail, body }) : newTicket(call, { ...mail, body })
})
