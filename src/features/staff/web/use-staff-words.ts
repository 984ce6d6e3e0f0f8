import { useLingui } from '@lingui/react/macro'
import type { StaffRole } from '../rules.ts'

export function useStaffWords(): { roles: Record<StaffRole, string>; duties: Record<StaffRole, string> } {
  const { t } = useLingui()
  return {
    roles: { shipper: t`Sends parcels` },
    duties: {
      shipper: t`You see the orders of the store, print its papers, and say that a parcel is on its way. The buyer’s address is for that alone.`,
    },
  }
}
