import { beforeEach, expect, test } from 'vitest'
import { network } from '#features/network/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { type ClubId, clubs } from '../../contract.ts'
import { LETTERS_A_DAY, MOST_OPEN } from '../../rules-invitations.ts'

const world = useWorld()
const hidden = { visibility: 'hidden', joining: 'invitation' } as const
const found = async (who: Actor, more: Partial<GivenOf<typeof clubs.create>> = {}) =>
  (await who.gets(clubs.create, { name: 'Classics Circle', ...hidden, ...more })).club.id
const codeOf = async (asked: Promise<{ status: number; code?: string }>) => {
  const { status, code } = await asked
  return code ?? status
}
const letters = async () =>
  (
    await world.pool.query<{ recipient: string; locale: string; facts: Record<string, string> }>(
      "select recipient, locale, facts from mails where template = 'club_invitation' order by id",
    )
  ).rows
const tokenIn = (path: string | null | undefined) => path!.split('/').at(-1)!
const linkOf = async (who: Actor, id: ClubId, more: object = {}) => tokenIn((await who.gets(clubs.makeLink, { id, ...more })).invitation.path)
const letterTo = async (who: Actor, id: ClubId, email: string) => {
  await who.gets(clubs.sendLetter, { id, email })
  return tokenIn((await letters()).findLast(({ recipient }) => recipient === email)?.facts.path)
}
const open = async (who: Actor, id: ClubId) =>
  (await who.gets(clubs.invitations, { id })).invitations.map(({ kind, email, uses, most_uses }) => [kind, email, uses, most_uses])
const stands = async (id: ClubId, who: Actor) =>
  (await world.pool.query('select standing from club_members where club_id = $1 and member_id = $2', [id, who.id])).rows[0]?.standing

beforeEach(async () => {
  await world.settle()
  for (const table of ['clubs', 'mails', 'address_letters', 'club_letter_refusals', 'blocks']) await world.pool.query(`delete from ${table}`)
  await world.pool.query("update members set plan = 'premium' where username = 'ann'")
})

test('ann writes to an address: whoever reads the mailbox sees the hidden club signed out, comes in once, and the letter is used up', async () => {
  const { ann, ben, cleo, guest } = world
  const id = await found(ann, { rules: ['Both sides, please.'] })
  const token = await letterTo(ann, id, 'dora@example.com')
  expect(await open(ann, id)).toEqual([['letter', 'dora@example.com', 0, 1]])
  expect((await guest.gets(clubs.invitation, { token })).invitation).toMatchObject({
    kind: 'letter',
    name: 'Classics Circle',
    made_by: 'ann Collector',
    rules: ['Both sides, please.'],
    club_id: null,
  })
  expect((await guest.ask(clubs.show, { id })).status, 'the letter opens the way, not the club').toBe(404)
  expect(await codeOf(ben.ask(clubs.enter, { token }))).toBe('club.rules')
  expect((await ben.gets(clubs.enter, { token, accepts_rules: true })).club).toMatchObject({ id, own: { standing: 'member' }, member_count: 2 })
  expect((await ben.gets(clubs.invitation, { token })).invitation.club_id, 'who has come in by it is led into the club').toBe(id)
  expect((await ben.ask(clubs.enter, { token })).status, 'pressed again').toBe(200)
  expect(await codeOf(cleo.ask(clubs.enter, { token, accepts_rules: true }))).toBe('club.no_invitation')
  expect(await open(ann, id)).toEqual([])
})

test('a link lets in as many as it says, also where two come for the last place, and not after its end', async () => {
  const { ann, ben, cleo } = world
  const id = await found(ann)
  const token = await linkOf(ann, id, { most_uses: 1, days: 3 })
  const both = await Promise.all([ben, cleo].map((who) => codeOf(who.ask(clubs.enter, { token }))))
  expect(both.toSorted()).toEqual([200, 'club.no_invitation'])
  const { rows } = await world.pool.query('select uses from club_invitations')
  expect(rows).toEqual([{ uses: 1 }])
  const more = await linkOf(ann, id, { days: 1 })
  await world.pool.query("update club_invitations set ends_at = clock_timestamp() - interval '1 second'")
  const late = both[0] === 200 ? cleo : ben
  expect([await codeOf(late.ask(clubs.enter, { token: more })), await codeOf(late.ask(clubs.invitation, { token: more }))]).toEqual([
    'club.no_invitation',
    'club.no_invitation',
  ])
  await world.settle()
  expect((await world.pool.query('select from club_invitations')).rowCount, 'what is over is forgotten').toBe(0)
})

