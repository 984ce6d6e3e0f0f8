import { useLingui } from '@lingui/react/macro'
import { network } from '#features/network/contract.ts'
import { PAGE } from '#kernel/measures.ts'
import type { InputOf } from '#kernel/operation.ts'
import { LinkSelect } from '#web/list/LinkSelect.tsx'
import { Pages } from '#web/list/Pages.tsx'
import { useData } from '#web/query/hooks.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { albums } from '../../contract.ts'
import { createPath } from '../album-path.ts'
import { AlbumCards } from './AlbumCards.tsx'
import css from './Albums.module.css'
import { type AlbumsPlace, albumsAddress } from './albums-address.ts'

type AlbumsInput = InputOf<typeof albums.list> & { user_id: string }

/** All albums of a member, or their lots or sets. */
export function Albums({ list, at }: { list: AlbumsInput; at: AlbumsPlace }) {
  const { t } = useLingui()
  const { albums: found } = useData(albums.list, list as never)
  const { follow } = useData(network.standing, { id: list.user_id as never })
  const own = follow.viewer_id === list.user_id
  const { full_name } = follow.user
  const titles = own
    ? { all: t`My Albums`, plain: t`My Albums`, lot: t`My Lots`, set: t`My Sets` }
    : { all: t`${full_name}: albums`, plain: t`${full_name}: albums`, lot: t`${full_name}: lots`, set: t`${full_name}: sets` }
  const title = titles[list.type ?? 'all']
  const make = createPath(list.type)
  return (
    <main id="main" className={`page ${css.albums}`} tabIndex={-1}>
      <Title>{title}</Title>
      {at === 'collections' && <Crumbs crumbs={[{ label: t`Collections`, href: '/collections' }, { label: full_name }]} />}
      <div className={css.head}>
        <h1>{title}</h1>
        <Sorts list={list} at={at} />
        {own && (
          <Button href={make} variant="fill" size="s" icon="plus">
            {list.type === 'lot' ? t`New lot` : list.type === 'set' ? t`New set` : t`New album`}
          </Button>
        )}
      </div>
      <Kinds list={list} at={at} />
      {found.data.length ? <AlbumCards albums={found.data} /> : <NoAlbums own={own} make={make} past={list.page > 1} />}
      <Pages {...list} total={found.total ?? found.data.length} hrefOf={(to) => albumsAddress({ ...list, ...to }, at)} />
    </main>
  )
}

function Kinds({ list, at }: { list: AlbumsInput; at: AlbumsPlace }) {
  const { t } = useLingui()
  const tab = (label: string, type?: 'lot' | 'set') => ({
    label,
    href: albumsAddress({ ...list, type, page: 1 }, at === 'collections' ? at : type ? (`${type}s` as const) : 'albums'),
    current: list.type === type,
  })
  return <Tabs label={t`Kinds of albums`} tabs={[tab(t`All`), tab(t`Lots`, 'lot'), tab(t`Sets`, 'set')]} />
}

function Sorts({ list, at }: { list: AlbumsInput; at: AlbumsPlace }) {
  const { t } = useLingui()
  const choices = [
    { value: 'most_recent', label: t`Most recent` },
    { value: 'most_items', label: t`Most items` },
  ]
  return (
    <LinkSelect
      label={t`Sort`}
      name="sort"
      value={list.sort}
      choices={choices}
      hrefOf={(sort) => albumsAddress({ ...list, sort: sort as typeof list.sort, page: 1, page_size: list.page_size ?? PAGE.usual }, at)}
    />
  )
}

function NoAlbums({ own, make, past }: { own: boolean; make: string; past: boolean }) {
  const { t } = useLingui()
  if (past) return <EmptyState title={t`Nothing here`} line={t`The albums end before this page.`} />
  if (!own)
    return (
      <EmptyState
        title={t`Nothing to see yet`}
        line={t`This member shows none.`}
        action={<Button href="/collections">{t`See other collections`}</Button>}
      />
    )
  return (
    <EmptyState
      title={t`Your first one`}
      line={t`Give it a name, put items into it, and arrange them on pages as in a printed album.`}
      action={<Button href={make} variant="fill" icon="plus">{t`Make one`}</Button>}
    />
  )
}
