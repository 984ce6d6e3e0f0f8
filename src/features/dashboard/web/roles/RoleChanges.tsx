import { useLingui } from '@lingui/react/macro'
import { roles } from '#features/roles/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from '../Dashboard.module.css'

type Change = AnswerOf<typeof roles.changes>['changes']['data'][number]

/** The latest of what became of roles. */
export function RoleChanges() {
  const { t } = useLingui()
  const { changes } = useData(roles.changes, {})
  return (
    <section className={css.block}>
      <h2>{t`What has changed`}</h2>
      {changes.data.length === 0 && <p className="muted">{t`No role has been changed yet.`}</p>}
      <ul className={css.list}>
        {changes.data.map((change) => (
          <li key={change.id}>
            <Said change={change} />
            <span className="muted">
              <bdi>{change.actor.full_name}</bdi> · <DateTime at={change.at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Said({ change: { kind, role, renamed, member, given, taken } }: { change: Change }) {
  const { t } = useLingui()
  const who = member?.full_name ?? ''
  const says: Readonly<Record<Change['kind'], string>> = {
    made: t`${role} was made`,
    edited: t`${role} was edited`,
    dropped: t`${role} was deleted`,
    given: t`${role} was given to ${who}`,
    taken: t`${role} was taken from ${who}`,
  }
  const [more, less] = [given.join('; '), taken.join('; ')]
  return (
    <>
      <span>
        {says[kind]}
        {renamed && ` → ${renamed}`}
      </span>
      {more && <span>{t`Given: ${more}.`}</span>}
      {less && <span>{t`Taken away: ${less}.`}</span>}
    </>
  )
}
