import { account } from '#features/account/contract.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'

/** Dashboard pages that the viewer may open. */
export function useMay() {
  const held = useMaybe(account.me, {}, useSite().signed_in)?.user.user_permissions ?? []
  return {
    people: held.includes('user.access.customer_members'),
    dispatcher: held.includes('user.access.admin'),
    view_as: held.includes('user.access.view_as'),
    desk: held.includes('user.access.chat'),
    flags: held.includes('user.access.flagged'),
  }
}
