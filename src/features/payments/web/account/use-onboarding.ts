import { useState } from 'react'
import { type Refusal, refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useSite } from '#web/router/use-site.ts'
import { payments } from '../../contract.ts'
import { bankStep } from '../bank-step.ts'

/** Makes the account where there is none, and leads to the gateway's page for it. */
export function useOnboarding() {
  const site = useSite()
  const open = useCommand(payments.openAccount)
  const onboard = useCommand(payments.onboardAccount)
  const [leaving, setLeaving] = useState(false)
  async function lead() {
    const answer = await onboard.run({})
    if (refused(answer)) return
    setLeaving(true)
    location.assign(bankStep(answer.onboarding_url, site))
  }
  async function begin(country: string) {
    if (!refused(await open.run(country ? { country } : {}))) await lead()
  }
  const refusal: Refusal | undefined = open.refusal ?? onboard.refusal
  return { begin, lead, busy: open.busy || onboard.busy || leaving, refusal }
}
