import { useState } from 'react'

/** Text of a field: the URL's value until the viewer types; reset when the URL changes. */
export function useTyped(written: string) {
  const [kept, keep] = useState({ of: written, typed: written })
  if (kept.of !== written) keep({ of: written, typed: written })
  return [kept.typed, (typed: string) => keep({ of: written, typed })] as const
}
