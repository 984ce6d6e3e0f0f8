import { query } from '#server/operations/slice.ts'
import { type DocumentName, documents } from '../contract.ts'
import { fillIn } from './fill.ts'
import { VERSIONS, wordingOf } from './library.ts'

/** Legally binding documents are drafts until the operator's lawyer has approved them. */
const LAW: readonly DocumentName[] = ['terms-and-conditions', 'privacy-policy', 'refund-policy']

export const show = query(documents.show, async ({ input: { name }, requester: { locale }, tools: { site } }) => ({
  document: {
    name,
    version: VERSIONS[name],
    is_draft: LAW.includes(name) && !site.operator.counsel_checked,
    ...fillIn(wordingOf(name, locale), site, locale),
  },
}))
