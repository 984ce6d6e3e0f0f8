import { useLingui } from '@lingui/react/macro'
import type { CatalogueEntryId } from '#features/catalogue/contract.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { changesPath } from '../addresses.ts'

const EntryChanges = lazyPart(() => import('./EntryChanges.tsx').then(({ EntryChanges }) => EntryChanges))

/** The change log on the page of an entry. */
export function ChangeLog({ id }: { id: CatalogueEntryId }) {
  const { t } = useLingui()
  return (
    <section className="section" aria-labelledby="changes">
      <div className="section-head">
        <h2 id="changes">{t`Change log`}</h2>
        <a className="link" href={changesPath(id)}>{t`All changes`}</a>
      </div>
      <EntryChanges id={id} />
    </section>
  )
}
