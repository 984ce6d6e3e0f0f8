import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { fileCss } from '#features/imports/web/public.tsx'
import { stores } from '#features/stores/contract.ts'
import { StoreWanted } from '#features/stores/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { FilePick } from '#web/ui/files/FilePick.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { bulkListing } from '../contract.ts'
import css from './Bulk.module.css'
import { sendTable } from './send-table.ts'
import { useStateWords } from './use-state-words.ts'

/** List many at once: a table to fill in, the way back in, and what was listed so before. */
export default screen({
  visitors: 'members',
  reads: () => ({}),
  asks: () => [queryOf(stores.own, {}), queryOf(bulkListing.list, {})],
  Draw: () => <Guarded />,
})

function Guarded() {
  const { t } = useLingui()
  return useData(stores.own, {}).store ? <Bulk /> : <StoreWanted title={t`List many at once`} />
}

function Bulk() {
  const { t } = useLingui()
  const { imports } = useData(bulkListing.list, {})
  const words = useStateWords()
  return (
    <main id="main" className={`page ${fileCss.page}`} tabIndex={-1}>
      <Title>{t`List many at once`}</Title>
      <div>
        <Crumbs crumbs={[{ label: t`My Store`, href: '/store' }, { label: t`List many at once` }]} />
        <div className={fileCss.head}>
          <h1>{t`List many at once`}</h1>
          <Button size="s" icon="download-simple" href="/api/products/import/template">{t`Items to list (CSV)`}</Button>
          <Button size="s" icon="download-simple" href="/api/products/export">{t`All listings (CSV)`}</Button>
        </div>
        <p className="text-2">{t`Take the table of your items, fill in the prices, and bring it back. Each column has the name of a field.`}</p>
      </div>
      <TableChoice />
      {imports.length > 0 && (
        <section aria-labelledby="before">
          <h2 id="before">{t`Tables before`}</h2>
          <ul className={css.list}>
            {imports.map((one) => (
              <li key={one.id} className={`${fileCss.row} ${css.line}`}>
                <a className="strong" href={`/store/import/${one.id}`}>
                  <bdi>{one.name}</bdi>
                </a>
                <span className="small text-2">{words(one.status)}</span>
                <span className="small text-2 push">
                  <DateTime at={one.created_at} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  )
}

function TableChoice() {
  const { t } = useLingui()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  async function take(files: FileList | null) {
    const [file] = files ?? []
    if (!file || busy) return
    setBusy(true)
    setError(undefined)
    const { id, message } = await sendTable(file)
    setBusy(false)
    if (id) router.push(`/store/import/${id}`)
    else setError(message || t`The server did not answer. Nothing is lost: try again.`)
  }
  return (
    <section aria-label={t`Choose a file`}>
      <div className={fileCss.drop}>
        <Icon name="table" size="l" />
        <p className="small text-2">{t`CSV or Excel (.xlsx), 2,000 rows at most.`}</p>
        <FilePick words={t`Choose a file`} icon="upload-simple" accept=".csv,.txt,.tsv,.xlsx" onPick={take} off={busy} />
        <p role="status" className="small text-2">
          {busy ? t`Reading the file…` : t`You see everything before it is listed, and can take it back afterwards.`}
        </p>
      </div>
      {error && (
        <Note tone="bad" role="alert">
          {error}
        </Note>
      )}
    </section>
  )
}
