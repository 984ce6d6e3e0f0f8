import { Plural, useLingui } from '@lingui/react/macro'
import { memberSubject } from '#features/members/contract.ts'
import { storeSubject } from '#features/stores/contract.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { ReportButton } from '#web/ui/controls/ReportButton.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import type { AuctionAnswer } from '../auction-answer.ts'
import { useMoney } from '../use-money.ts'

/** Who sells, how it is sent, and whether it can be returned. */
export function LotSeller({ lot }: { lot: AuctionAnswer }) {
  const { t } = useLingui()
  const { id, name, user, store, return_policy, is_own } = lot
  const days = Math.max(return_policy.domestic, return_policy.international)
  return (
    <div className="trust">
      <div>
        <Avatar name={user.full_name} url={user.image_url} size="l" />
        <p>
          <a href={memberSubject.path(user.id)} className="strong">
            {user.full_name}
          </a>
          {store && (
            <>
              <br />
              <a className="muted" href={storeSubject.path(store.id)}>
                {store.name}
              </a>
            </>
          )}
        </p>
      </div>
      <Sending lot={lot} />
      <div>
        <Icon name="shield-check" />
        <p>
          <b className="strong">{days ? <Plural value={days} one="Returns within # day" other="Returns within # days" /> : t`No returns`}</b>
          <br />
          <span className="muted">{t`The winner’s payment stays reserved until the parcel is confirmed`}</span>
        </p>
      </div>
      {!is_own && <ReportButton about={{ type: 'Auction', id, name }} />}
    </div>
  )
}

function Sending({ lot: { rates, currency } }: { lot: AuctionAnswer }) {
  const { t } = useLingui()
  const money = useMoney(currency)
  const where = { home: t`within the country`, abroad: t`to other countries`, everywhere: t`to every country` }
  if (!rates.length) return null
  return (
    <div>
      <Icon name="truck" />
      <p>
        {rates.map(({ shipping_option, option_name, reach, amount }) => (
          <span key={`${shipping_option} ${reach}`}>
            <b className="strong">
              {option_name}, {amount ? money(amount) : t`free`}
            </b>{' '}
            <span className="muted">{where[reach]}</span>
            <br />
          </span>
        ))}
      </p>
    </div>
  )
}
