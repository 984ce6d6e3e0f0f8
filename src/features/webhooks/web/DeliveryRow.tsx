import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { webhooks } from '../contract.ts'
import { useEventWords } from './use-event-words.ts'
import css from './Webhooks.module.css'

type Delivery = AnswerOf<typeof webhooks.deliveries>['deliveries']['data'][number]

export function DeliveryRow({ delivery, isOn, member_id }: { delivery: Delivery; isOn: boolean; member_id: string }) {
  const { t } = useLingui()
  const words = useEventWords()
  const cache = useQueryClient()
  const again = useCommand(webhooks.replay)
  const { id, event, body, created_at, outcome } = delivery
  async function replay() {
    if (!refused(await again.run({ id }))) await cache.touched(new Set([`webhooks of member:${member_id}`]))
  }
  return (
    <li>
      <div>
        <b>{words[event]}</b>
        <p className="small text-2">
          <code>{event}</code> · <DateTime at={created_at} />
        </p>
        <p className="small">
          <Ending delivery={delivery} />
        </p>
        <details className="small">
          <summary>{t`Text`}</summary>
          <pre className={css.body}>{JSON.stringify(JSON.parse(body), null, 2)}</pre>
        </details>
      </div>
      {isOn && outcome !== null && (
        <Button size="s" icon="arrow-clockwise" onClick={replay} pending={again.busy ? t`Sending…` : undefined}>{t`Send again`}</Button>
      )}
    </li>
  )
}

function Ending({ delivery: { outcome, status, failed, attempts, due_at } }: { delivery: Delivery }) {
  const { t } = useLingui()
  const why = { away: t`no answer`, long: t`the answer was too long`, hops: t`it leads on too often`, closed: t`an address that is not called` }
  const last = failed ? why[failed] : status !== null ? t`answer ${status}` : undefined
  const tries = attempts > 1 ? t`${plural(attempts, { one: '# attempt', other: '# attempts' })}` : undefined
  const joined = [last, tries].filter(Boolean).join(', ')
  if (outcome === 'delivered') return <>{joined ? t`Arrived: ${joined}` : t`Arrived`}</>
  if (outcome === 'given_up') return <>{joined ? t`Given up: ${joined}` : t`Given up`}</>
  return (
    <>
      {joined ? t`Not yet: ${joined}. Next attempt:` : t`On its way`} {joined && due_at && <DateTime at={due_at} />}
    </>
  )
}
