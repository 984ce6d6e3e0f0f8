import { posts } from '#features/posts/contract.ts'
import type { SlicePages } from '#test/support/slice-pages.ts'
import { reports } from '../contract.ts'

export const pages: SlicePages = {
  addresses: {
    guest: ['/transparency'],
    ann: ['/decisions', '/decisions/{decision}'],
    ben: ['/reports', '/decisions'],
    ada: ['/dashboard/reports', '/dashboard/reports?status=resolved', '/dashboard/reports/{case}', '/dashboard/appeals'],
  },
  async stock({ ann, ben, pool }) {
    const { post } = await ann.gets(posts.create, { body: 'All rare stamps at half the price, write to me elsewhere' })
    await ben.gets(reports.raise, { reportable_type: 'Post', reportable_id: post.id, reason: 'spam', body: 'The third time today' })
    const { rows: cases } = await pool.query<{ id: string }>('select id from report_cases where subject_id = $1', [post.id])
    const { rows: decisions } = await pool.query<{ id: string }>(
      `insert into decisions (member_id, title, measure, ground, clause, facts, found_by, status, appeal, appealed_at)
       values ($1, 'A post', 'warn', 'terms', 'spam', 'It was posted ten times', 'own', 'appealed', 'Only twice', clock_timestamp()) returning id`,
      [ann.id],
    )
    return { case: cases[0]!.id, decision: decisions[0]!.id }
  },
}
