import { useLingui } from '@lingui/react'
import { failures } from '../rules.ts'
import { failureTexts } from '../texts.ts'

/** Reason of a failed payment, with the same texts as the API. */
export function useFailure(): (reason: unknown) => string {
  const { i18n } = useLingui()
  return (reason) => {
    const id = `payment.failure.${failures.find((one) => one === reason) ?? 'declined'}` as const
    return i18n._({ id, message: failureTexts[id] })
  }
}
