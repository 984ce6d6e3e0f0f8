import { useLingui } from '@lingui/react/macro'
import { fill } from '#kernel/address.ts'
import { useSite } from '../router/use-site.ts'

interface SaveSearchProps {
  /** The kind of listing, as saved searches name it. */
  kind: string
  /** Filters of the list that new listings can be held against; without a set one there is nothing to save. */
  filters: Readonly<Record<string, unknown>>
}

const isSet = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** Leads to where a search gets a name, and when it tells. */
export function SaveSearchLink({ kind, filters }: SaveSearchProps) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  if (!signed_in || !Object.values(filters).some(isSet)) return null
  return <a className="link" href={fill('/saved-searches', { searchable_type: kind, ...filters })}>{t`Save this search`}</a>
}
