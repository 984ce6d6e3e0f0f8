import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { apiKeys } from '../contract.ts'
import css from './ApiKeys.module.css'
import type { ApiKey } from './api-key.ts'
import { useScopeWords } from './use-scope-words.ts'

export function ApiKeyRow({ apiKey, member_id }: { apiKey: ApiKey; member_id: string }) {
  const { t } = useLingui()
  const words = useScopeWords()
  const { name, start, scopes, per_minute, state } = apiKey
  return (
    <li>
      <div className={css.key}>
        <b>{name}</b> <code className="small">{start}…</code>
        <p>{scopes.map((scope) => words[scope]).join(' · ')}</p>
        <p className="small text-2">
          <Used at={apiKey.used_at} /> · {t`${plural(per_minute, { one: '# call a minute', other: '# calls a minute' })}`} · <Ends apiKey={apiKey} />
        </p>
      </div>
      {state === 'works' && <Revoke apiKey={apiKey} member_id={member_id} />}
    </li>
  )
}

function Used({ at }: { at: string | null }) {
  if (!at) return <Trans>Not used yet</Trans>
  return (
    <Trans>
      Last used <DateTime at={at} />
    </Trans>
  )
}

function Ends({ apiKey: { state, ends_at } }: { apiKey: ApiKey }) {
  if (state === 'revoked') return <Trans>Revoked</Trans>
  if (state === 'over')
    return (
      <Trans>
        Ended on <DateTime at={ends_at} show="date" />
      </Trans>
    )
  return (
    <Trans>
      Ends on <DateTime at={ends_at} show="date" />
    </Trans>
  )
}

function Revoke({ apiKey: { id, name }, member_id }: { apiKey: ApiKey; member_id: string }) {
  const { t } = useLingui()
  const [confirm, toast, cache] = [useConfirm(), useToast(), useQueryClient()]
  const { run, busy } = useCommand(apiKeys.revoke)
  async function revoke() {
    const text = t`The program that holds it is refused from its next call on. A key cannot be switched on again.`
    if (!(await confirm({ title: t`Revoke the key “${name}”?`, text, yes: t`Revoke`, danger: true }))) return
    if (refused(await run({ id }))) return
    toast({ title: t`The key is revoked` })
    await cache.touched(new Set([`api keys of member:${member_id}`]))
  }
  return (
    <Button size="s" variant="danger" onClick={revoke} aria-label={t`Revoke ${name}`} pending={busy ? t`Revoking…` : undefined}>
      {t`Revoke`}
    </Button>
  )
}
