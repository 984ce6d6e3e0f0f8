import { Plural, useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { fill } from '#kernel/address.ts'
import { PAGE } from '#kernel/measures.ts'
import { placeIn, placeQuery } from '#web/list/list-place.ts'
import { type ListPlace, Pages } from '#web/list/Pages.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { albums } from '../../contract.ts'
import css from './Albums.module.css'

export default screen({
  reads: ({ query }: RouteMatch) => placeIn(query, PAGE.usual),
  asks: (place) => [queryOf(albums.collections, place)],
  Draw: ({ input }) => <Collections place={input} />,
})

/** Members who show albums. */
function Collections({ place }: { place: ListPlace }) {
  const { t } = useLingui()
  const { collections } = useData(albums.collections, place)
  return (
    <main id="main" className={`page ${css.albums}`} tabIndex={-1}>
      <Title>{t`Collections`}</Title>
      <div className={css.head}>
        <h1>{t`Collections`}</h1>
        <p className="text-2">{t`What members show of their albums.`}</p>
      </div>
      {!collections.data.length && (
        <EmptyState
          title={t`Nothing to see yet`}
          line={t`Nobody shows an album yet. Yours could be the first.`}
          action={<Button href="/albums/create">{t`Make an album`}</Button>}
        />
      )}
      <ul className={css.people}>
        {collections.data.map(({ user, album_count, albums: few }) => (
          <li key={user.id} className={css.person}>
            <div className={css.covers} aria-hidden="true">
              {few.map(({ id, cover }) => (
                <i key={id}>{cover && <ItemPicture picture={pictureOf(cover)} alt="" sizes="120px" scaled={false} />}</i>
              ))}
            </div>
            <div className={css.who}>
              <Avatar name={user.full_name} url={user.image_url ?? undefined} />
              <div>
                <a className="card-link" href={`/collections/${user.id}/albums`}>
                  {user.full_name}
                </a>
                <p className="small text-2">
                  <Plural value={album_count} one="# album" other="# albums" />
                </p>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <Pages {...place} total={collections.total ?? 0} hrefOf={(to) => fill('/collections', placeQuery(to, PAGE.usual))} />
    </main>
  )
}
