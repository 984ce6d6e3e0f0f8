import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData, useQueryClient } from '#web/query/hooks.ts'
import { Check } from '#web/ui/controls/Check.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { apiKeys } from '../contract.ts'

/** A new password and logging out leave API keys in force: a form says so, and offers to revoke them with the same press. Undefined: there are none. */
export function useKeysInForce() {
  const { t } = useLingui()
  const [cache, toast] = [useQueryClient(), useToast()]
  const { keys } = useData(apiKeys.list, {})
  const { run } = useCommand(apiKeys.revokeAll)
  const count = keys.filter(({ state }) => state === 'works').length
  if (!count) return undefined
  const choice = (name: string) => (
    <div>
      <p>
        {t`${plural(count, { one: '# API key stays in force.', other: '# API keys stay in force.' })}`}{' '}
        <a className="link" href="#api-keys">{t`See your API keys`}</a>
      </p>
      <Check name={name} label={t`Revoke all my API keys as well`} />
    </div>
  )
  const revoke = async () => {
    const answer = await run({})
    if (refused(answer)) return
    toast({ title: t`Your API keys are revoked` })
    await cache.touched(new Set([`api keys of member:${answer.member_id}`]))
  }
  return { choice, revoke }
}
