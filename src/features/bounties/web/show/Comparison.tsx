import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useData } from '#web/query/hooks.ts'
import { Check } from '#web/ui/controls/Check.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { ScrollRegion } from '#web/ui/layout/ScrollRegion.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { bounties } from '../../contract.ts'
import css from '../Bounties.module.css'
import { type BountyAnswer, type OfferAnswer, useBountyWords } from '../bounty-words.ts'
import { OfferButtons } from '../OfferButtons.tsx'
import { OfferPlace } from '../OfferPlace.tsx'
import { received } from './received.ts'

/** Offers side by side; where they are stays locked until one is accepted. */
export function Comparison({ bounty }: { bounty: BountyAnswer }) {
  const { t } = useLingui()
  const { data } = useData(bounties.offers, received(bounty.id)).bounty_offers
  const [differing, setDiffering] = useState(false)
  const shown = data.filter(({ action_reason }) => action_reason !== 'withdrawn')
  return (
    <section className="section" aria-labelledby="offers">
      <div className="section-head">
        <h2 id="offers">
          <Plural value={shown.length} _0="No offers yet" one="One offer" other="# offers, side by side" />
        </h2>
        {shown.length > 1 && <Check label={t`Only where they differ`} checked={differing} onChange={() => setDiffering(!differing)} />}
      </div>
      {shown.length > 0 && (
        <ScrollRegion className={css.wrap} aria-label={t`Comparison`}>
          <Table offers={shown} differing={differing} />
        </ScrollRegion>
      )}
      <p className="caption">{t`Offers in reserve stay open until the parcel has arrived. Exactly one is ever paid.`}</p>
    </section>
  )
}

function Table({ offers, differing }: { offers: readonly OfferAnswer[]; differing: boolean }) {
  const { t } = useLingui()
  const { standOf } = useBountyWords()
  const facts: [label: string, of: (offer: OfferAnswer) => string | null | undefined][] = [
    [t`Grade`, ({ facts }) => facts?.grade],
    [t`Soundness`, ({ facts }) => facts?.quality],
    [t`Format`, ({ facts }) => facts?.format],
    [t`Certificate`, ({ facts }) => facts?.certificate],
    [t`Message`, ({ message }) => message],
  ]
  const rows = facts.filter(([, of]) => offers.some(of) && (!differing || new Set(offers.map((one) => of(one) ?? '')).size > 1))
  const look = ({ status }: OfferAnswer) => (status === 'Accepted' ? css.yes : undefined)
  return (
    <table className={css.vs}>
      <caption className="vh">{t`Offers for the bounty`}</caption>
      <thead>
        <tr>
          <td />
          {offers.map((offer) => (
            <th key={offer.id} scope="col" className={look(offer)}>
              <Finder offer={offer} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row
          label={t`Asks`}
          offers={offers}
          of={({ facts }) => (facts?.price && facts.currency ? <Price money={{ amount: facts.price, currency: facts.currency }} /> : '–')}
        />
        {rows.map(([label, of]) => (
          <Row key={label} label={label} offers={offers} of={(offer) => <bdi>{of(offer) || '–'}</bdi>} />
        ))}
        <Row label={t`Where it is`} offers={offers} of={(offer) => <OfferPlace offer={offer} />} />
        <Row
          label={t`Where it stands`}
          offers={offers}
          of={(offer) => (
            <div className={css.answers}>
              <p>{standOf(offer)}</p>
              <OfferButtons offer={offer} />
            </div>
          )}
        />
      </tbody>
    </table>
  )
}

function Finder({ offer: { user, facts, referable_type } }: { offer: OfferAnswer }) {
  return (
    <>
      <div className={`well ${css.vsWell}`}>
        {facts?.image_url ? (
          <img className="item" src={facts.image_url} alt="" loading="lazy" />
        ) : (
          <span className={css.none}>
            <Icon name={referable_type === 'referral_link' ? 'globe' : 'lock-simple'} size="l" />
          </span>
        )}
      </div>
      <span className={css.who}>
        <a href={`/profile/${user.id}`}>
          <bdi>{user.full_name}</bdi>
        </a>
      </span>
    </>
  )
}

interface RowProps {
  label: string
  offers: readonly OfferAnswer[]
  of: (offer: OfferAnswer) => React.ReactNode
}
function Row({ label, offers, of }: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {offers.map((offer) => (
        <td key={offer.id} className={offer.status === 'Accepted' ? css.yes : undefined}>
          {of(offer)}
        </td>
      ))}
    </tr>
  )
}
