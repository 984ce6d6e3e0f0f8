import { useLingui } from '@lingui/react/macro'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { useMoney } from '../use-money.ts'
import css from './Proof.module.css'
import type { ProofStep } from './proof-steps.ts'
import { useBidderName } from './use-bidder-name.ts'

/** One entry of the book in words. */
export function StepNow({ step, currency }: { step: ProofStep; currency: string }) {
  const { t } = useLingui()
  const money = useMoney(currency)
  const nameOf = useBidderName()
  const { link, price, extended, ended, reserve_since } = step
  const leader = link.leader === null ? t`nobody` : nameOf(link.leader, step.mine && link.leader === link.bidder)
  return (
    <div className={css.now} aria-live="polite">
      <h3>
        {t`Bid ${link.version}`}, <DateTime at={link.at} />
      </h3>
      <Price money={{ amount: price, currency }} className={css.price ?? ''} />
      <p>
        <Story step={step} money={money} />
      </p>
      <dl>
        <Fact label={t`Leading after it`}>{leader}</Fact>
        <Fact label={t`Step at this price`}>{money(step.step)}</Fact>
        {reserve_since !== undefined && <Fact label={t`Reserve`}>{t`met since bid ${reserve_since}`}</Fact>}
        <Fact label={t`End`}>
          <DateTime at={ended} show="time" />
          {extended && (
            <>
              {', '}
              {t`then`} <DateTime at={link.ends_at} show="time" />
            </>
          )}
        </Fact>
      </dl>
    </div>
  )
}

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** What happened, as far as the maxima are opened. */
function Story({ step: { link, price, mine }, money }: { step: ProofStep; money: (amount: number) => string }) {
  const { t } = useLingui()
  const nameOf = useBidderName()
  const who = nameOf(link.bidder, mine)
  const sum = money(price)
  if (link.kind === 'buy_now') return t`${who} bought at once for ${sum}.`
  if (link.kind === 'retract') return t`${who} withdrew; the price was worked out again without those bids.`
  if (link.kind === 'cancel') return t`The seller ended the lot early; all bids fell.`
  if (!link.opening) return t`${who} bid a maximum that stays sealed. The price went to ${sum}.`
  const maximum = money(link.opening.maximum)
  return link.leader === link.bidder
    ? t`${who} bid up to ${maximum} and led at ${sum}.`
    : t`${who} bid up to ${maximum}, which was not enough: the leader’s maximum answered it at ${sum}.`
}
