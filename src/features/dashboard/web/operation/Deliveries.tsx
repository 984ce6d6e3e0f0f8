import { useLingui } from '@lingui/react/macro'
import { upkeep } from '#features/upkeep/contract.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from '../Dashboard.module.css'
import { useAct } from '../use-act.ts'
import { FailedList, FailedRow } from './FailedList.tsx'
import type { ShownWork } from './shown-work.ts'

type Delivery = ShownWork['deliveries'][number]

/** Events that did not arrive at the program of a member. */
export function Deliveries({ deliveries }: { deliveries: readonly Delivery[] }) {
  const { t } = useLingui()
  const { act, busy, refusal } = useAct(upkeep.retryDelivery, t`It is sent again.`)
  const why = useWhy()
  return (
    <FailedList id="deliveries" title={t`Calls to webhooks that failed`} refusal={refusal}>
      {deliveries.map((one) => (
        <FailedRow
          key={one.id}
          name={
            <>
              <b className="strong">
                <bdi>{one.host}</bdi>
              </b>{' '}
              <code className={css.code}>{one.event}</code>
            </>
          }
          why={why(one)}
          act={
            one.is_off ? (
              <span className="caption">{t`Switched off`}</span>
            ) : (
              <Button size="s" disabled={busy} onClick={() => void act({ id: one.id })}>{t`Send again`}</Button>
            )
          }
        >
          <a className="link" href={`/dashboard/members/${one.member_id}`}>
            <bdi>{one.full_name}</bdi>
          </a>{' '}
          · {t`Attempts: ${one.attempts}`}
          {one.attempted_at && (
            <>
              {' '}
              · {one.is_given_up && t`Given up:`} <DateTime at={one.attempted_at} />
            </>
          )}
        </FailedRow>
      ))}
    </FailedList>
  )
}

function useWhy(): (delivery: Delivery) => string | null {
  const { t } = useLingui()
  const words = { away: t`no answer`, long: t`the answer was too long`, hops: t`it leads on too often`, closed: t`an address that is not called` }
  return ({ failed, status }) => (failed ? words[failed] : status === null ? null : t`answer ${status}`)
}
