import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { comments } from './contract.ts'

const refusals: Texts<CodeOf<typeof comments>> = {
  'comment.kind': 'Nothing of this kind takes comments.',
  'comment.no_subject': 'What you want to comment on is gone, or was never yours to see.',
  'comment.no_parent': 'The comment you answer is gone.',
  'comment.not_found': 'This comment is gone, or was never yours to see.',
  'comment.mentions': 'That names too many members at once. Leave some out.',
  'comment.edits': 'This has been changed too often. Write a new one.',
  'comment.too_late': 'It is too late to take that back.',
}
export const commentTexts = texts(refusals)
