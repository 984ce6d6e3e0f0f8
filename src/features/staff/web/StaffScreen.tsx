import { useLingui } from '@lingui/react/macro'
import { stores } from '#features/stores/contract.ts'
import { StoreWanted } from '#features/stores/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData, useRefresh } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screenWithoutInput } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { staff } from '../contract.ts'
import { InviteForm } from './InviteForm.tsx'
import css from './Staff.module.css'
import { useStaffWords } from './use-staff-words.ts'

/** Who works in one's store. */
export default screenWithoutInput(StaffScreen, { visitors: 'members', asks: () => [queryOf(stores.own, {}), queryOf(staff.list, {})] })

function StaffScreen() {
  const { t } = useLingui()
  const { store } = useData(stores.own, {})
  return store ? <Staff /> : <StoreWanted title={t`People in my store`} />
}

function Staff() {
  const { t } = useLingui()
  const { staff: people, most } = useData(staff.list, {})
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <Title>{t`People in my store`}</Title>
      <div>
        <Crumbs crumbs={[{ label: t`My Store`, href: '/store' }, { label: t`People in my store` }]} />
        <h1>{t`People in my store`}</h1>
        <p className="text-2">{t`They see the orders of your store, print its papers, and say that a parcel is on its way. Your money, refunds, labels, plan, products and people stay yours alone.`}</p>
      </div>
      {people.length > 0 && (
        <ul className={`plain ${css.list}`}>
          {people.map((one) => (
            <Row key={one.id} of={one} />
          ))}
        </ul>
      )}
      <InviteForm count={people.length} most={most} />
    </main>
  )
}

function Row({ of: { id, member, role, status, changed_at } }: { of: AnswerOf<typeof staff.list>['staff'][number] }) {
  const { t } = useLingui()
  const words = useStaffWords()
  const [confirm, anew, putOut] = [useConfirm(), useRefresh(staff.list), useCommand(staff.remove)]
  const { full_name: name, username } = member
  const invited = status === 'invited'
  const word = invited ? t`Take back` : t`Put out`
  async function remove() {
    const text = t`They reach nothing of your store any more, at once. What they have done stays in the history of each order.`
    if (!invited && !(await confirm({ title: t`Put ${name} out of your store?`, text, yes: t`Put out`, danger: true }))) return
    refused(await putOut.run({ id }))
    await anew()
  }
  return (
    <li className={css.row}>
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        <bdi className="text-2">@{username}</bdi>
        <p className="small text-2">
          {words.roles[role]} · {invited ? t`invited` : t`works here since`} <DateTime at={changed_at} show="date" />
        </p>
      </div>
      <Button size="s" variant="danger" onClick={remove} aria-label={`${word}: ${name}`}>
        {word}
      </Button>
    </li>
  )
}
