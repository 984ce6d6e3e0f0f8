import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { reports } from '../../contract.ts'
import { isOpenCase } from '../../rules.ts'
import css from '../Reports.module.css'
import { type CaseCardShown, casePath } from '../report-answer.ts'
import { useCaseStates, useKindsOfThings, useReasons } from '../use-report-words.ts'

/** Cases with a box before each: several can be taken, or closed without a measure, at once. */
export function QueueTable({ cases }: { cases: readonly CaseCardShown[] }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const flip = (id: string) => setChosen((was) => new Set(was.has(id) ? [...was].filter((one) => one !== id) : [...was, id]))
  return (
    <>
      <BulkBar cases={cases.filter(({ id }) => chosen.has(id))} onDone={() => setChosen(new Set())} />
      <table className={css.table}>
        <caption className="vh">{t`Reports`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Choose`}</th>
            <th scope="col">{t`What is reported`}</th>
            <th scope="col">{t`Why`}</th>
            <th scope="col">{t`State`}</th>
            <th scope="col">{t`Since`}</th>
          </tr>
        </thead>
        <tbody>
          {cases.map((row) => (
            <CaseLine key={row.id} row={row} chosen={chosen.has(row.id)} onFlip={() => flip(row.id)} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function CaseLine({ row, chosen, onFlip }: { row: CaseCardShown; chosen: boolean; onFlip: () => void }) {
  const { t } = useLingui()
  const [states, names, kindOf] = [useCaseStates(), useReasons(), useKindsOfThings()]
  const { id, number, reportable_type, title, status, user, reasons, reporters, taken_by, created_at } = row
  return (
    <tr>
      <td>
        {isOpenCase(status) && (
          <Check label={<span className="vh">{t`Choose report ${spokenNumber(number)}`}</span>} checked={chosen} onChange={onFlip} />
        )}
      </td>
      <td>
        <a className="link" href={casePath(id)}>
          <bdi>{title}</bdi>
        </a>
        <p className="caption">
          {kindOf(reportable_type)} · {spokenNumber(number)}
          {user && (
            <>
              {' · '}
              <bdi>{user.full_name}</bdi>
            </>
          )}
        </p>
      </td>
      <td>
        {reasons.map((reason) => names[reason]).join(', ')}
        <p className="caption">{t`${plural(reporters, { one: '# report', other: '# reports' })}`}</p>
      </td>
      <td>
        {states[status]}
        {taken_by && (
          <p className="caption">
            <bdi>{taken_by.full_name}</bdi>
          </p>
        )}
      </td>
      <td className={css.num}>
        <DateTime at={created_at} />
      </td>
    </tr>
  )
}

function BulkBar({ cases, onDone }: { cases: readonly CaseCardShown[]; onDone: () => void }) {
  const { t } = useLingui()
  const [toast, confirm, store] = [useToast(), useConfirm(), useQueryClient()]
  const { run, busy, refusal } = useCommand(reports.bulk)
  const n = cases.length
  async function act(action: 'take' | 'reject') {
    const answer = await run({ action, cases: cases.map(({ id, version }) => ({ id, version })) })
    await store.touched(new Set(['report_cases:all']))
    if (refused(answer)) return
    const { done, skipped } = answer
    const left = t`${plural(skipped, { one: '# was left: somebody has moved it, or it is yours', other: '# were left: somebody has moved them, or they are yours' })}`
    toast({
      title: t`${plural(done, { one: '# report', other: '# reports' })}: ${action === 'take' ? t`taken` : t`closed`}`,
      ...(skipped && { text: left }),
    })
    onDone()
  }
  async function close() {
    const title = t`Close ${plural(n, { one: '# report', other: '# reports' })} without a measure?`
    if (await confirm({ title, text: t`Who has reported them is told that no rule is broken.`, yes: t`Close` })) void act('reject')
  }
  if (!n) return null
  return (
    <div className="row row--wrap" role="status">
      <Refused refusal={refusal} />
      <b className="strong">{t`${n} chosen`}</b>
      <Button size="s" pending={busy ? t`One moment…` : undefined} onClick={() => void act('take')}>{t`Take`}</Button>
      <Button size="s" variant="danger" pending={busy ? t`One moment…` : undefined} onClick={() => void close()}>{t`Close without a measure`}</Button>
    </div>
  )
}
