import { useEffect } from 'react'

/** What the card network adds on the way back: it belongs to nobody's history, and one of it is a secret. */
const THEIRS = ['payment_intent', 'payment_intent_client_secret', 'redirect_status', 'setup_intent', 'setup_intent_client_secret']

/** Back from the bank: the address is left as it was given to it. */
export function useCleanAddress() {
  useEffect(() => {
    const here = new URL(location.href)
    if (!THEIRS.some((name) => here.searchParams.has(name))) return
    for (const name of THEIRS) here.searchParams.delete(name)
    history.replaceState(history.state, '', here)
  }, [])
}
