import { useLingui } from '@lingui/react/macro'
import { type OnboardingStep, onboardingSteps, stepAfter } from '#features/settings/contract.ts'
import { useSetting } from '#features/settings/web/public.tsx'
import { ownPath } from '#kernel/address.ts'
import type { RouteMatch } from '#web/router/screen.ts'
import { useRouter } from '#web/router/use-router.ts'
import type { CoilStep } from '#web/ui/cards/CoilStrip.tsx'

const at = (step: string) => (onboardingSteps as readonly string[]).indexOf(step)

const MARKET = '/marketplace'
/** Return path after onboarding. */
export const readBack = ({ query }: RouteMatch) => ({ back: ownPath(query.get('redirect_back'), MARKET) })
const stepHref = (step: string, back: string) => `/signup/${step}${back === MARKET ? '' : `?redirect_back=${encodeURIComponent(back)}`}`

/** Progress and navigation. The step is stored in the settings, so that the member continues on another day or device. */
export function useOnboarding(step: OnboardingStep, back: string) {
  const router = useRouter()
  const { value, change } = useSetting('user', 'onboarding')
  const labels = useStepLabels()
  const reached = value === 'finished' ? onboardingSteps.length : at(String(value))
  const steps: CoilStep[] = onboardingSteps.map((one) => ({
    label: labels[one],
    state: one === step ? 'current' : at(one) < reached ? 'done' : 'ahead',
    ...(one !== step && at(one) <= reached && { href: stepHref(one, back) }),
  }))
  const next = stepAfter(step)
  async function goOn() {
    if (at(step) >= reached) await change(next)
    // Returns to the page before sign-up; without one, shows the summary.
    if (next === 'finished') location.assign(back === MARKET ? '/signup/done' : back)
    else router.push(stepHref(next, back))
  }
  const before = onboardingSteps[at(step) - 1]
  return { steps, goOn, before: before && stepHref(before, back), is_last: next === 'finished' }
}

function useStepLabels(): Readonly<Record<OnboardingStep, string>> {
  const { t } = useLingui()
  return {
    countries: t`Countries`,
    categories: t`Categories`,
    topics: t`Topics`,
    'verify-email': t`Your address`,
    'follow-users': t`Collectors`,
    'user-info': t`About you`,
  }
}
