import { useQueryClient } from '../query/hooks.ts'
import { useSite } from '../router/use-site.ts'

export const GUEST = 'guest'

/** Whose things lie in this browser, which may be shared. Every slice may ask: it reads what the document has asked before any screen was drawn. */
export function useOwner(): string {
  const store = useQueryClient()
  const { signed_in } = useSite()
  const me = store.getQueryData<{ user: { id: string } }>(['GET /users/me', {}])
  return (signed_in && me?.user.id) || GUEST
}

/** What was laid down here before; nothing where the browser keeps nothing, or not this. */
export function readKept<T>(key: string): T | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}

export function keep(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Full, or forbidden: then it lives as long as the page.
  }
}

export function forgetKept(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}
