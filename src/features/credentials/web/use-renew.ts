import { useQueryClient } from '#web/query/hooks.ts'
import { keyOf } from '#web/query/keys.ts'
import { credentials } from '../contract.ts'

/** Loads this page's data at once, without waiting for the socket's event. */
export function useRenew() {
  const store = useQueryClient()
  return () => Promise.all([credentials.security, credentials.sessions].map((op) => store.invalidateQueries({ queryKey: keyOf({ op, input: {} }) })))
}
