import { refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { commentChanged, commented, comments } from '../contract.ts'
import { isRestorable, MOST_VERSIONS } from '../rules.ts'
import { answered, kindNamed, kindOf } from './kinds.ts'
import { type CommentRow, keepComment, keepEdit, lockOwn, markDeleted, ownerOf, parentOf } from './queries.ts'
import { oneListed } from './queries-list.ts'
import { commentViews } from './view.ts'
import { writtenBy } from './writing.ts'

async function answer(tx: Tx, viewer: Id<'members'>, id: Id<'comments'>, owner_id: string | null) {
  const [comment] = await commentViews({ db: tx, viewer, owner_id }, [await oneListed(tx, viewer, id)])
  return { comment: comment! }
}

export const create = command(comments.create, async ({ input, viewer, tx, clock, emit, tools }) => {
  const { commentable_type: subject_type, commentable_id: subject_id, body, parent_id } = input
  const kind = kindNamed(tools, subject_type)
  if (refused(kind)) return kind
  const known = await ownerOf(tx, viewer.id, answered(kind), subject_id)
  if (!known) return refuse('comment.no_subject')
  const parent = parent_id && (await parentOf(tx, viewer.id, { subject_type, subject_id }, parent_id))
  if (parent_id && !parent) return refuse('comment.no_parent')
  const written = await writtenBy(tx, viewer.id, body, await clock())
  if (!written) return refuse('comment.mentions')
  const root_id = parent ? (parent.root_id ?? parent.id) : null
  const row = await keepComment(tx, { subject_type, subject_id, root_id, member_id: viewer.id, body, entities: written.entities })
  const said = { comment_id: row.id, subject_type, subject_id, kind: kind.type, member_id: viewer.id, owner_id: known.owner_id }
  emit(commented, { ...said, answered_id: parent ? parent.member_id : null, mentioned: [...written.mentioned] })
  return answer(tx, viewer.id, row.id, known.owner_id)
})

export const edit = command(comments.edit, async ({ input, viewer, tx, clock, emit, tools }) => {
  const row = await lockOwn(tx, viewer.id, input.id)
  const kind = row && kindOf(tools, row)
  const known = kind && (await ownerOf(tx, viewer.id, answered(kind), row.subject_id))
  if (!known || row.deleted_at) return refuse('comment.not_found')
  if (row.version >= MOST_VERSIONS) return refuse('comment.edits')
  const written = await writtenBy(tx, viewer.id, input.body, await clock())
  if (!written) return refuse('comment.mentions')
  if (input.body !== row.body) {
    await keepEdit(tx, row, input.body, written.entities)
    emit(commentChanged, { ...saidBy(row, kind.type, known.owner_id), mentioned: [...written.mentioned] })
  }
  return answer(tx, viewer.id, row.id, known.owner_id)
})

const saidBy = ({ id, subject_type, subject_id, member_id }: CommentRow, kind: string, owner_id: Id<'members'> | null) => ({
  ...{ comment_id: id, subject_type, subject_id, kind, member_id, owner_id },
})

/** Whoever wrote it may take it away, even from under what they cannot see any more. */
export const remove = command(comments.remove, async ({ input, viewer, tx, emit }) => {
  const row = await lockOwn(tx, viewer.id, input.id)
  if (!row) return refuse('comment.not_found')
  if (!row.deleted_at) {
    await markDeleted(tx, row.id, true)
    emit(commentChanged, { ...saidBy(row, '', null), mentioned: [] })
  }
  return answer(tx, viewer.id, row.id, null)
})

export const restore = command(comments.restore, async ({ input, viewer, tx, clock, emit }) => {
  const row = await lockOwn(tx, viewer.id, input.id)
  if (!row) return refuse('comment.not_found')
  if (row.deleted_at) {
    if (!isRestorable(row.deleted_at, await clock())) return refuse('comment.too_late')
    await markDeleted(tx, row.id, false)
    emit(commentChanged, { ...saidBy(row, '', null), mentioned: [] })
  }
  return answer(tx, viewer.id, row.id, null)
})
