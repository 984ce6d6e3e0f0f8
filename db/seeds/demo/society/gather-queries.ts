import type { Pool } from 'pg'
import type { Id } from '#kernel/shapes.ts'
import type { Follow } from './follows.ts'

/** Members who already have a cover picture, from an earlier start. */
export async function pictured(pool: Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ username: string }>(
    "select username from members where email like '%@demo.example' and cover_media_id is not null",
  )
  return new Set(rows.map(({ username }) => username))
}

export async function keepInterests(pool: Pool, member_id: Id<'members'>, interests: readonly (readonly [kind: string, code: string])[]) {
  await pool.query(
    'insert into member_interests (member_id, kind, code) select $1, kind, code from unnest($2::text[], $3::text[]) as t (kind, code) on conflict do nothing',
    [member_id, interests.map(([kind]) => kind), interests.map(([, code]) => code)],
  )
}

/** Inserts follows with dates in the past, in one statement. */
export async function keepFollows(pool: Pool, follows: readonly Follow[], ids: ReadonlyMap<string, string>) {
  await pool.query(
    `insert into follows (follower_id, followed_id, status, changed_at, expires_at)
      select follower, followed, status, moment.at, case when status = 'Pending' then moment.at + interval '30 days' end
      from unnest($1::uuid[], $2::uuid[], $3::text[], $4::int[]) as t (follower, followed, status, days),
        lateral (select clock_timestamp() - make_interval(days => days) as at) as moment
      on conflict do nothing`,
    [
      follows.map(({ follower }) => ids.get(follower)),
      follows.map(({ followed }) => ids.get(followed)),
      follows.map(({ status }) => status),
      follows.map(({ days_ago }) => days_ago),
    ],
  )
}

export async function keepBookmarks(pool: Pool, saved: readonly { member: string; seller: string }[], ids: ReadonlyMap<string, string>) {
  await pool.query(
    "insert into bookmarks (member_id, book_markable_type, book_markable_id) select m, 'User', s from unnest($1::uuid[], $2::uuid[]) as t (m, s) on conflict do nothing",
    [saved.map(({ member }) => ids.get(member)), saved.map(({ seller }) => ids.get(seller))],
  )
}

/** A showcase of four public items for every member. */
export async function keepShowcases(pool: Pool) {
  await pool.query(`insert into showcase_items (member_id, position, stamp_item_id)
    select member_id, place - 1, id from (
      select i.member_id, i.id, row_number() over (partition by i.member_id order by i.year_issued, i.id) as place
      from stamp_items i join members m on m.id = i.member_id
      where m.email like '%@demo.example' and i.deleted_at is null and i.item_kind <> 'other' and i.status <> 'PRIVATE'
        and exists (select from stamp_item_medias p where p.stamp_item_id = i.id)) as ranked
    where place <= 4 on conflict do nothing`)
}

/** Yearly subscriptions of paid plans, paid in the past; none falls due. */
export async function keepSubscriptions(pool: Pool) {
  await pool.query(`insert into subscriptions (member_id, plan, cycle, status, amount, currency, anchor_at, period_start, period_end, created_at)
    select m.id, m.plan, 'yearly', 'active', p.yearly_amount, coalesce((select currency from products limit 1), 'USD'), s.created_at, year.start, year.start + interval '1 year', s.created_at
    from members m join plans p on p.code = m.plan join stores s on s.member_id = m.id,
      lateral (select s.created_at + make_interval(years => extract(year from age(clock_timestamp(), s.created_at))::int) as start) as year
    where m.email like '%@demo.example' and m.plan in ('basic', 'premium', 'business')
      and not exists (select from subscriptions o where o.member_id = m.id)`)
}

/** Marks all demo members for the computation of their levels. */
export async function askLevels(pool: Pool) {
  await pool.query(`insert into level_standings (member_id) select id from members where email like '%@demo.example'
    on conflict (member_id) do update set looks_at = clock_timestamp()`)
}

export const keepPrivate = (pool: Pool, ids: readonly string[]) => pool.query('update members set is_private = true where id = any($1)', [ids])
