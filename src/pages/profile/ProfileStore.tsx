import { Plural } from '@lingui/react/macro'
import type { ProfileAnswer } from '#features/profiles/web/public.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import css from './Profile.module.css'

/** Link to the member's store. */
export function ProfileStore({ store }: { store: NonNullable<ProfileAnswer['store']> }) {
  return (
    <aside className={css.plate}>
      <span className={`perf ${css.sign}`} aria-hidden="true">
        <Icon name="storefront" />
      </span>
      <p>
        <a className={css['store-name']} href={`/stores/${store.id}`}>
          {store.name}
        </a>
        <span className="small text-2">
          <Plural value={store.product_count} one="# for sale" other="# for sale" />
        </span>
      </p>
    </aside>
  )
}
