import { useEffect } from 'react'

/** Security: parameters added by the gateway; one is a secret and must not stay in the history. */
const THEIRS = ['payment_intent', 'payment_intent_client_secret', 'redirect_status', 'setup_intent', 'setup_intent_client_secret']

/** Removes the gateway's parameters from the URL. */
export function useCleanAddress() {
  useEffect(() => {
    const here = new URL(location.href)
    if (!THEIRS.some((name) => here.searchParams.has(name))) return
    for (const name of THEIRS) here.searchParams.delete(name)
    history.replaceState(history.state, '', here)
  }, [])
}
