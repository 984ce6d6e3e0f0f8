import type { MachineWalk } from '#test/contract/machine-walk.ts'
import { chat } from '../contract.ts'
import { conversationMachine } from '../rules.ts'

/** The pair of ann and ben has a number before it has a conversation. */
const STATES = `(select p.id, coalesce(c.status, 'none') as status from (select conversation_between(a.id, b.id) as id from members a, members b
  where a.username = 'ann' and b.username = 'ben') as p left join conversations c on c.id = p.id) as talks`

export const walks: readonly MachineWalk[] = [
  {
    name: 'request',
    machine: conversationMachine,
    ops: { accept: chat.accept, decline: chat.decline },
    // By writing, which is the same operation in every state: what it does is shown in server/chat.test.ts.
    apart: ['open', 'ask', 'meet', 'answer'],
    parties: { ann: 'writer', ben: 'asked' },
    object: 'conversation',
    table: STATES,
    put: async ({ pool, ann, ben }, id, state) => {
      await pool.query('delete from conversations where id = $1', [id])
      if (state === 'none') return
      await pool.query(
        `insert into conversations (id, low_id, high_id, status, begun_by, last_seq)
          values ($1, least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid), $4, $2, 1)`,
        [id, ann.id, ben.id, state],
      )
      const box = { Requested: 'requests', Declined: 'declined' }[state] ?? 'inbox'
      await pool.query(
        `insert into conversation_members (member_id, conversation_id, other_id, box, last_seq)
          values ($2::uuid, $1, $3::uuid, 'inbox', 1), ($3::uuid, $1, $2::uuid, $4, 1)`,
        [id, ann.id, ben.id, box],
      )
    },
  },
]
