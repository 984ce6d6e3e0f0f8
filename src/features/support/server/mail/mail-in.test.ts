import { beforeEach, expect, test } from 'vitest'
import { signatureOf } from '#server/auth/signed-call.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { support } from '../../contract.ts'

const MAIL_HOOK_SECRET = 'the mail hook of this deployment, secret'
const world = useWorld({ SUPPORT_MAIL: 'help@cachet.example', MAIL_HOOK_SECRET, MAIL_FROM: 'Cachet <no-reply@cachet.example>' })
let sam: Actor
let key: string
let sent = 0

interface Sending {
  readonly secret?: string
  readonly age?: number
  readonly alter?: (text: string) => string
}
/** As the hook sends it. */
async function deliver(mail: object, { secret = MAIL_HOOK_SECRET, age = 0, alter = (text) => text }: Sending = {}) {
  const body = JSON.stringify({ message_id: `<${++sent}@mail.example>`, from: 'Ben <ben@example.com>', to: [`help+${key}@cachet.example`], ...mail })
  const at = Math.floor(Date.now() / 1000) - age
  const response = await fetch(`${world.url}/api/mail/inbound`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', signature: `t=${at},v1=${signatureOf(secret, `${at}.${body}`)}` },
    body: alter(body),
  })
  const answer = (await response.json()) as { result?: { kept: boolean; why: string | null }; code?: string }
  return answer.result ?? { status: response.status, code: answer.code }
}
const said = async () =>
  (await world.pool.query<{ body: string }>("select body from support_messages where kind = 'requester' order by id")).rows.map(({ body }) => body)

beforeEach(async () => {
  sam ??= await world.join('sam', { role: 'support' })
  await world.pool.query('delete from support_tickets')
  await world.pool.query('delete from mails')
  await world.ben.gets(support.open, { message: 'Where is it?' })
  key = (await world.pool.query('select reply_key from support_tickets')).rows[0].reply_key
})

test('ben answers by mail: it stands in his ticket, once, without the letter that he quotes, and the ticket waits for the desk again', async () => {
  const [card] = (await sam.gets(support.queue, {})).tickets.data
  await sam.gets(support.answer, { id: card!.id, version: card!.version, body: 'Has it come?' })
  const mail = { message_id: '<once@mail.example>', text: 'No, not yet.\n\nOn Monday the desk wrote:\n> Has it come?\n' }
  expect(await deliver(mail)).toEqual({ kept: true, why: null })
  expect(await deliver(mail), 'the hook brings it again').toEqual({ kept: false, why: 'repeated' })
  expect(await said()).toEqual(['Where is it?', 'No, not yet.'])
  expect((await sam.gets(support.queue, {})).tickets.data[0]).toMatchObject({ status: 'open' })
})

test('a mail that is unsigned, old, changed, or signed by another is refused, and so is every mail where no secret is set', async () => {
  const refused = { status: 401, code: 'mail.signature' }
  expect(await deliver({ text: 'x' }, { secret: 'another secret of thirty-two signs.' })).toEqual(refused)
  expect(await deliver({ text: 'x' }, { age: 301 })).toEqual(refused)
  expect(await deliver({ text: 'x' }, { alter: (text) => text.replace('"x"', '"y"') })).toEqual(refused)
  expect(await deliver({ text: 'x' }, { secret: '' })).toEqual(refused)
  expect(await deliver({ from: 'nobody', text: 'x' })).toEqual({ status: 422, code: 'mail.unreadable' })
  expect(await deliver({ text: 'x\u0000' })).toEqual({ status: 422, code: 'mail.unreadable' })
  expect(await said()).toEqual(['Where is it?'])
})

test('the key alone does not do: another sender, a forged one and an unknown key are not kept', async () => {
  expect(await deliver({ from: 'mallory@example.com', text: 'Send it to me' })).toEqual({ kept: false, why: 'stranger' })
  expect(await deliver({ dmarc: 'fail', text: 'Send it to me' })).toEqual({ kept: false, why: 'forged' })
  expect(await deliver({ to: [`help+${'0'.repeat(32)}@cachet.example`], text: 'x' })).toEqual({ kept: false, why: 'gone' })
  expect(await deliver({ to: ['someone@cachet.example'], text: 'x' })).toEqual({ kept: false, why: 'elsewhere' })
  expect(await said()).toEqual(['Where is it?'])
})

test('mail loops end: automatic mail, lists and our own letters are not kept, and one ticket takes twenty mails an hour', async () => {
  for (const [mail, why] of [
    [{ auto_submitted: 'auto-replied' }, 'automatic'],
    [{ precedence: 'bulk' }, 'automatic'],
    [{ list_id: '<stamps.example>' }, 'automatic'],
    [{ from: 'MAILER-DAEMON@example.com' }, 'automatic'],
    [{ from: 'help@cachet.example' }, 'own'],
    [{ from: `help+${key}@cachet.example` }, 'own'],
    [{ message_id: '<0192@localhost>' }, 'own'],
    [{ text: '> quoted alone' }, 'empty'],
  ] as const)
    expect(await deliver({ text: 'I am away', ...mail }), JSON.stringify(mail)).toEqual({ kept: false, why })
  for (let n = 1; n <= 20; n++) expect(await deliver({ text: `Answer ${n}` })).toEqual({ kept: true, why: null })
  expect(await deliver({ text: 'Answer 21' })).toEqual({ kept: false, why: 'often' })
  const { rows } = await world.pool.query("select facts->>'automatic' as automatic from mails where template = 'support_received'")
  expect(rows, 'our receipt says that a machine has sent it').toEqual([{ automatic: '1' }])
})

test('a huge mail is refused before it is read; a long one is cut', async () => {
  expect(await deliver({ text: 'x'.repeat(300_000) })).toMatchObject({ status: 413 })
  expect(await deliver({ text: 'y'.repeat(100_000) })).toEqual({ kept: true, why: null })
  expect((await said()).map(({ length }) => length)).toEqual([12, 20_000])
})

test('a mail to the desk itself is a new ticket, and no member’s, whatever it says of its sender', async () => {
  expect(await deliver({ to: ['Desk <help@cachet.example>'], subject: 'Lost\r\nBcc: all@example.com', text: 'My password' })).toEqual({
    kept: true,
    why: null,
  })
  const { rows } = await world.pool.query(
    'select t.member_id, t.email, m.body from support_tickets t join support_messages m on m.ticket_id = t.id where t.member_id is null',
  )
  expect(rows).toEqual([{ member_id: null, email: 'ben@example.com', body: 'Lost Bcc: all@example.com\n\nMy password' }])
})
