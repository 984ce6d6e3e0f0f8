import { keyOf, useStore } from '#web/data.ts'
import { contacts } from '../contract.ts'

export function useRenew() {
  const store = useStore()
  return () => void store.invalidateQueries({ queryKey: keyOf({ op: contacts.list, input: {} }) })
}
