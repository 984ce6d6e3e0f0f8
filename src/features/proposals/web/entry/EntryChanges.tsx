import { useLingui } from '@lingui/react/macro'
import type { CatalogueEntryId } from '#features/catalogue/contract.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { proposals } from '../../contract.ts'
import { ChangeList } from './ChangeList.tsx'

const SHOWN = 5

/** The latest of the change log, fetched when the page is there: a page of its own shows all of it, also without script. */
export function EntryChanges({ id }: { id: CatalogueEntryId }) {
  const { t } = useLingui()
  const found = useMaybe(proposals.changes, { id, page_size: SHOWN }, true)?.changes.data
  if (!found) return null
  return found.length ? <ChangeList changes={found} /> : <p className="text-2">{t`Nothing has been changed since it was entered.`}</p>
}
