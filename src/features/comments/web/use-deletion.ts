import { useEffect, useRef, useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { comments } from '../contract.ts'
import type { CommentShown } from './comment-answer.ts'

/** The line with Undo stands for ten seconds; the server would take it back for a minute. */
const UNDO_MS = 10_000

/** Deletes, and offers to take it back in the place where it stood. */
export function useDeletion({ id }: Pick<CommentShown, 'id'>) {
  const [is_gone, setGone] = useState(false)
  const [remove, restore] = [useCommand(comments.remove), useCommand(comments.restore)]
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  async function drop() {
    if (refused(await remove.run({ id }))) return
    setGone(true)
    timer.current = setTimeout(() => setGone(false), UNDO_MS)
  }
  async function takeBack() {
    clearTimeout(timer.current)
    if (!refused(await restore.run({ id }))) setGone(false)
  }
  return { is_gone, remove: () => void drop(), restore: () => void takeBack() }
}
