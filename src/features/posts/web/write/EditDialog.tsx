import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { posts } from '../../contract.ts'
import css from '../Posts.module.css'
import type { PostShown } from '../post-answer.ts'
import { AudienceSelect } from './AudienceSelect.tsx'
import { useWriting } from './use-writing.ts'
import { WritingFields } from './WritingFields.tsx'

/** Changes a post: the earlier text stays to be read. */
export function EditDialog({ post, onClose, onDone }: { post: PostShown; onClose: () => void; onDone?: ((post: PostShown) => void) | undefined }) {
  const { t } = useLingui()
  const writing = useWriting(post, false)
  const call = useCommand(posts.edit)
  const is_empty = writing.is_empty && !post.quoted
  async function send() {
    if (is_empty || writing.hanging.travelling || call.busy) return
    const answer = await call.run({ id: post.id, ...writing.given })
    if (refused(answer)) return
    onDone?.(answer.post)
    onClose()
  }
  const actions = (
    <>
      <AudienceSelect value={writing.audience} onPick={writing.setAudience} />
      <span className="row push">
        <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
        <Button variant="fill" disabled={is_empty} pending={call.busy ? t`Saving` : undefined} onClick={() => void send()}>
          {t`Save`}
        </Button>
      </span>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={t`Edit your post`} actions={actions} wide>
      <div className={css.writer}>
        <WritingFields writing={writing} onSend={() => void send()} open />
      </div>
    </Dialog>
  )
}
