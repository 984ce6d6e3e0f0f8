import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { savedSearches } from '../contract.ts'
import { type AlertTime, alertTimes } from '../rules.ts'
import { SAVED_SEARCHES } from './paths.ts'
import css from './SavedSearches.module.css'
import type { Searched } from './saved-address.ts'
import { useAlertWords } from './use-alert-words.ts'

/** Keeps the search that the address brings from the list, with its filters. */
export function SaveForm({ searched: { name: offered, ...search }, member_id }: { searched: Searched; member_id: string }) {
  const { t } = useLingui()
  const [toast, router, cache, words] = [useToast(), useRouter(), useQueryClient(), useAlertWords()]
  const [name, setName] = useState(offered)
  const [alerts, setAlerts] = useState<AlertTime>('daily')
  const { run, busy, refusal } = useCommand(savedSearches.save)
  async function save() {
    if (refused(await run({ ...search, name, alerts }))) return
    await cache.touched(new Set([`saved searches of member:${member_id}`]))
    toast({ title: t`Search saved` })
    router.push(SAVED_SEARCHES)
  }
  return (
    <section className={`panel ${css.form}`} aria-labelledby="save">
      <h2 id="save">{t`Save this search`}</h2>
      <p className="text-2">{t`You are told when something is listed that fits its words and filters.`}</p>
      <Refused refusal={refusal} fields={{ name: t`Name` }} />
      <TextField
        id="search-name"
        label={t`Name`}
        required
        maxLength={80}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={errorAt(refusal, 'name')}
      />
      <Select
        id="search-alerts"
        label={t`Tell me`}
        choices={alertTimes.map((value) => ({ value, label: words[value] }))}
        value={alerts}
        onChange={({ target }) => setAlerts(target.value as AlertTime)}
      />
      <div className="row">
        <Button variant="fill" onClick={save} pending={busy ? t`Saving…` : undefined}>{t`Save`}</Button>
        <Button href={SAVED_SEARCHES}>{t`Cancel`}</Button>
      </div>
    </section>
  )
}
