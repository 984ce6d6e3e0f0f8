import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { dashboard } from '../contract.ts'
import css from './Dashboard.module.css'
import { useAct } from './use-act.ts'
import { usePlanNames } from './use-words.ts'

type Change = AnswerOf<typeof dashboard.settingChanges>['changes']['data'][number]

/** What was set, by whom and when, newest first; each can be put back. */
export function SettingHistory({ of }: { of: 'site' | 'plans' | 'parts' }) {
  const { t } = useLingui()
  const { changes } = useData(dashboard.settingChanges, { of })
  const { act, busy, refusal } = useAct(dashboard.putBack, t`It is again as it was before`)
  return (
    <section className={css.block} aria-labelledby="setting-history">
      <h2 id="setting-history">{t`What has changed`}</h2>
      {changes.data.length === 0 && <p className="muted">{t`Nothing has been changed yet.`}</p>}
      <Refused refusal={refusal} />
      <ul className={css.list}>
        {changes.data.map((change) => (
          <ChangeRow key={change.id} change={change} busy={busy} putBack={() => act({ id: change.id })} />
        ))}
      </ul>
    </section>
  )
}

function ChangeRow({ change: { of, lines, actor, at, is_put_back }, busy, putBack }: { change: Change; busy: boolean; putBack: () => unknown }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const plans = usePlanNames()
  const none = t`nothing`
  async function ask() {
    const text = t`Everything here is again as it was before this change; later changes are put back with it.`
    if (await confirm({ title: t`Put it back?`, text, yes: t`Put it back` })) await putBack()
  }
  return (
    <li>
      {of !== 'site' && of !== 'parts' && <strong>{plans[of] ?? of}</strong>}
      {lines.map(({ label, before, after }) => (
        <span key={`${label} ${before}`}>
          {label}: <bdi>{before ?? none}</bdi> → <bdi>{after ?? none}</bdi>
        </span>
      ))}
      <span className="muted">
        <bdi>{actor.full_name}</bdi> · <DateTime at={at} />
        {is_put_back && ` · ${t`put back`}`}
      </span>
      <span>
        <Button size="s" onClick={ask} pending={busy ? t`One moment…` : undefined}>
          {t`Put it back`} <span className="vh">{lines.map(({ label }) => label).join(', ')}</span>
        </Button>
      </span>
    </li>
  )
}
