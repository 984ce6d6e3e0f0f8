import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { posts } from './contract.ts'

const refusals: Texts<CodeOf<typeof posts>> = {
  'post.empty': 'Write something, or show a picture.',
  'post.audience': 'Either for anyone or for your connections.',
  'post.media': 'One of these pictures is not there any more.',
  'post.mentions': 'That names too many members at once. Leave some out.',
  'post.quoted': 'What you quote is gone, or was never yours to see.',
  'post.club': 'Only members of the club write in it.',
  'post.pins': 'Three posts are pinned already.',
  'post.own': 'It is your own: delete it.',
  'post.not_found': 'This post is gone, or was never yours to see.',
  'post.edits': 'This has been changed too often. Write a new one.',
  'post.article': 'An article is changed where it was written.',
  'post.no_picture': 'There is no such picture.',
  'post.too_late': 'It is too late to take that back.',
}
export const postTexts = texts(refusals)
