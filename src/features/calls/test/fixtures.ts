import type { MakeFixtures } from '#test/contract/objects.ts'
import type { CallId } from '../shapes.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** A call of ann to ben that is over. */
    readonly call: CallId
  }
}

export const fixtures: MakeFixtures = async ({ pool, ann, ben }) => {
  await pool.query('delete from calls')
  const { rows } = await pool.query(
    `with made as (insert into calls (caller_id, call_type, begun_at, answered_at, ended_at)
        values ($1, 'video', clock_timestamp() - interval '5 minutes', clock_timestamp() - interval '295 seconds', clock_timestamp()) returning id),
      seated as (insert into call_members (call_id, member_id, invited_by, seat, status, device_id, epoch, invited_at, answered_at, seen_at, left_at)
        select made.id, m.id, $1::uuid, m.seat, 'message', gen_random_uuid(), 1, clock_timestamp() - interval '5 minutes',
          clock_timestamp() - interval '295 seconds', clock_timestamp(), clock_timestamp()
        from made, (values ($1::uuid, 0), ($2::uuid, 1)) as m(id, seat))
      select id from made`,
    [ann.id, ben.id],
  )
  return { call: rows[0].id }
}
