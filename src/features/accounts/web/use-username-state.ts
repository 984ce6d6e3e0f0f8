import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type Refusal, refused } from '#kernel/refusal.ts'
import { errorAt } from '#web/command/use-command.ts'
import { useQueryState } from '#web/query/hooks.ts'
import { accounts } from '../contract.ts'

/** Debounce in milliseconds. */
const REST_MS = 500

/** Feedback on a username while it is typed: free, or the problem. */
export function useUsernameState() {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const asks = rested.length > 1 && rested === typed
  const { data, error, asking } = useQueryState({ op: accounts.usernameState, input: { username: rested }, passing: true }, asks)
  const known = asks && !asking
  const flaws = {
    taken: t`This username is taken. Choose another one.`,
    reserved: t`This name is kept for the site itself. Choose another one.`,
    free: undefined,
  }
  const wrong = refused(error) ? errorAt(error as Refusal, 'username') : data && flaws[data.state]
  const free = known && !wrong && data?.state === 'free' ? t`${typed} is free.` : undefined
  return { setTyped, flaw: known ? wrong : undefined, free }
}
