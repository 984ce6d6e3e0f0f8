import { useLingui } from '@lingui/react/macro'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from '../Reports.module.css'
import type { DecisionShown } from '../report-answer.ts'
import { useKindsOfThings, useReasons, useScopes } from '../use-report-words.ts'

/** What was done, the facts, and the rule: the same words for whoever it is about and for moderators. */
export function Statement({ decision }: { decision: DecisionShown }) {
  const { t } = useLingui()
  const [kindOf, names, scopes] = [useKindsOfThings(), useReasons(), useScopes()]
  const { measure, scope, reportable_type, ends_at, ground, clause, facts, found_by } = decision
  const done = {
    warn: t`You are warned. Nothing was taken away.`,
    hide: t`It is hidden: nobody sees it but moderators.`,
    remove: t`It was removed.`,
    restrict: t`You cannot use this for a time:`,
    suspend: t`Your account is suspended: you cannot log in, and what you show is hidden.`,
  }
  return (
    <>
      <h2>{t`What was decided`}</h2>
      <p>
        {done[measure]} {scope && <b className="strong">{scopes[scope]}</b>}
      </p>
      <p className="caption">
        {kindOf(reportable_type)} ·{' '}
        {ends_at ? (
          <>
            {t`until`} <DateTime at={ends_at} />
          </>
        ) : (
          t`without a date`
        )}
      </p>
      <h2>{t`Why`}</h2>
      <blockquote className={`${css.said} ${css.strong}`}>
        <bdi>{facts}</bdi>
      </blockquote>
      <p className="caption">
        {found_by === 'notice' ? t`Somebody has reported it.` : t`Moderators have found it themselves.`} {t`A person decided it, not a program.`}
      </p>
      <h2>{t`By which rule`}</h2>
      <p>
        <b className="strong">{names[clause]}</b> ·{' '}
        {ground === 'law' ? t`It is against the law.` : <a href="/terms-and-conditions">{t`Terms and conditions`}</a>}
      </p>
    </>
  )
}
