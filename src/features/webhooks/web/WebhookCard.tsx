import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { webhooks } from '../contract.ts'
import { useEventWords } from './use-event-words.ts'
import css from './Webhooks.module.css'

type Webhook = AnswerOf<typeof webhooks.list>['webhooks'][number]
interface WebhookCardProps {
  webhook: Webhook
  member_id: string
  onSecret: (secret: string) => void
}

export function WebhookCard({ webhook: { id, url, events, off, delivered, waiting, given_up }, member_id, onSecret }: WebhookCardProps) {
  const { t } = useLingui()
  const words = useEventWords()
  const acts = useActs(id, url, member_id, onSecret)
  return (
    <li className={`panel ${css.card}`}>
      <h2 className={css.address}>
        <bdi>{url}</bdi>
      </h2>
      {off === 'failing' && (
        <Note tone="bad">{t`It has not answered for more than a day, so nothing is sent there any more. Switch it on again when it works.`}</Note>
      )}
      {off === 'gone' && <Note tone="bad">{t`The address has answered that it wants nothing any more (410).`}</Note>}
      <p className="text-2">{events.map((event) => words[event]).join(' · ')}</p>
      <p className="small text-2">{t`Last 30 days: arrived ${delivered}, waiting ${waiting}, given up ${given_up}`}</p>
      <div className="row row--wrap">
        <Check as="switch" label={t`Send events there`} checked={off === null} onChange={({ target }) => acts.turn(target.checked)} />
        <Button size="s" href={`/store/webhooks/${id}`}>{t`What was sent`}</Button>
        {off === null && <Button size="s" onClick={acts.tryOut} pending={acts.trying ? t`Sending…` : undefined}>{t`Send a trial`}</Button>}
        <Button size="s" onClick={acts.renew}>{t`New secret`}</Button>
        <Button size="s" variant="danger" onClick={acts.remove} aria-label={t`Remove ${url}`}>{t`Remove`}</Button>
      </div>
    </li>
  )
}

function useActs(id: Webhook['id'], url: string, member_id: string, onSecret: (secret: string) => void) {
  const { t } = useLingui()
  const [confirm, toast, cache] = [useConfirm(), useToast(), useQueryClient()]
  const [edit, renew, remove, trial] = [
    useCommand(webhooks.edit),
    useCommand(webhooks.renew),
    useCommand(webhooks.remove),
    useCommand(webhooks.tryOut),
  ]
  const anew = () => cache.touched(new Set([`webhooks of member:${member_id}`]))
  return {
    trying: trial.busy,
    async turn(is_on: boolean) {
      if (!refused(await edit.run({ id, is_on }))) await anew()
    },
    async tryOut() {
      if (refused(await trial.run({ id }))) return
      toast({ title: t`A trial is on its way` })
      await anew()
    },
    async renew() {
      const text = t`From now on calls are signed with the new secret alone. Change it in your program at the same time.`
      if (!(await confirm({ title: t`A new secret for ${url}?`, text, yes: t`Make a new secret` }))) return
      const answer = await renew.run({ id })
      if (!refused(answer)) onSecret(answer.secret)
    },
    async remove() {
      const text = t`What was sent there cannot be looked at any more.`
      if (!(await confirm({ title: t`Remove ${url}?`, text, yes: t`Remove`, danger: true }))) return
      if (!refused(await remove.run({ id }))) await anew()
    },
  }
}
