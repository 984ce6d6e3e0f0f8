import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { AnswerOf, InputOf } from '#kernel/operation.ts'
import { address } from '#web/router/screen.ts'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { dashboard } from '../../contract.ts'
import css from '../Dashboard.module.css'
import { useFamilyNames } from '../use-words.ts'

type Entry = AnswerOf<typeof dashboard.audit>['entries']['data'][number]
interface TableProps {
  entries: readonly Entry[]
  filter: InputOf<typeof dashboard.audit>
}

export function AuditTable({ entries, filter }: TableProps) {
  const { t } = useLingui()
  const families = useFamilyNames()
  return (
    <table className={css.table}>
      <caption className="vh">{t`Audit log`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`When`}</th>
          <th scope="col">{t`Who`}</th>
          <th scope="col">{t`Kind`}</th>
          <th scope="col">{t`Operation`}</th>
          <th scope="col">{t`What about`}</th>
          <th scope="col">{t`From where`}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className={css.num}>
              <DateTime at={entry.at} /> {entry.seq !== null && <Sealed seq={entry.seq} />}
            </td>
            <td>
              {entry.actor && (
                <a className="link" href={`/dashboard/members/${entry.actor.id}`}>
                  {entry.actor.full_name}
                </a>
              )}
            </td>
            <td>
              <Badge>{families[entry.family]}</Badge>
            </td>
            <td>
              <a className="link" href={address('/dashboard/audit', dashboard.audit, { ...filter, cursor: undefined, operation: entry.operation })}>
                {entry.said}
              </a>
              {entry.said !== entry.operation && <Path of={entry.operation} />}
            </td>
            <td>
              <Ids ids={entry.ids} />
            </td>
            <td className={css.num}>{entry.peer}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sealed({ seq }: { seq: number }) {
  const { t } = useLingui()
  return (
    <span className="good" title={t`Link ${seq} of the chain`}>
      <Icon name="check" size="s" />
      <span className="vh">{t`Link ${seq} of the chain`}</span>
    </span>
  )
}

/** Ids of members are links. */
const Ids = ({ ids }: { ids: Entry['ids'] }) =>
  ids.map(({ name, value }) => (
    <span key={name} className={css.code}>
      {name}{' '}
      {/^(member|user)_id$|^id$/.test(name) && value.length === 36 ? (
        <a href={`/dashboard/members/${value}`}>{value.slice(-12)}</a>
      ) : (
        value.slice(-36)
      )}{' '}
    </span>
  ))

/** Breaks only after a slash. */
const Path = ({ of: path }: { of: string }) => (
  <small className={css.path}>
    {path.split(/(?<=\/)/).map((part, at) => (
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </small>
)
