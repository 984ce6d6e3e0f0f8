import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import css from '../Dashboard.module.css'
import type { FamilyName, FamilyRow } from './families.ts'
import { useStatusWords } from './use-family-words.ts'

const CloseClubDialog = lazyPart(() => import('./CloseClubDialog.tsx').then((part) => part.CloseClubDialog))
const ActDialog = lazyPart(() => import('./ActDialog.tsx').then((part) => part.ActDialog))

export function FamilyTable({ family, rows }: { family: FamilyName; rows: readonly FamilyRow[] }) {
  const { t } = useLingui()
  const [acting, setActing] = useState<FamilyRow>()
  const [closing, setClosing] = useState<FamilyRow>()
  const is_priced = rows.some(({ amount }) => amount !== null)
  const has_acts = rows.some(({ reportable_type }) => reportable_type !== null)
  return (
    <>
      <table className={css.table}>
        <caption className="vh">{t`List`}</caption>
        <thead>
          <tr>
            <th scope="col">{family === 'coins' ? t`Coins` : t`Name`}</th>
            <th scope="col">{t`Member`}</th>
            <th scope="col">{t`State`}</th>
            {is_priced && <th scope="col">{t`Amount`}</th>}
            <th scope="col">{t`Since`}</th>
            {has_acts && <th scope="col">{t`Decide`}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line
              key={row.id}
              row={row}
              is_priced={is_priced}
              has_acts={has_acts}
              onAct={() => setActing(row)}
              {...(family === 'clubs' && { onClose: () => setClosing(row) })}
            />
          ))}
        </tbody>
      </table>
      {acting && <ActDialog row={acting} onDone={() => setActing(undefined)} />}
      {closing && <CloseClubDialog row={closing} onDone={() => setClosing(undefined)} />}
    </>
  )
}

interface LineProps {
  row: FamilyRow
  is_priced: boolean
  has_acts: boolean
  onAct: () => void
  /** Given in the list of clubs. */
  onClose?: () => void
}
function Line({ row, is_priced, has_acts, onAct, onClose }: LineProps) {
  const { t } = useLingui()
  const wordOf = useStatusWords()
  const { number, title, path, user, status, amount, currency, created_at, decision_id, reportable_type } = row
  return (
    <tr>
      <td>
        {path ? (
          <a className="link" href={path}>
            <bdi>{title}</bdi>
          </a>
        ) : (
          <bdi>{title}</bdi>
        )}{' '}
        {number && <span className="muted">{number}</span>}
      </td>
      <td>
        {user && (
          <a className="link" href={`/profile/${user.id}`}>
            <bdi>{user.full_name}</bdi>
          </a>
        )}
      </td>
      <td>{wordOf(status)}</td>
      {is_priced && <td className={css.num}>{amount !== null && currency && <Price as="plain" money={{ amount, currency }} />}</td>}
      <td className={css.num}>
        <DateTime at={created_at} show="date" />
      </td>
      {has_acts && (
        <td>
          {reportable_type && (
            <Button size="s" variant={decision_id ? 'plain' : 'danger'} onClick={onAct}>
              {decision_id ? t`Take it back` : t`Decide`}
            </Button>
          )}{' '}
          {onClose && status !== 'archived' && <Button size="s" variant="danger" onClick={onClose}>{t`Close the club`}</Button>}
        </td>
      )}
    </tr>
  )
}
