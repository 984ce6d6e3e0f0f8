import { account } from '#features/account/contract.ts'
import { useMaybe } from '#web/data.ts'
import { useSite } from '#web/use-site.ts'

/** Which of the house's own doors stand open to whoever looks. */
export function useMay() {
  const held = useMaybe(account.me, {}, useSite().signed_in)?.user.user_permissions ?? []
  return { people: held.includes('user.access.customer_members'), house: held.includes('user.access.admin') }
}
