import { Plural, useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { savedSearches } from '../contract.ts'
import { type AlertTime, alertTimes } from '../rules.ts'
import css from './SavedSearches.module.css'
import { useAlertWords } from './use-alert-words.ts'

type Saved = AnswerOf<typeof savedSearches.list>['saved_searches']['data'][number]

export function SavedSearchRow({ search, member_id }: { search: Saved; member_id: string }) {
  const { t } = useLingui()
  const cache = useQueryClient()
  const words = useAlertWords()
  const [change, remove] = [useCommand(savedSearches.setAlerts), useCommand(savedSearches.remove)]
  const { id, name, alerts, match_count, created_at } = search
  const anew = (answer: unknown) => (refused(answer) ? undefined : cache.touched(new Set([`saved searches of member:${member_id}`])))
  return (
    <li>
      <div>
        <a href={search.path}>{name}</a>
        <p className="text-2 small">
          <Plural value={match_count} _0="Nothing found yet" one="# find" other="# finds" /> · <DateTime at={created_at} />
        </p>
      </div>
      <span className={css.when}>
        <Select
          id={`alerts-${id}`}
          label={t`Tell me`}
          choices={alertTimes.map((value) => ({ value, label: words[value] }))}
          value={alerts}
          onChange={async ({ target }) => anew(await change.run({ id, alerts: target.value as AlertTime }))}
        />
      </span>
      <Button
        size="s"
        variant="quiet"
        onClick={async () => anew(await remove.run({ id }))}
        pending={remove.busy ? t`Removing` : undefined}
        aria-label={t`Remove ${name}`}
      >
        {t`Remove`}
      </Button>
    </li>
  )
}
