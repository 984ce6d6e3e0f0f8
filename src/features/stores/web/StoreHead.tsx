import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { pictureOf } from '#features/media/web/public.tsx'
import { BlockMenu, FollowButton } from '#features/network/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { useSite } from '#web/router/use-site.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { ShareButton } from '#web/ui/overlays/ShareButton.tsx'
import type { stores } from '../contract.ts'
import css from './StoreHead.module.css'

type Answer = AnswerOf<typeof stores.show>
type Store = Answer['store']

interface StoreHeadProps {
  store: Store
  record: Answer['record']
  own: boolean
  keep?: ReactNode
  /** Some of its items, where it has chosen no cover. */
  pieces?: ReactNode
}

/** Head of a store: cover, name, place and actions. */
export function StoreHead({ store, record, own, keep, pieces }: StoreHeadProps) {
  const { t } = useLingui()
  const { origin } = useSite()
  const seller = { id: store.user_id, full_name: store.name }
  const { name, description, cover_media: cover, profile_media: face, city, country_name } = store
  return (
    <>
      <div className={cover ? css.cover : pieces ? css.pieces : css.bare}>
        {!cover && pieces}
        {cover && (
          <ItemPicture picture={{ ...pictureOf(cover), border: 'clear' }} alt="" sizes="(min-width: 1410px) 1410px, 100vw" scaled={false} priority />
        )}
      </div>
      <div className={css.who}>
        <div className={css.face}>
          <Avatar name={name} url={face && pictureOf(face).sizes[0]?.url} size="l" />
        </div>
        <div>
          <h1>{name}</h1>
          <p className="text-2">
            {[city, country_name].filter(Boolean).join(', ')} · <Plural value={store.product_count} one="# item for sale" other="# items for sale" />
          </p>
        </div>
        <div className={css.acts}>
          {!own && <FollowButton member={seller} />}
          {keep}
          <ShareButton title={name} url={`${origin}/stores/${store.id}`} />
          {own && <a className="btn" href="/store">{t`My Store`}</a>}
          {own && <a className="btn" href="/store/edit">{t`Edit`}</a>}
          {!own && <BlockMenu member={seller} reported={{ type: 'Store', id: store.id, name }} />}
        </div>
      </div>
      {store.away_until && store.on_vacation && (
        <Note tone="warn">
          {t`Away until`} <DateTime at={store.away_until} show="date" />. {store.away_note}
        </Note>
      )}
      {description && <p className={css.text}>{description}</p>}
      <dl className={css.record}>
        {record.map(({ name, label, value }) => (
          <div key={name} data-fact={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
