import { useState } from 'react'

/** What stands in a field: as the address says, until somebody types; anew when the address changes. */
export function useTyped(written: string) {
  const [kept, keep] = useState({ of: written, typed: written })
  if (kept.of !== written) keep({ of: written, typed: written })
  return [kept.typed, (typed: string) => keep({ of: written, typed })] as const
}
