import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import type { AuctionAnswer } from '../auction-answer.ts'
import css from '../panel/BidPanel.module.css'
import { editPath } from '../paths.ts'
import { useSelling } from '../use-selling.ts'

/** What the seller may do now, and the reserve that nobody else sees. */
export function OwnerActs({ lot }: { lot: AuctionAnswer }) {
  const { t } = useLingui()
  const { run, busy, refusal, words } = useSelling(lot)
  const { id, actions, reserve_price, currency, publish_at } = lot
  const others = actions.filter((action) => action !== 'edit')
  return (
    <div className={css.gate}>
      {publish_at && (
        <p>
          {t`It opens by itself on`} <DateTime at={publish_at} named />
        </p>
      )}
      {reserve_price !== null && (
        <p>
          {t`Your reserve`} <Price as="plain" money={{ amount: reserve_price, currency }} className="strong" />
        </p>
      )}
      <Refused refusal={refusal} />
      <div className="row row--wrap">
        {actions.includes('edit') && <Button href={editPath(id)} icon="pencil-simple">{t`Edit`}</Button>}
        {others.map((action) => (
          <Button
            key={action}
            variant={action === 'publish' ? 'auction' : action === 'remove' || action === 'end_early' ? 'danger' : 'plain'}
            pending={busy === action ? words[action].pending : undefined}
            onClick={() => busy || void run(action)}
          >
            {words[action].label}
          </Button>
        ))}
      </div>
    </div>
  )
}
