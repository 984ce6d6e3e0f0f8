import { useLingui } from '@lingui/react/macro'
import { account } from '#features/account/contract.ts'
import { profiles } from '#features/profiles/contract.ts'
import { EditProfileForm, PortraitField } from '#features/profiles/web/public.tsx'
import { stampItems } from '#features/stamp-items/contract.ts'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { PAGE } from '#kernel/measures.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screenWithoutInput } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import css from './EditProfile.module.css'
import { asksMember, ofMember, shownStatuses } from './profile-address.ts'

const words = { types: ['countries', 'topics', 'stampCategories'] as ('countries' | 'topics' | 'stampCategories')[] }
const mine = (id: string) => ({ user_id: id as never, status: [...shownStatuses], page_size: PAGE.to_choose_from })

export default {
  ...screenWithoutInput(EditProfile, { visitors: 'members', asks: () => [queryOf(account.me, {}), queryOf(vocabularies.staticData, words)] }),
  next: (_: unknown, answerOf: Parameters<NonNullable<ReturnType<typeof screenWithoutInput>['next']>>[1], round: number) => {
    const { id } = answerOf(account.me, {}).user
    return round === 0 ? [...asksMember(id), queryOf(stampItems.list, mine(id))] : []
  },
}

function EditProfile() {
  const { t } = useLingui()
  const { id } = useData(account.me, {}).user
  const { user } = useData(profiles.show, ofMember(id))
  const { stamp_items, is_chosen } = useData(profiles.showcase, ofMember(id))
  const { data: lists } = useData(vocabularies.staticData, words)
  const { data: offered } = useData(stampItems.list, mine(id)).stamp_items
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <Title>{t`Edit profile`}</Title>
      <h1>{t`Edit profile`}</h1>
      <section className="panel folio" aria-labelledby="pictures">
        <h2 id="pictures">{t`Pictures`}</h2>
        <div className={css.pair}>
          <PortraitField field="image_media_id" title={t`Profile picture`} user={user} />
          <PortraitField field="cover_media_id" title={t`Cover picture`} user={user} />
        </div>
      </section>
      <EditProfileForm {...{ user, lists, offered }} showcase={is_chosen ? stamp_items : []} />
    </main>
  )
}
