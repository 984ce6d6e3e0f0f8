import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import css from './Places.module.css'
import type { Receipt } from './receipt.ts'

/** Where what was bought belongs in the buyer's own albums or wants; nothing if there is no such place. */
export function Places({ receipt: { places, parcels } }: { receipt: Receipt }) {
  const { t } = useLingui()
  const lines = parcels.flatMap((parcel) => parcel.lines)
  if (!places.length) return null
  return (
    <section className={css.place} aria-labelledby="place">
      <div>
        <h2 id="place">{t`A place is waiting for it`}</h2>
        {places.map(({ line_id, name, album }) => (
          <div key={line_id}>
            <p>
              {album ? (
                <>
                  {t`${name}: its place on page ${album.page} of ${album.name} is empty.`} <PageThen {...album} />
                </>
              ) : (
                t`${name} is on your wishlist. Take it off when you hold it.`
              )}
            </p>
            <Button href={album ? `/albums/${album.id}/show?page=${album.page}` : '/wishlists'}>
              {album ? t`See the page` : t`See your wishlist`}
            </Button>
          </div>
        ))}
      </div>
      <ul className={css.pockets} aria-hidden="true">
        {places.map(({ line_id }) => {
          const media = lines.find(({ id }) => id === line_id)?.media
          return <li key={line_id}>{media && <ItemPicture picture={pictureOf(media)} alt="" sizes="120px" scaled={false} />}</li>
        })}
      </ul>
    </section>
  )
}

/** The page when all that was bought is in its places. */
const PageThen = ({ filled, places }: { filled: number; places: number }) =>
  filled < places ? (
    <Plural
      value={filled}
      one={`With this purchase, # of ${places} places on that page is filled.`}
      other={`With this purchase, # of ${places} places on that page are filled.`}
    />
  ) : (
    <Trans>With this purchase, the page is full.</Trans>
  )