test('what is taken back leads nowhere, and so does what was made by somebody who does not run the club any more', async () => {
  const { ann, ben, cleo } = world
  const id = await found(ann)
  await ben.gets(clubs.enter, { token: await linkOf(ann, id) })
  await ann.gets(clubs.role, { id, user_id: ben.id, role: 'moderator' })
  const token = await linkOf(ben, id)
  expect((await cleo.ask(clubs.invitation, { token })).status).toBe(200)
  await ann.gets(clubs.role, { id, user_id: ben.id, role: 'member' })
  expect(await codeOf(cleo.ask(clubs.enter, { token }))).toBe('club.no_invitation')
  const again = await linkOf(ann, id)
  const invitation_id = (await ann.gets(clubs.invitations, { id })).invitations[0]!.id
  expect(await codeOf(ben.ask(clubs.endInvitation, { id, invitation_id })), 'a member ends nothing').toBe('club.not_yours')
  await ann.gets(clubs.endInvitation, { id, invitation_id })
  expect(await codeOf(cleo.ask(clubs.enter, { token: again }))).toBe('club.no_invitation')
})

test('whoever is banned or was put out does not come back by a link from before, and whoever is blocked does not see it', async () => {
  const { ann, ben, cleo } = world
  const id = await found(ann)
  const token = await linkOf(ann, id)
  for (const who of [ben, cleo]) await who.gets(clubs.enter, { token })
  await ann.gets(clubs.ban, { id, user_id: ben.id, reason: 'Offers outside' })
  await ann.gets(clubs.remove, { id, user_id: cleo.id, reason: '' })
  for (const who of [ben, cleo]) {
    expect(await codeOf(who.ask(clubs.enter, { token }))).toBe('club.no_invitation')
    expect((await who.ask(clubs.invitation, { token })).status).toBe(404)
  }
  const anew = await linkOf(ann, id)
  expect([await codeOf(ben.ask(clubs.enter, { token: anew })), await codeOf(cleo.ask(clubs.enter, { token: anew }))]).toEqual([
    'club.no_invitation',
    200,
  ])
  const eve = await world.join('eve.blocked')
  await ann.gets(network.block, { id: eve.id })
  expect((await eve.ask(clubs.invitation, { token: anew })).status).toBe(404)
})

test('who was put out and asks anew waits for the answer: a link from before does not go past it', async () => {
  const { ann, ben, cleo } = world
  const id = await found(ann, { visibility: 'public', joining: 'request' })
  const token = await linkOf(ann, id)
  for (const who of [ben, cleo]) await who.gets(clubs.enter, { token })
  await ann.gets(clubs.remove, { id, user_id: cleo.id, reason: '' })
  await cleo.gets(clubs.join, { id, message: 'Once more' })
  expect(await codeOf(cleo.ask(clubs.enter, { token }))).toBe('club.no_invitation')
  await ann.gets(clubs.ban, { id, user_id: ben.id, reason: 'Offers outside' })
  await ann.gets(clubs.lift, { id, user_id: ben.id })
  expect(await codeOf(ben.ask(clubs.enter, { token }))).toBe('club.no_invitation')
  expect([await stands(id, cleo), await stands(id, ben)]).toEqual(['applied', 'none'])
})

test('a letter of one who runs the club no more leads nowhere, and makes room for a letter of ann', async () => {
  const { ann, ben } = world
  const id = await found(ann)
  await ben.gets(clubs.enter, { token: await linkOf(ann, id) })
  await ann.gets(clubs.role, { id, user_id: ben.id, role: 'moderator' })
  const dead = await letterTo(ben, id, 'dora@example.com')
  await ann.gets(clubs.role, { id, user_id: ben.id, role: 'member' })
  expect(await codeOf(world.guest.ask(clubs.invitation, { token: dead }))).toBe('club.no_invitation')
  const alive = await letterTo(ann, id, 'dora@example.com')
  expect(alive).not.toBe(dead)
  expect((await world.guest.gets(clubs.invitation, { token: alive })).invitation.made_by).toBe('ann Collector')
  await world.pool.query("update club_invitations set ends_at = clock_timestamp() - interval '1 second' where token = $1", [alive])
  expect(await letterTo(ann, id, 'dora@example.com'), 'one that is over and not yet swept').not.toBe(alive)
})

test('the answer to a letter is one for every address: of a member, of one in the club, of one who is kept out and of nobody', async () => {
  const { ann, ben, cleo } = world
  const id = await found(ann)
  await ben.gets(clubs.enter, { token: await linkOf(ann, id) })
  await ann.gets(clubs.enter, { token: await linkOf(ann, id) })
  await world.pool.query("insert into club_members (club_id, member_id, standing) values ($1, $2, 'banned')", [id, cleo.id])
  await world.pool.query("update members set locale = 'fr' where username = 'cleo'")
  const eve = await world.join('eve.french')
  await world.settle()
  await world.pool.query("update members set locale = 'fr' where id = $1", [eve.id])
  const emails = await world.pool.query<{ email: string; id: string }>('select email, id from members where id = any($1)', [
    [ben.id, cleo.id, eve.id],
  ])
  const emailOf = (who: Actor) => emails.rows.find((row) => row.id === who.id)!.email
  const shape = async (email: string) => {
    const { status, text } = await ann.ask(clubs.sendLetter, { id, email })
    const { invitation } = JSON.parse(text).result ?? JSON.parse(text)
    return [status, { ...invitation, id: '', email: '', ends_at: '' }]
  }
  const nobody = await shape('nobody@example.com')
  for (const who of [ben, cleo, eve]) expect(await shape(emailOf(who))).toEqual(nobody)
  expect(
    (await letters()).map(({ recipient, locale }) => [recipient, locale]),
    'to those who want it, in their language',
  ).toEqual([
    ['nobody@example.com', 'en'],
    [emailOf(eve), 'fr'],
  ])
  await world.pool.query("update members set locale = 'en' where username = 'cleo'")
})

