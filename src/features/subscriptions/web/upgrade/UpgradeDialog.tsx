import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { namesIn } from '#kernel/permission.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { type Blocked, upgradeIsAskedBy } from '#web/browser/upgrade.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { useLocation } from '#web/router/use-router.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { subscriptions } from '../../contract.ts'
import { planFor, planWithRoom, rightFor } from '../../rules.ts'
import { usePlanNames } from '../use-plan-words.ts'

/** Mounted once in the shell: opens on every refusal for a missing permission or limit. Links to the plans and returns here after paying. */
export function UpgradeDialog() {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const [blocked, setBlocked] = useState<Blocked>()
  const { pathname, search } = useLocation()
  useEffect(() => upgradeIsAskedBy(setBlocked), [])
  const close = () => setBlocked(undefined)
  const go = `/manage-subscriptions?${new URLSearchParams({ redirect_back: pathname + search })}`
  const actions = (
    <>
      <Button onClick={close}>{t`Not now`}</Button>
      <Button variant="fill" href={go} onClick={close}>{t`Upgrade Membership`}</Button>
    </>
  )
  return (
    <Dialog open={blocked !== undefined && signed_in} onClose={close} title={t`Upgrade Membership`} actions={actions}>
      <p>{t`Please upgrade your member ship to enable this feature.`}</p>
      {blocked && <Opens {...blocked} />}
    </Dialog>
  )
}

/** Name of what is missing, and the cheapest plan that includes it. */
function Opens({ permission, limit }: Blocked) {
  const { i18n, t } = useLingui()
  const names = usePlanNames()
  const told = useMaybe(subscriptions.plans, {}, true)
  const mine = useMaybe(subscriptions.mine, {}, true)?.membership.plan
  if (!told || !mine) return <p className="text-2" role="status">{t`Reading the plans…`}</p>
  const { plans, rights } = told
  const held = plans.find(({ code }) => code === mine)?.permissions ?? []
  const missing = permission && namesIn(permission).find((name) => !held.includes(name))
  const feature = (limit ? rights.find((right) => right.limit === limit)?.more : missing && rightFor(rights, missing)?.name) ?? t`This feature`
  const above = plans.slice(plans.findIndex(({ code }) => code === mine) + 1)
  const now = limit ? plans.find(({ code }) => code === mine)?.limits[limit] : undefined
  const plan = limit ? planWithRoom(above, limit, now ?? 0) : permission && planFor(above, permission)
  if (!plan) return <p>{feature}</p>
  const { name } = names[plan.code]
  const price = moneyText({ amount: plan.amount, currency: plan.currency }, i18n.locale)
  return (
    <p>
      <b>{feature}</b>
      <br />
      {t`${name} opens it, for ${price} a month.`}
    </p>
  )
}
