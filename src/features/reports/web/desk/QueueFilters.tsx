import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import type { reports } from '../../contract.ts'
import { caseStatuses, reasons } from '../../rules.ts'
import css from '../Reports.module.css'
import { QUEUE } from '../report-answer.ts'
import { useCaseStates, useKindsOfThings, useReasons } from '../use-report-words.ts'

const KINDS = ['Post', 'Comment', 'Conversation', 'User', 'Store', 'Product', 'Auction', 'Club'] as const

/** Progressive enhancement: a GET form that works without script. */
export function QueueFilters({ input }: { input: InputOf<typeof reports.queue> }) {
  const { t } = useLingui()
  const [states, names, kindOf] = [useCaseStates(), useReasons(), useKindsOfThings()]
  const { status, reportable_type, reason, mine } = input
  return (
    <form className={css.filters} method="get" action={QUEUE} aria-label={t`Filter`} key={JSON.stringify(input)}>
      <Select name="status" label={t`State`} defaultValue={status} choices={caseStatuses.map((value) => ({ value, label: states[value] }))} />
      <Select
        name="reportable_type"
        label={t`Kind`}
        placeholder={t`Any`}
        defaultValue={reportable_type[0] ?? ''}
        choices={KINDS.map((value) => ({ value, label: kindOf(value) }))}
      />
      <Select
        name="reason"
        label={t`Reason`}
        placeholder={t`Any`}
        defaultValue={reason[0] ?? ''}
        choices={reasons.map((value) => ({ value, label: names[value] }))}
      />
      <Check name="mine" value="true" label={t`Only those I have taken`} defaultChecked={mine} />
      <Button type="submit" icon="magnifying-glass">{t`Show`}</Button>
    </form>
  )
}
