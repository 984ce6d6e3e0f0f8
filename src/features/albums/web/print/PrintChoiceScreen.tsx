import { useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { albums } from '../../contract.ts'
import { AlbumCards } from '../list/AlbumCards.tsx'

/** The longest page of albums: the choice is not walked. */
const MOST_SHOWN = 100

export default screen({ visitors: 'members', reads: () => ({}), asks: () => [queryOf(albums.list, { page_size: MOST_SHOWN })], Draw: PrintChoice })

/** Which album is printed? */
function PrintChoice() {
  const { t } = useLingui()
  const { albums: found } = useData(albums.list, { page_size: MOST_SHOWN })
  const paged = found.data.filter(({ pages }) => pages.length > 0)
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Print an album`}</Title>
      <h1 className="page-head">{t`Print an album`}</h1>
      {paged.length ? (
        <AlbumCards albums={paged} hrefOf={({ id }) => `/print-album/${id}`} />
      ) : (
        <EmptyState
          title={t`No page to print`}
          line={t`Lay the items of an album on pages first.`}
          action={<Button href="/albums/create">{t`Make an album`}</Button>}
        />
      )}
    </main>
  )
}
