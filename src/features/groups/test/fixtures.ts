import type { Id } from '#kernel/shapes.ts'
import type { MakeFixtures } from '#test/contract/objects.ts'
import type { GroupId } from '../contract.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** Ann's group with ben in it: the first message is hers, the second his. */
    readonly talk_group: GroupId
    readonly group_link: Id<'group_links'>
    readonly group_token: string
  }
}

export const fixtures: MakeFixtures = async ({ pool, ann, ben }) => {
  await pool.query('delete from conversations where low_id is null')
  const { rows } = await pool.query<{ id: GroupId }>(
    `insert into conversations (id, status, begun_by, last_seq, last_at) values (uuidv7(), 'Open', $1, 2, clock_timestamp()) returning id`,
    [ann.id],
  )
  const talk_group = rows[0]!.id
  await pool.query("insert into groups (id, name) values ($1, 'CANARY group')", [talk_group])
  await pool.query(`insert into group_members (group_id, member_id, standing, read_seq) values ($1, $2, 'owner', 2), ($1, $3, 'member', 2)`, [
    talk_group,
    ann.id,
    ben.id,
  ])
  await pool.query(
    `insert into messages (conversation_id, seq, sender_id, client_message_id, body) values
      ($1, 1, $2, uuidv4(), 'CANARY: the fair begins at nine'), ($1, 2, $3, uuidv4(), 'CANARY: I come at ten')`,
    [talk_group, ann.id, ben.id],
  )
  const token = 'CANARYlinkofagroup0000000000'
  const link = await pool.query<{ id: Id<'group_links'> }>(
    `insert into group_links (group_id, token, made_by, most_uses, ends_at) values ($1, $2, $3, 250, clock_timestamp() + interval '7 days') returning id`,
    [talk_group, token, ann.id],
  )
  return { talk_group, group_link: link.rows[0]!.id, group_token: token }
}
