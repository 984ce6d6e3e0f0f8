const KEY = 'call device'

/** One for each tab: it outlasts a reload, and no other tab has it. */
export function deviceId(): string {
  const fresh = crypto.randomUUID()
  try {
    const known = sessionStorage.getItem(KEY)
    if (known) return known
    sessionStorage.setItem(KEY, fresh)
  } catch {
    // Forbidden: a reload is then another device.
  }
  return fresh
}
