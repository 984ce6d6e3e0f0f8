import { useLingui } from '@lingui/react/macro'
import { orders } from '#features/orders/contract.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useRefresh } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { labels } from '../contract.ts'
import css from './Labels.module.css'
import { type ShownLabel, useLabelWords } from './use-label-words.ts'

export function LabelCard({ label }: { label: ShownLabel }) {
  const { t } = useLingui()
  const words = useLabelWords()
  const { send, giveBack, sending, refusal } = useActs(label)
  const { id, carrier, service, amount, currency, tracking, actions } = label
  return (
    <li className={css.card}>
      <p className={css.head}>
        <b>
          <bdi>{carrier}</bdi> · <bdi>{service}</bdi>
        </b>
        <Price as="plain" money={{ amount, currency }} />
      </p>
      {tracking && <p className={css.number}>{tracking}</p>}
      <p className="small text-2">{words(label)}</p>
      <Refused refusal={refusal} fields={{}} />
      {actions.length > 0 && (
        <p className="row row--wrap">
          {actions.includes('print') && (
            <Button size="s" icon="printer" href={`/api/shipping/labels/${id}/file`} aria-label={t`Print the label ${tracking}`}>{t`Print`}</Button>
          )}
          {actions.includes('send') && (
            <Button
              size="s"
              variant="fill"
              icon="truck"
              onClick={send}
              pending={sending ? t`Telling the buyer…` : undefined}
            >{t`It is on its way`}</Button>
          )}
          {actions.includes('void') && (
            <Button size="s" variant="quiet" onClick={giveBack}>
              {t({ message: 'Give it back', context: 'a label' })}
            </Button>
          )}
        </p>
      )}
    </li>
  )
}

function useActs({ id, carrier }: ShownLabel) {
  const { t } = useLingui()
  const [confirm, toast, anew] = [useConfirm(), useToast(), useRefresh(labels.list, orders.show)]
  const [sent, back] = [useCommand(labels.send), useCommand(labels.void)]
  return {
    sending: sent.busy,
    refusal: sent.refusal ?? back.refusal,
    async send() {
      const told = !refused(await sent.run({ id }))
      await anew()
      if (told) toast({ title: t`The buyer has been told` })
    },
    async giveBack() {
      const text = t`It cannot be used any more. Its price returns to your wallet once the carrier has taken it back.`
      if (
        !(await confirm({
          title: t`Give the label of ${carrier} back?`,
          text,
          yes: t({ message: 'Give it back', context: 'a label' }),
          danger: true,
        }))
      )
        return
      await back.run({ id })
      await anew()
    },
  }
}
