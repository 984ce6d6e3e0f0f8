import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { keyOf } from '#web/query/keys.ts'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { payments } from '../contract.ts'
import { cardName, expiryOf } from './card-name.ts'

type Method = AnswerOf<typeof payments.methods>['payment_methods'][number]

export function useRenewCards() {
  const store = useQueryClient()
  return () => store.invalidateQueries({ queryKey: keyOf({ op: payments.methods, input: {} }) })
}

function useActs({ payment_method_id, is_default }: Method, name: string) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const renew = useRenewCards()
  const make = useCommand(payments.keepMethod)
  const away = useCommand(payments.removeMethod)
  return {
    making: make.busy,
    removing: away.busy,
    async prefer() {
      if (!refused(await make.run({ payment_method_id, is_default: true }))) await renew()
    },
    async remove() {
      const text = is_default
        ? t`Your plan is paid with your default card. Without this one, the newest of the others becomes the default.`
        : t`You can add it again at any time.`
      if (!(await confirm({ title: t`Remove ${name}?`, text, yes: t`Remove`, danger: true }))) return
      if (!refused(await away.run({ payment_method_id }))) await renew()
    },
  }
}

export function CardRow({ method }: { method: Method }) {
  const { t } = useLingui()
  const { brand, last4, is_default } = method
  const name = t`${cardName(brand)} ending ${last4}`
  const { making, removing, prefer, remove } = useActs(method, name)
  return (
    <li>
      <div>
        <b>{name}</b> {is_default && <Badge>{t`Default`}</Badge>}
        <p className="small text-2">{t`Expires ${expiryOf(method)}`}</p>
      </div>
      <div className="row row--wrap">
        {!is_default && (
          <Button size="s" onClick={prefer} aria-label={t`Make default: ${name}`} pending={making ? t`Saving…` : undefined}>
            {t`Make default`}
          </Button>
        )}
        <Button size="s" variant="danger" onClick={remove} aria-label={t`Remove ${name}`} pending={removing ? t`Removing` : undefined}>
          {t`Remove`}
        </Button>
      </div>
    </li>
  )
}