test('an address gets one letter of a club, three an hour of all, and none once it has said so; a member writes 20 a day', async () => {
  const { ann, guest } = world
  const id = await found(ann)
  const token = await letterTo(ann, id, 'dora@example.com')
  await ann.gets(clubs.sendLetter, { id, email: 'dora@example.com' })
  expect((await letters()).length, 'one that is open').toBe(1)
  for (let n = 0; n < 5; n++) {
    const invitation_id = (await ann.gets(clubs.invitations, { id })).invitations[0]!.id
    await ann.gets(clubs.endInvitation, { id, invitation_id })
    await ann.gets(clubs.sendLetter, { id, email: 'dora@example.com' })
  }
  expect((await letters()).length).toBe(3)
  await guest.gets(clubs.refuseLetters, { token })
  await guest.gets(clubs.refuseLetters, { token })
  expect(await open(ann, id)).toEqual([])
  await world.pool.query('delete from address_letters')
  await ann.gets(clubs.sendLetter, { id, email: 'dora@example.com' })
  expect((await letters()).length, 'never again').toBe(3)
  for (let n = 7; n < LETTERS_A_DAY; n++) await ann.gets(clubs.sendLetter, { id, email: `x${n}@example.com` })
  expect(await codeOf(ann.ask(clubs.sendLetter, { id, email: 'one.more@example.com' }))).toBe('club.letters')
  expect((await ann.ask(clubs.makeLink, { id })).status).toBe(200)
  await world.pool.query(
    "insert into club_invitations (club_id, made_by, token, most_uses, ends_at) select $1, $2, 'AAAAAAAAAAAAAAAAAAAAAAAA' || n, 1, clock_timestamp() + interval '1 day' from generate_series(1, $3::int) n",
    [id, ann.id, MOST_OPEN],
  )
  expect(await codeOf(ann.ask(clubs.makeLink, { id }))).toBe('club.invitations')
})

test('a letter that is over lets nobody in, but refuses more letters for 30 days; then its row is gone, and with it the address', async () => {
  const { ann, ben, guest } = world
  const id = await found(ann)
  const token = await letterTo(ann, id, 'dora@example.com')
  const ended = (ago: string) =>
    world.pool.query('update club_invitations set ends_at = clock_timestamp() - $1::interval where token = $2', [ago, token])
  await ended('29 days 23 hours')
  await world.settle()
  expect([await codeOf(guest.ask(clubs.invitation, { token })), await codeOf(ben.ask(clubs.enter, { token }))]).toEqual([
    'club.no_invitation',
    'club.no_invitation',
  ])
  expect(await open(ann, id)).toEqual([])
  await guest.gets(clubs.refuseLetters, { token })
  await ann.gets(clubs.sendLetter, { id, email: 'dora@example.com' })
  expect((await letters()).length, 'no letter after the first').toBe(1)
  await ended('30 days')
  await world.settle()
  expect(await codeOf(guest.ask(clubs.refuseLetters, { token }))).toBe('club.no_invitation')
  expect((await world.pool.query('select from club_invitations where token = $1', [token])).rowCount).toBe(0)
})

test('C12 what looks like an address in a name is none in the letter, and the link is in no answer but the moderators’', async () => {
  const { ann, ben } = world
  const id = await found(ann, { name: 'Win at https://evil.example/x now' })
  await letterTo(ann, id, 'dora@example.com')
  const [letter] = await letters()
  expect(letter!.facts.club).toBe('Win at https evil example x now')
  const { invitations } = await ann.gets(clubs.invitations, { id })
  expect(
    invitations.map(({ path }) => path),
    'nobody but the mailbox has the address of a letter',
  ).toEqual([null])
  expect(await codeOf(ben.ask(clubs.invitations, { id }))).toBe('club.not_found')
  await ben.gets(clubs.enter, { token: await linkOf(ann, id) })
  expect(await codeOf(ben.ask(clubs.invitations, { id }))).toBe('club.not_yours')
  expect(await codeOf(ben.ask(clubs.sendLetter, { id, email: 'x@example.com' }))).toBe('club.not_yours')
  expect(await codeOf(ben.ask(clubs.makeLink, { id }))).toBe('club.not_yours')
  expect(await stands(id, ben)).toBe('member')
  await ann.gets(clubs.archive, { id })
  expect(await codeOf(ann.ask(clubs.makeLink, { id }))).toBe('club.archived')
})
