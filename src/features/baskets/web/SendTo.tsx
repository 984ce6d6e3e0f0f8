import { useLingui } from '@lingui/react/macro'
import { type BasketAnswer, type BasketInput, basketAddress } from './basket-address.ts'

/** Postage depends on the country: the one that counts, and those of one's other addresses. */
export function SendTo({ basket: { country, countries }, input }: { basket: BasketAnswer; input: BasketInput }) {
  const { t } = useLingui()
  if (country === null)
    return (
      <p className="text-2">
        {t`Without an address each parcel counts the cheapest postage of its store.`}{' '}
        <a className="link" href="/setting/account/addresses">{t`Add an address`}</a>
      </p>
    )
  return (
    <p className="text-2">
      {t`Sent to ${countries.find(({ code }) => code === country)?.name ?? country}`}
      {countries
        .filter(({ code }) => code !== country)
        .map(({ code, name }) => (
          <span key={code}>
            {' · '}
            <a className="link" href={basketAddress(input, { country: code })}>
              {name}
            </a>
          </span>
        ))}
    </p>
  )
}
