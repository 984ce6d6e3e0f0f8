import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { type FollowStatus, network } from '../contract.ts'

export interface Followed {
  readonly id: string
  readonly full_name: string
  readonly is_private: boolean
  readonly follow_status: FollowStatus
}

/** The latest answer of a command wins until the page loads new data. */
export function useFollow({ id, full_name, is_private, follow_status }: Followed) {
  const { t } = useLingui()
  const toast = useToast()
  const confirm = useConfirm()
  const [begin, end] = [useCommand(network.follow), useCommand(network.unfollow)]
  const [told, setTold] = useState({ given: follow_status, status: follow_status })
  const status = told.given === follow_status ? told.status : follow_status
  async function run(call: typeof begin) {
    const answer = await call.run({ id: id as never })
    if (refused(answer)) return false
    setTold({ given: follow_status, status: answer.follow.user.follow_status })
    return true
  }
  const follow = () => void run(begin)
  async function unfollow() {
    const again = t`${full_name} must accept you again if you want to come back.`
    if (is_private && status === 'Accepted' && !(await confirm({ title: t`Stop following ${full_name}?`, text: again, yes: t`Stop following` })))
      return
    const title = status === 'Pending' ? t`You no longer ask to follow ${full_name}.` : t`You no longer follow ${full_name}.`
    if (await run(end)) toast({ title, action: { label: t`Undo`, onPress: follow } })
  }
  return { status, busy: begin.busy || end.busy, follow, unfollow: () => void unfollow() }
}
