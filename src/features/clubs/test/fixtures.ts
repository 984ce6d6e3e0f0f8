import type { Id } from '#kernel/shapes.ts'
import type { MakeFixtures } from '#test/contract/objects.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** Ann's clubs: one that everybody reads and may ask to join, and a hidden one with everybody around her in it. */
    readonly club: Id<'clubs'>
    readonly hidden_club: Id<'clubs'>
    readonly club_link: Id<'club_invitations'>
    readonly club_token: string
  }
}

export const fixtures: MakeFixtures = async ({ pool, ann }, { asker, follower, foe, bore }) => {
  await pool.query('delete from clubs')
  const { rows } = await pool.query<{ id: Id<'clubs'>; visibility: string }>(
    `insert into clubs (name, about, visibility, joining) values ('Classics Circle', 'To 1880', 'public', 'request'),
      ('CANARY hidden club', 'CANARY about', 'hidden', 'invitation') returning id, visibility`,
  )
  const of = (visibility: string) => rows.find((row) => row.visibility === visibility)!.id
  const [club, hidden_club] = [of('public'), of('hidden')]
  await pool.query(
    `insert into club_members (club_id, member_id, standing, ends_at) values ($1, $3, 'owner', null), ($2, $3, 'owner', null),
      ($2, $4, 'applied', null), ($2, $5, 'member', null), ($2, $6, 'banned', null), ($2, $7, 'invited', clock_timestamp() + interval '1 day')`,
    [club, hidden_club, ann.id, asker, follower, foe, bore],
  )
  const club_token = 'CANARYlinkofaclub00000000000'
  const link = await pool.query<{ id: Id<'club_invitations'> }>(
    `insert into club_invitations (club_id, made_by, token, email, most_uses, ends_at)
      values ($1, $2, $3, null, 250, clock_timestamp() + interval '7 days') returning id`,
    [hidden_club, ann.id, club_token],
  )
  return { club, hidden_club, club_link: link.rows[0]!.id, club_token }
}
