import { useQueryClient } from '#web/query/hooks.ts'
import { keyOf } from '#web/query/keys.ts'
import { contacts } from '../contract.ts'

export function useRenew() {
  const store = useQueryClient()
  return () => void store.invalidateQueries({ queryKey: keyOf({ op: contacts.list, input: {} }) })
}
