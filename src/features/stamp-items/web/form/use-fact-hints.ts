import { useLingui } from '@lingui/react/macro'

/** What helps at a field, where its name does not say it all. */
export function useFactHints(): Readonly<Record<string, string | undefined>> {
  const { t } = useLingui()
  return {
    status: t`Private items and their pictures are yours alone.`,
    perforation: t`As 14 × 13½, or imperforate.`,
    gauge_top: t`Holes in 2 cm, as 13½ or 13.25.`,
    storage_place: t`For example: red stockbook, page 7. Only you see it.`,
    private_note: t`Only you see it.`,
    purchase_date: t`Price and date are seen by you alone.`,
    tags: t`Your own words, separated by commas.`,
    gum: t`Of unused stamps only.`,
  }
}
