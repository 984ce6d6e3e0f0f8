import { useQueryClient } from '#web/query/hooks.ts'
import { keyOf } from '#web/query/keys.ts'
import { credentials } from '../contract.ts'

/** Asks anew what this page shows: the socket would too, but a press is answered at once. */
export function useRenew() {
  const store = useQueryClient()
  return () => Promise.all([credentials.security, credentials.sessions].map((op) => store.invalidateQueries({ queryKey: keyOf({ op, input: {} }) })))
}
