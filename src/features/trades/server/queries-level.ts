import { sql } from 'kysely'
import type { MemberId } from '#kernel/shapes.ts'
import { deedOn, type LevelSource } from '#server/slices/level-source.ts'
import { tradeCompleted } from '../contract.ts'

/** Completed trades; between the same two members once a day. */
export const tradeLevels: readonly LevelSource[] = [
  {
    name: 'traded',
    ...{ points: 10, most: 1_000 },
    refs: (id: string) => sql`select distinct other || ':' || day from (
      select proposer_id::text as other, ended_at::date as day from trade_orders where owner_id = ${id}::uuid and status = 'completed'
      union all select owner_id::text, ended_at::date from trade_orders where proposer_id = ${id}::uuid and status = 'completed') as done`,
    deeds: [
      deedOn({
        event: tradeCompleted,
        members: ({ owner_id, proposer_id }): MemberId[] => [owner_id, proposer_id],
        find: async (db, { trade_order_id, owner_id, proposer_id }) => {
          const { rows } = await sql<{ day: string }>`select ended_at::date as day from trade_orders where id = ${trade_order_id}::uuid`.execute(db)
          const day = rows[0]!.day
          return [
            { member_id: owner_id, ref: `${proposer_id}:${day}`, stands: true },
            { member_id: proposer_id, ref: `${owner_id}:${day}`, stands: true },
          ]
        },
      }),
    ],
  },
]
