import { useLingui } from '@lingui/react/macro'
import { usePartNames } from '../use-profile-words.ts'

export function useFieldNames(): Record<string, string> {
  const { t } = useLingui()
  return {
    ...usePartNames(),
    first_name: t`First name`,
    last_name: t`Last name`,
    username: t`Username`,
    description: t`About you`,
    country: t`Country`,
    country_ids: t`Countries of interest`,
    topic_ids: t`Topics of interest`,
    category_ids: t`Categories of interest`,
  }
}
