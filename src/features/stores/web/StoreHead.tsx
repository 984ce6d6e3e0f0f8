import { Plural, useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { ItemPicture } from '#web/ui/ItemPicture.tsx'
import type { stores } from '../contract.ts'
import css from './StoreHead.module.css'

type Store = AnswerOf<typeof stores.show>['store']

/** Who sells here: the shop window, the name, the place, and what one can rely on. */
export function StoreHead({ store, own }: { store: Store; own: boolean }) {
  const { t } = useLingui()
  const { name, description, cover_media: cover, profile_media: face, city, country_name } = store
  return (
    <>
      <div className={cover ? css.cover : css.bare}>
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
            {[city, country_name].filter(Boolean).join(', ')} · {t`sells since ${store.created_at.slice(0, 4)}`} ·{' '}
            <Plural value={store.product_count} one="# item for sale" other="# items for sale" />
          </p>
        </div>
        {own && <a className="btn push" href="/store/edit">{t`Edit`}</a>}
      </div>
      <div className={css.about}>
        {description && <p className={css.text}>{description}</p>}
        <StoreFacts store={store} />
      </div>
    </>
  )
}

function StoreFacts({ store }: { store: Store }) {
  const { t } = useLingui()
  const { website, phone, open_hours, returns_days, type, uuid } = store
  return (
    <Facts
      caption={t`About this store`}
      facts={[
        { label: t`Open hours`, value: open_hours },
        { label: t`Returns`, value: returns_days ? <Plural value={returns_days} one="within # day" other="within # days" /> : t`No returns` },
        { label: t`Telephone`, value: phone },
        {
          label: t`Website`,
          value: website && (
            <a className="link" href={website} rel="noopener nofollow ugc">
              {website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
            </a>
          ),
        },
        { label: t`Seller`, value: type === 'business' ? t`Business` : t`Private collector` },
        { label: t`Store id`, value: `ST-${uuid}` },
      ]}
    />
  )
}
