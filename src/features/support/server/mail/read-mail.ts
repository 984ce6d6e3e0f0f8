import * as z from 'zod/mini'
import { isStorable } from './storable.ts'

const Address = z.string().check(z.maxLength(320))
/** As the mail hook tells of it: headers by name, the text part, and what the receiving server found out about the sender. */
const Told = z.object({
  message_id: z.string().check(z.regex(/^<[^<>\s]{3,290}>$/)),
  from: Address,
  to: z.array(Address).check(z.minLength(1), z.maxLength(50)),
  subject: z._default(z.string(), ''),
  text: z._default(z.string(), ''),
  dmarc: z._default(z.enum(['pass', 'fail', 'none']), 'none'),
  auto_submitted: z._default(z.string().check(z.maxLength(100)), ''),
  precedence: z._default(z.string().check(z.maxLength(100)), ''),
  list_id: z._default(z.string().check(z.maxLength(300)), ''),
})
export interface Mail extends z.infer<typeof Told> {
  /** What was written, without what it answers. */
  readonly body: string
}
/** `Ann <ann@example.com>` or the address alone. */
function addressIn(text: string): string | undefined {
  const [, inside] = /<([^<>]{3,254})>\s*$/.exec(text) ?? []
  const address = (inside ?? text).trim().normalize('NFKC').toLowerCase()
  return /^[^\s@<>,"();:\\[\]]{1,64}@[^\s@<>,"();:\\[\]]{1,189}$/.test(address) ? address : undefined
}

/** Undefined for anything that is no mail. HTML is never read: a hook gives the text part. */
export function readMail(raw: Buffer): Mail | undefined {
  const told = z.safeParse(Told, parsed(raw))
  const from = told.success ? addressIn(told.data.from) : undefined
  if (!told.success || !from || !isStorable(told.data)) return undefined
  const { subject, ...mail } = told.data
  return { ...mail, from, to: mail.to.flatMap((one) => addressIn(one) ?? []), subject: subject.replace(/\s+/g, ' ').trim().slice(0, 300), body: '' }
}
function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw))
  } catch {
    return undefined
  }
}
