import { useLingui } from '@lingui/react/macro'
import type { ProposedFacts } from '../shapes.ts'

export function useFactLabels(): Readonly<Record<keyof ProposedFacts, string>> {
  const { t } = useLingui()
  return {
    item_kind: t`Kind of item`,
    name: t`Name of the issue`,
    series: t`Series`,
    country: t`Country`,
    year_issued: t`Year of issue`,
    denomination: t`Denomination`,
    color: t`Colour`,
    perforation: t`Perforation`,
    format: t`Format`,
    printing: t`Printing`,
    width_mm: t`Width in mm`,
    height_mm: t`Height in mm`,
    designer: t`Designer`,
    printer: t`Printer`,
    total_stamps_issued: t`Print run`,
    description: t`Description`,
    topic_ids: t`Topics`,
    catalogue_number: t`Catalogue numbers`,
    media_id: t`Picture`,
    stamp_kind: t`What the picture shows`,
  }
}
