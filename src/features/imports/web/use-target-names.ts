import { useLingui } from '@lingui/react/macro'
import { useItemLabels } from '#features/stamp-items/web/public.tsx'
import type { OfferedTarget } from '../rules.ts'

/** What a field is called that a column can go to. */
export function useTargetNames(): (target: string) => string {
  const { t } = useLingui()
  const labels = useItemLabels()
  const own: Partial<Record<OfferedTarget, string>> = {
    face_value: t`Face value`,
    face_currency: t`Unit of the face value`,
    quantity: t`Quantity`,
    remark: t`Keep as words in the description`,
  }
  const names: Readonly<Record<string, string>> = { ...labels, ...own }
  return (target) =>
    names[target] ?? (target.startsWith('number:') ? `${labels.catalogue_number}: ${target.slice(7).replaceAll('_', ' ')}` : t`Known column`)
}
