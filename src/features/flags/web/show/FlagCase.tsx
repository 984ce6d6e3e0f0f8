import { useLingui } from '@lingui/react/macro'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { STAKES } from '../../rules.ts'
import css from '../Flags.module.css'
import { type FlagShown, itemPath } from '../flag-answer.ts'
import { useReasonNames } from '../use-flag-words.ts'
import { MarkedPicture } from './MarkedPicture.tsx'

/** The item as it was when it was flagged, with the marks, and what is claimed about it. */
export function FlagCase({ flag }: { flag: FlagShown }) {
  const { t } = useLingui()
  const reasonOf = useReasonNames()
  const { flaggable, reports, reason, owner, stamp_id, field, created_at } = flag
  const facts = [reasonOf(reason), flaggable.country, flaggable.year_issued].filter(Boolean).join(' · ')
  const held = reports.filter(({ stake }) => stake !== null)
  const staked = held.length ? held.reduce((sum, { stake }) => sum + (stake ?? 0), 0) : STAKES.incorrect * reports.length
  return (
    <section className={css.flag} aria-labelledby="case">
      <MarkedPicture medias={flaggable.medias} name={flaggable.name} marks={reports.flatMap(({ marks }) => marks)}>
        {t({ message: 'Frozen', context: 'the picture of a flagged item' })} <DateTime at={created_at} show="date" />
      </MarkedPicture>
      <div className={css.case}>
        <p className="row row--wrap">
          <Badge icon="flag" className={css.flagged}>{t`Flagged`}</Badge> <span className="caption">{facts}</span>
        </p>
        <h1 id="case">
          <bdi>{flaggable.name}</bdi>
        </h1>
        <p className="text-2">
          {owner ? (
            <>
              {t`of`}{' '}
              <a href={`/profile/${owner.id}`}>
                <bdi>{owner.full_name}</bdi>
              </a>
              {stamp_id && (
                <>
                  {' · '}
                  <a href={itemPath(stamp_id)}>{t`See the item`}</a>
                </>
              )}
            </>
          ) : (
            t`of a member · names are open to you after your vote`
          )}
        </p>
        {reports.map((report) => (
          <Claim key={report.id} report={report} />
        ))}
        <Marks reports={reports} />
        {field && (
          <div className={css.stakes}>
            <div>
              <b>{t`${staked} coins`}</b>
              {held.length ? t`staked on it` : t`at stake`}
            </div>
            <div className={css.up}>
              <b>+ {STAKES.correct}</b>
              {t`if the jury agrees`}
            </div>
            <div className={css.down}>
              <b>− {STAKES.incorrect}</b>
              {t`if it does not`}
            </div>
          </div>
        )}
      </div>
    </section>
  )
}

type Report = FlagShown['reports'][number]
function Claim({ report: { claim, flagger, relation } }: { report: Report }) {
  const { t } = useLingui()
  const relations = { Buyer: t`has bought from the owner`, Seller: t`has sold to the owner`, Trade: t`has traded with the owner` }
  return (
    <blockquote className={css.claim}>
      <bdi>{claim}</bdi>
      <footer>
        {flagger ? <bdi>{flagger.full_name}</bdi> : t`The flagger, not named before the vote`}
        {relation && `, ${relations[relation]}`}
      </footer>
    </blockquote>
  )
}

/** What the numbers on the picture say, what was measured, and what to compare it with. */
function Marks({ reports }: { reports: readonly Report[] }) {
  const { t, i18n } = useLingui()
  const marks = reports.flatMap((report) => report.marks)
  const gauges = reports.flatMap(({ gauge }) => gauge ?? [])
  const entries = reports.flatMap(({ catalogue_entry }) => catalogue_entry ?? [])
  return (
    <ol className={css.marks}>
      {marks.map(({ note }, at) => (
        <li key={at}>
          <span aria-hidden="true">{at + 1}</span>
          <p>
            <span className="vh">{t`Mark ${at + 1}`}: </span>
            <bdi>{note}</bdi>
          </p>
        </li>
      ))}
      {gauges.map((gauge, at) => (
        <li key={`gauge ${at}`}>
          <span aria-hidden="true">#</span>
          <p>{t`Perforation measured: ${i18n.number(gauge)}`}</p>
        </li>
      ))}
      {entries.map(({ id, name }) => (
        <li key={id}>
          <span aria-hidden="true">=</span>
          <p>
            <a className="link" href={`/stamps/${id}`}>
              {t`Compare with ${name}`}
            </a>
          </p>
        </li>
      ))}
    </ol>
  )
}
