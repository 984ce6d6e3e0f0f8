import { useLingui } from '@lingui/react/macro'
import type { ApiScope } from '#kernel/people/api-scope.ts'

/** What each scope allows, in the reader's language. */
export function useScopeWords(): Readonly<Record<ApiScope, string>> {
  const { t } = useLingui()
  return {
    'catalogue.read': t`Look things up in the catalogue`,
    'collection.read': t`Read my collection`,
    'collection.write': t`Change my collection`,
    'listings.read': t`Read my listings and stock`,
    'listings.write': t`List, change and take down`,
    'offers.read': t`Read offers`,
    'offers.answer': t`Accept or reject offers`,
    'orders.read': t`Read my orders, sold and bought, and their papers`,
    'orders.fulfil': t`Say that orders are sent`,
    'sales.read': t`Read sales and statements`,
  }
}
