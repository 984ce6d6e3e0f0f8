import { useLingui } from '@lingui/react/macro'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { choicesOf } from '#features/vocabularies/web/public.tsx'
import type { InputOf } from '#kernel/operation.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import type { support } from '../../contract.ts'
import { ticketStatuses } from '../../rules.ts'
import css from '../Support.module.css'
import { DESK } from '../support-answer.ts'
import { useTicketStates } from '../use-support-words.ts'

/** Progressive enhancement: a GET form that works without script. */
export function DeskFilters({ input }: { input: InputOf<typeof support.queue> }) {
  const { t } = useLingui()
  const states = useTicketStates()
  const lists = useMaybe(vocabularies.staticData, { types: ['supportTopics' as const] }, true)?.data
  return (
    <form className={css.filters} method="get" action={DESK} aria-label={t`Filter`} key={JSON.stringify(input)}>
      <TextField name="search" label={t`Number or e-mail`} defaultValue={input.search} maxLength={254} autoComplete="off" />
      <Select name="status" label={t`State`} defaultValue={input.status} choices={ticketStatuses.map((value) => ({ value, label: states[value] }))} />
      <Select name="topic" label={t`Topic`} placeholder={t`Any`} defaultValue={input.topic[0] ?? ''} choices={choicesOf(lists?.supportTopics)} />
      <Check name="mine" value="true" label={t`Only those I have taken`} defaultChecked={input.mine} />
      <Button type="submit" icon="magnifying-glass">{t`Show`}</Button>
    </form>
  )
}
