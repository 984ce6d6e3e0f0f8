import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { posts } from '../contract.ts'
import type { PostShown } from './post-answer.ts'

/** Deletes at once; the toast takes it back. */
export function usePostDeletion({ id }: Pick<PostShown, 'id'>) {
  const { t } = useLingui()
  const toast = useToast()
  const [is_gone, setGone] = useState(false)
  const [remove, restore] = [useCommand(posts.remove), useCommand(posts.restore)]
  async function takeBack() {
    if (!refused(await restore.run({ id }))) setGone(false)
  }
  async function drop() {
    if (refused(await remove.run({ id }))) return
    setGone(true)
    toast({ title: t`You deleted your post.`, action: { label: t`Undo`, onPress: () => void takeBack() } })
  }
  return { is_gone, remove: () => void drop() }
}
