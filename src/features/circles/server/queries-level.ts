import { type RawBuilder, sql } from 'kysely'
import { deedOn, type LevelSource } from '#server/slices/level-source.ts'
import { circleDone } from '../contract.ts'

/** Days on which what this member had sent arrived in a circle that is done; not where the deposit went to whom it was sent. */
const days = (where: RawBuilder<unknown>) => sql`select distinct l.from_id as member_id, c.ended_at::date::text as ref
  from trade_circle_legs l join trade_circles c on c.id = l.circle_id and c.status = 'done'
  where l.received_at is not null
    and not exists (select from trade_circle_complaints p where p.leg_id = l.id and p.outcome = 'receiver') and ${where}`

/** Fraud: three who send each other the same round once a day earn once a day. */
export const circleLevels: readonly LevelSource[] = [
  {
    name: 'circled',
    ...{ points: 10, most: 500 },
    refs: (id: string) => sql`select ref from (${days(sql`l.from_id = ${id}::uuid`)}) as done`,
    deeds: [
      deedOn({
        event: circleDone,
        members: ({ deals }) => deals.map(({ from_id }) => from_id),
        find: async (db, { circle_id }) => {
          const { rows } = await sql<{ member_id: string; ref: string }>`${days(sql`c.id = ${circle_id}::uuid`)}`.execute(db)
          return rows.map(({ member_id, ref }) => ({ member_id: member_id as never, ref, stands: true }))
        },
      }),
    ],
  },
]
