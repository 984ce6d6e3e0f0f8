import { comments } from '#features/comments/contract.ts'
import { pictureOf } from '#test/support/fixtures.ts'
import type { SlicePages } from '#test/support/slice-pages.ts'
import { blogs } from '../contract.ts'

const text = (text: string) => ({ type: 'text', text })
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] })
const cell = (type: 'tableHeader' | 'tableCell', words: string) => ({ type, content: [paragraph(words)] })

export const pages: SlicePages = {
  addresses: {
    guest: ['/blogs', '/blogs?is_news=true', '/blog/show/{blog}'],
    ann: ['/blogs', '/blog/drafts', '/blog/create', '/blog/update/{blog}', '/blog/show/{blog}'],
    ben: ['/blog/drafts'],
  },
  async stock(world) {
    const { ann, ben } = world
    await world.pool.query("update members set plan = 'premium' where id = $1 and plan in ('free', 'basic')", [ann.id])
    const media_id = await pictureOf(world, ann)
    const content = [
      paragraph('Everybody has a glassine of posthorns.'),
      { type: 'heading', attrs: { level: 2 }, content: [text('The ring')] },
      { type: 'picture', attrs: { media_id, alt: 'Two horns side by side', caption: 'Two horns at the same scale' } },
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('Shaded until 1882')] }] },
      { type: 'heading', attrs: { level: 2 }, content: [text('The letters')] },
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('tableHeader', 'Die'), cell('tableHeader', 'Issued')] },
          { type: 'tableRow', content: [cell('tableCell', 'I'), cell('tableCell', '1872–1882')] },
        ],
      },
      { type: 'blockquote', content: [paragraph('A gauge reading between two columns is no variety.')] },
    ]
    const { draft } = await ann.gets(blogs.begin, {
      title: 'Four ways to date a posthorn',
      summary: 'Its ring, its letters and its teeth tell you the decade.',
      content: JSON.stringify({ type: 'doc', content }),
      cover_media_id: media_id,
      cover_alt: 'A posthorn',
      tags: ['Norway', 'dating'],
    })
    const blog = (await ann.gets(blogs.publish, { id: draft.id, version: draft.version })).draft.post_id!
    await ben.gets(comments.create, { commentable_type: 'Post', commentable_id: blog, body: 'And the perforation?' })
    return { blog }
  },
}
