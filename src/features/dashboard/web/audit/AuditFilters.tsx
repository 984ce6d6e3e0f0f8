import { useLingui } from '@lingui/react/macro'
import { auditFamilies } from '#kernel/operation.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { dashboard } from '../../contract.ts'
import css from '../Dashboard.module.css'
import { useDownload } from '../use-download.ts'
import { useFamilyNames } from '../use-words.ts'
import type { AuditAsked } from './audit-asked.ts'

/** Progressive enhancement: a GET form that works without script. */
export function AuditFilters({ asked }: { asked: AuditAsked }) {
  const { t } = useLingui()
  const names = useFamilyNames()
  const { family, actor, operation, from, to } = asked.filter
  const { take, busy } = useDownload(dashboard.exportAudit, { family, actor, operation, from, to }, 'audit-log.csv')
  const wrong = (typed: string, read: string | undefined) => (typed && !read ? t`Enter a date that exists, as DD-MM-YYYY` : undefined)
  const day = { inputMode: 'numeric', placeholder: t`DD-MM-YYYY`, maxLength: 10, autoComplete: 'off' } as const
  return (
    <form className={css.filters} method="get" action="/dashboard/audit" aria-label={t`Filter`} key={JSON.stringify(asked)}>
      <Select
        name="family"
        label={t`Kind`}
        defaultValue={family ?? ''}
        placeholder={t`Any`}
        choices={auditFamilies.map((value) => ({ value, label: names[value] }))}
      />
      <TextField name="actor" label={t`Who`} defaultValue={actor} maxLength={254} autoComplete="off" />
      <TextField name="operation" label={t`Operation`} defaultValue={operation} maxLength={120} autoComplete="off" />
      <TextField name="from" label={t`From`} defaultValue={asked.typed.from} error={wrong(asked.typed.from, from)} {...day} />
      <TextField name="to" label={t`To`} defaultValue={asked.typed.to} error={wrong(asked.typed.to, to)} {...day} />
      <Button type="submit" icon="magnifying-glass">{t`Show`}</Button>
      <Button icon="file-csv" onClick={take} pending={busy ? t`One moment…` : undefined}>{t`As CSV`}</Button>
    </form>
  )
}
