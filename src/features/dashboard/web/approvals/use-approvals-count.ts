import { approvals } from '#features/approvals/contract.ts'
import { useMaybe } from '#web/query/hooks.ts'

/** How many deeds wait for the viewer; nothing when none does. */
export function useApprovalsCount(may: boolean): string | undefined {
  const waiting = useMaybe(approvals.count, {}, may)?.waiting ?? 0
  if (!waiting) return undefined
  return waiting < 100 ? String(waiting) : '99+'
}
