import { useQueryClient } from '../query/hooks.ts'
import { useSite } from '../router/use-site.ts'

export const GUEST = 'guest'

/**
 * Privacy: namespace of localStorage by member, because a browser may be shared. Any slice may use it: it reads the cached answer that the document
 * has preloaded.
 */
export function useOwner(): string {
  const store = useQueryClient()
  const { signed_in } = useSite()
  const me = store.getQueryData<{ user: { id: string } }>(['GET /users/me', {}])
  return (signed_in && me?.user.id) || GUEST
}

/** Undefined without localStorage or for an invalid value. */
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
    // Quota exceeded or forbidden: the value is lost with the page.
  }
}

export function forgetKept(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // No localStorage.
  }
}
