import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { blogs } from './contract.ts'

const refusals: Texts<CodeOf<typeof blogs>> = {
  'blog.not_found': 'This text is gone, or was never yours to see.',
  'blog.clash': 'This draft was also changed elsewhere. Nothing is lost: choose which text stays.',
  'blog.media': 'One of these pictures is not there any more.',
  'blog.news': 'The operator of the site publishes news.',
  'blog.club': 'Only members of the club write in it.',
  'blog.drafts': 'You have 200 drafts. Publish some, or throw some away.',
  'blog.untitled': 'Give it a title.',
  'blog.empty': 'Write something, or show a picture.',
  'blog.alt': 'Say of each picture what it shows, for those who cannot see it.',
  'blog.too_late': 'Choose a time from now until a year from now.',
  'blog.published': 'It is published: delete the article.',
  'blog.no_card': 'There is nothing of the site at this address, or it is not for you to see.',
}
export const blogTexts = texts({ 'part.blogs': 'Blogs', ...refusals, 'syndication.blogs': 'Blogs, newest first' })
