import { Plural, useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { pictureOf } from '#features/media/web/public.tsx'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { useSite } from '#web/router/use-site.ts'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { KindLabel } from '#web/ui/cards/KindLabel.tsx'
import { Postmark } from '#web/ui/cards/Postmark.tsx'
import { postmarkDate } from '#web/ui/cards/postmark-date.ts'
import { Well } from '#web/ui/cards/Well.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { DateTime, ZoneContext } from '#web/ui/layout/DateTime.tsx'
import type { Replayed } from '../../replay.mjs'
import type { AuctionAnswer, ProofAnswer } from '../auction-answer.ts'
import { useMoney } from '../use-money.ts'
import css from './Proof.module.css'

interface VerdictProps {
  lot: AuctionAnswer
  proof: ProofAnswer
  /** Undefined while it is being counted, and without script. */
  replayed: Replayed | undefined
}

/** The verdict first: counted on this device, not told by us. */
export function Verdict({ lot, proof, replayed }: VerdictProps) {
  const { t } = useLingui()
  const { name } = useSite()
  const zone = useContext(ZoneContext)
  const [front] = lot.medias
  const title = useTitle(proof, replayed)
  const closed = lot.closed_at && <DateTime at={lot.closed_at} />
  return (
    <section className={css.verdict} aria-labelledby="verdict">
      <Well>{front && <ItemPicture picture={pictureOf(front, lot.auctionable ?? undefined)} alt={lot.name} eager />}</Well>
      <div className={css.words}>
        <p className="row row--wrap">
          <KindLabel kind="auction" />
          <span className="caption">
            {t`Lot ${spokenNumber(lot.number)}`}
            {closed && (
              <>
                {' · '}
                {t`closed`} {closed}
              </>
            )}
          </span>
        </p>
        <h1 id="verdict" aria-live="polite">
          {title}
        </h1>
        <p className={css.big}>
          <Result lot={lot} proof={proof} replayed={replayed} />
        </p>
        <Checks proof={proof} replayed={replayed} />
      </div>
      {replayed?.is_right && proof.is_final && (
        <Postmark word={t`Proved`} date={postmarkDate(lot.server_time, zone)} place={name} ink="green" size={172} />
      )}
    </section>
  )
}

function useTitle({ outcome, is_final }: ProofAnswer, replayed: Replayed | undefined): string {
  const { t } = useLingui()
  if (!replayed) return t`We count it again.`
  if (!replayed.is_right) return t`Something does not fit.`
  if (!outcome) return t`So far every link holds.`
  if (!is_final) return t`Every link holds; the lot is not final yet.`
  return outcome.price === null ? t`Rightly not sold.` : t`Price and winner are right.`
}

function Result({ lot: { name }, proof: { outcome, links, currency }, replayed }: VerdictProps) {
  const { t } = useLingui()
  const money = useMoney(currency)
  const sum = money(outcome?.price ?? 0)
  const winner = outcome?.winner ?? 0
  const end = !outcome
    ? t`${name} is still open.`
    : outcome.price === null
      ? t`${name} was not sold.`
      : replayed?.second_chance
        ? t`${name} went to Bidder ${winner} for ${sum}, as a second chance at the own maximum.`
        : t`${name} went to Bidder ${winner} for ${sum}.`
  return (
    <>
      {end}{' '}
      {replayed?.is_right && (
        <Plural
          value={links.length}
          one="Its one entry, read again, ends in the same place."
          other="Its # entries, read again from the first, end in the same place."
        />
      )}
    </>
  )
}

const RULES = ['late', 'too low', 'leader', 'price', 'end', 'outcome']

function Checks({ proof: { links }, replayed }: Omit<VerdictProps, 'lot'>) {
  const { t } = useLingui()
  const faults = (what: readonly string[]) => (replayed?.wrong ?? []).filter((fault) => what.includes(fault.what))
  const of = links.length
  const hold = of - new Set(faults(['link']).map(({ version }) => version)).size
  const openings = replayed?.openings ?? 0
  const rows = [
    { text: t`No bid was added, changed or taken away: ${hold} of ${of} links hold`, wrong: faults(['link']) },
    { text: t`Each opened maximum matches the sealed one it was given with: ${openings} opened`, wrong: faults(['opening']) },
    { text: t`Steps, ties, reserve and extensions follow the rules`, wrong: faults(RULES) },
  ]
  return (
    <ul className={css.checks}>
      {rows.map(({ text, wrong }) => {
        const is = !replayed ? 'waiting' : wrong.length ? 'wrong' : 'right'
        const where = [...new Set(wrong.map(({ version }) => version))].join(', ')
        return (
          <li key={text} data-is={is}>
            <Icon name={is === 'wrong' ? 'warning-circle' : is === 'right' ? 'check' : 'circle-dashed'} />
            <span>
              {text}
              {where && ` (${t`look at ${where}`})`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
