import { useLingui } from '@lingui/react/macro'
import type { ShownOrder } from './shown-order.ts'

export function OrderAddress({ order: { address, option_name, delivered_at, role } }: { order: ShownOrder }) {
  const { t } = useLingui()
  return (
    <div className="side-block">
      <h2>{delivered_at ? t`Delivered to` : t`Goes to`}</h2>
      {address && (
        <address className="addr">
          {[
            address.full_name,
            address.address,
            [address.zipcode, address.city].filter(Boolean).join(' '),
            address.state,
            address.country_name,
            role === 'seller' && address.phone,
          ]
            .filter(Boolean)
            .map((line) => (
              <span key={String(line)}>
                {line}
                <br />
              </span>
            ))}
        </address>
      )}
      {!address && <p className="text-2">{t`You see the address as soon as the order is paid.`}</p>}
      <p className="small text-2">{option_name}</p>
    </div>
  )
}
