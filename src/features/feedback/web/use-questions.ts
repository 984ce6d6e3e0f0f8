import { useLingui } from '@lingui/react/macro'
import type { Question, Role } from '../rules.ts'

/** The questions as the author reads them, and as readers of the answers do. */
export function useQuestions() {
  const { t } = useLingui()
  const asked: Readonly<Record<Role, Readonly<Partial<Record<Question, string>>>>> = {
    buyer: {
      as_described: t`Was everything as described?`,
      packing: t`Was it packed well?`,
      speed: t`Was it sent quickly?`,
      contact: t`Were you answered well?`,
    },
    seller: { speed: t`Did the buyer pay and confirm quickly?`, contact: t`Was writing to each other pleasant?` },
  }
  const names: Readonly<Record<Question, string>> = { as_described: t`As described`, packing: t`Packing`, speed: t`Speed`, contact: t`Answers` }
  return { asked, names }
}
