import { posts } from '#features/posts/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import type { MakeFixtures } from '#test/contract/objects.ts'
import { reports } from '../contract.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** Ben's report of a post of ann's, and what was decided about her: one that she may appeal against, and one that she has. */
    readonly report_case: Id<'report_cases'>
    readonly decision: Id<'decisions'>
    readonly appealed_decision: Id<'decisions'>
    /** The same again, for whoever comes second. */
    readonly second_case: Id<'report_cases'>
    readonly second_decision: Id<'decisions'>
    readonly second_appealed: Id<'decisions'>
  }
}

export const fixtures: MakeFixtures = async ({ pool, ann, ben, settle }) => {
  await pool.query("update report_cases set status = 'rejected', taken_by = null, decided_at = clock_timestamp() where decided_at is null")
  const reported = async () => {
    const { post } = await ann.gets(posts.create, { body: 'All rare stamps, write to me elsewhere' })
    await ben.gets(reports.raise, { reportable_type: 'Post', reportable_id: post.id, reason: 'spam', body: 'Ten times the same' })
    const { rows } = await pool.query<{ id: Id<'report_cases'> }>('select id from report_cases where subject_id = $1', [post.id])
    return rows[0]!.id
  }
  const decided = async (status: string) => {
    const { rows: made } = await pool.query<{ id: Id<'decisions'> }>(
      `insert into decisions (member_id, title, measure, ground, clause, facts, found_by, status, appeal, appealed_at)
       values ($1, 'A post', 'warn', 'terms', 'spam', 'It was posted ten times', 'own', $2, $3, case when $2 = 'appealed' then clock_timestamp() end) returning id`,
      [ann.id, status, status === 'appealed' ? 'Only twice' : ''],
    )
    return made[0]!.id
  }
  const made = {
    ...{ report_case: await reported(), second_case: await reported() },
    ...{ decision: await decided('standing'), second_decision: await decided('standing') },
    ...{ appealed_decision: await decided('appealed'), second_appealed: await decided('appealed') },
  }
  // Its notices arrive before anything is compared.
  await settle()
  return made
}
