import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { blogs } from '../../../contract.ts'
import { blogPath, DRAFTS } from '../../blog-answer.ts'
import css from '../Editor.module.css'
import type { DraftState } from '../use-draft.ts'
import { CoverPart } from './CoverPart.tsx'
import { ScheduledPart } from './ScheduledPart.tsx'
import { TagsPart } from './TagsPart.tsx'

/** When it is published, its cover and its tags. */
export function PublishPanel({ draft }: { draft: DraftState }) {
  const { t } = useLingui()
  const router = useRouter()
  const toast = useToast()
  const [at, setAt] = useState<string>()
  const publish = useCommand(blogs.publish)
  const known = draft.draft
  async function send() {
    const saved = draft.state === 'saved' && known ? known : await draft.send()
    if (!saved) return
    const publish_at = at === undefined ? undefined : new Date(at).toISOString()
    const answer = await publish.run({ id: saved.id, version: saved.version, ...(publish_at && { publish_at }) })
    if (refused(answer)) return
    draft.settle(answer.draft)
    toast({ title: publish_at ? t`Scheduled` : t`Published` })
    void router.push(publish_at ? DRAFTS : blogPath(answer.draft.post_id!))
  }
  const is_clash = draft.state === 'clash'
  const label = at !== undefined ? t`Schedule it` : known?.post_id ? t`Publish the changes` : t`Publish`
  return (
    <section className={css.publish} aria-label={t`Publish`}>
      <h2>{t`Publish`}</h2>
      <Refused refusal={publish.refusal} fields={{ title: t`Title`, content: t`Text`, publish_at: t`Time`, club_id: t`Club` }} />
      {known?.publish_at ? (
        <ScheduledPart draft={draft} publish_at={known.publish_at} />
      ) : (
        <>
          <fieldset className="field">
            <legend className="vh">{t`When`}</legend>
            <Check as="radio" name="when" label={t`Now`} checked={at === undefined} onChange={() => setAt(undefined)} />
            {!known?.post_id && <Check as="radio" name="when" label={t`At a time`} checked={at !== undefined} onChange={() => setAt('')} />}
          </fieldset>
          {at !== undefined && (
            <TextField
              label={t`Time`}
              type="datetime-local"
              required
              hint={t`By your own clock. Your right to publish is checked again then.`}
              value={at}
              onChange={({ target }) => setAt(target.value)}
            />
          )}
          <Button
            variant="fill"
            size="l"
            block
            disabled={is_clash || at === ''}
            pending={publish.busy ? t`Publishing` : undefined}
            onClick={() => void send()}
          >
            {label}
          </Button>
        </>
      )}
      <CoverPart draft={draft} />
      <TagsPart draft={draft} />
      {known && !known.post_id && <Discard id={known.id} />}
    </section>
  )
}

function Discard({ id }: { id: NonNullable<DraftState['draft']>['id'] }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const router = useRouter()
  const call = useCommand(blogs.discard)
  async function drop() {
    if (!(await confirm({ yes: t`Throw the draft away`, icon: 'trash', danger: true }))) return
    if (!refused(await call.run({ id }))) void router.push(DRAFTS)
  }
  return (
    <p>
      <Button variant="danger" size="s" icon="trash" onClick={() => void drop()}>{t`Throw the draft away`}</Button>
    </p>
  )
}
