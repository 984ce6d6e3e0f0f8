import type { Id } from '#kernel/shapes.ts'
import type { MakeFixtures } from '#test/contract/objects.ts'
import { blogs, type DraftId } from '../contract.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** An article of ann's, one in her hidden club, and drafts: one to be changed, one to be published, one to be thrown away. */
    readonly blog: Id<'posts'>
    readonly club_blog: Id<'posts'>
    readonly blog_draft: DraftId
    readonly blog_ready: DraftId
    readonly blog_spare: DraftId
  }
}

const textOf = (text: string) => JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

export const fixtures: MakeFixtures = async ({ pool, ann }, { hidden_club }) => {
  const plan = await pool.query<{ plan: string }>('select plan from members where id = $1', [ann.id])
  await pool.query("update members set plan = 'business' where id = $1", [ann.id])
  const begun = async (title: string, more: object = {}) =>
    (await ann.gets(blogs.begin, { title, content: textOf('Look at the ring first'), ...more })).draft.id
  const published = async (id: DraftId) => (await ann.gets(blogs.publish, { id, version: 1 })).draft.post_id!
  const blog = await published(await begun('Four ways to date a posthorn'))
  const club_blog = await published(await begun('CANARY article in a hidden club', { club_id: hidden_club }))
  const [blog_draft, blog_ready, blog_spare] = [await begun('CANARY draft'), await begun('Ready to be read'), await begun('CANARY spare')]
  await pool.query('update members set plan = $2 where id = $1', [ann.id, plan.rows[0]!.plan])
  return { blog, club_blog, blog_draft, blog_ready, blog_spare }
}
