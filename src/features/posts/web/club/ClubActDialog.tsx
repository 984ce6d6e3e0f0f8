import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { posts } from '../../contract.ts'
import type { PostShown } from '../post-answer.ts'

interface ClubActProps {
  post: PostShown
  onDone: () => void
}

function useRenewed({ id, club }: PostShown, onDone: () => void) {
  const client = useQueryClient()
  return async () => {
    await client.touched(new Set([`post:${id}`, `posts of club:${club?.id}`]))
    onDone()
  }
}

/** What members and moderators of a club do with a post: pin it, remove it or report it with a reason. */
export function ClubActDialog({ post, onDone }: ClubActProps) {
  const { t } = useLingui()
  const toast = useToast()
  const renewed = useRenewed(post, onDone)
  const [reason, setReason] = useState('')
  const [pin, report, takeDown] = [useCommand(posts.pin), useCommand(posts.report), useCommand(posts.takeDown)]
  const is_run = post.club?.is_run ?? false
  const { busy, refusal, run } = is_run ? takeDown : report
  const title = is_run ? t`Remove from the club` : t`Tell the moderators`
  async function send() {
    if (refused(await run({ id: post.id, reason: reason.trim() }))) return
    toast({ title: is_run ? t`The post is removed, and its author is told why` : t`The moderators know of it` })
    await renewed()
  }
  async function setPin() {
    if (!refused(await pin.run({ id: post.id, is_pinned: !post.is_pinned }))) await renewed()
  }
  const actions = (
    <>
      {is_run && (
        <Button icon="push-pin" onClick={() => void setPin()}>
          {post.is_pinned ? t`Take the pin away` : t`Pin it`}
        </Button>
      )}
      <span className="row push">
        <Button
          variant={is_run ? 'danger-fill' : 'fill'}
          pending={busy ? t`Sending` : undefined}
          disabled={!reason.trim()}
          onClick={() => void send()}
        >
          {title}
        </Button>
      </span>
    </>
  )
  return (
    <Dialog open onClose={onDone} title={t`In this club`} actions={actions}>
      <Refused refusal={pin.refusal ?? refusal} fields={{ reason: t`Reason` }} />
      <TextArea
        id="reason"
        label={t`Reason`}
        hint={is_run ? t`Its author reads it.` : t`Those who run the club read it.`}
        required
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  )
}
