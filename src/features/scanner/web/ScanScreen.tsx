import { useLingui } from '@lingui/react/macro'
import { albums } from '#features/albums/contract.ts'
import { PAGE } from '#kernel/measures.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { scanner } from '../contract.ts'
import { PageDesk } from './PageDesk.tsx'
import css from './Scan.module.css'
import { StartPanel } from './StartPanel.tsx'
import { useScan } from './use-scan.ts'
import { asksScanWords } from './words.ts'

export default screen({
  visitors: 'members',
  reads: () => ({}),
  asks: () => [queryOf(scanner.left, {}), queryOf(albums.list, { page_size: PAGE.to_choose_from, sort: 'most_recent' }), asksScanWords()],
  Draw: () => <ScanPage />,
})

/** A page of stamps or coins becomes items of the collection. */
function ScanPage() {
  const { t } = useLingui()
  const scan = useScan()
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <Title>{t`Scan a page`}</Title>
      {scan.phase === 'page' ? <PageDesk scan={scan} page={scan.page!} /> : <StartPanel scan={scan} />}
    </main>
  )
}
