import { useLingui } from '@lingui/react/macro'
import { storeSubject } from '#features/stores/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData, useRefresh } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screenWithoutInput } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { staff } from '../contract.ts'
import css from './Staff.module.css'
import { useStaffWords } from './use-staff-words.ts'

/** Stores of others in which one works, or is asked to. */
export default screenWithoutInput(WorkplacesScreen, { visitors: 'members', asks: () => [queryOf(staff.places, {})] })

function WorkplacesScreen() {
  const { t } = useLingui()
  const { workplaces } = useData(staff.places, {})
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <Title>{t`Where I work`}</Title>
      <h1 className="page-head">{t`Where I work`}</h1>
      {workplaces.length === 0 && (
        <EmptyState title={t`You work in no store of others`} line={t`Who has a store can ask you, by your name, to send its parcels.`} />
      )}
      <ul className={`plain ${css.list}`}>
        {workplaces.map((one) => (
          <Place key={one.id} of={one} />
        ))}
      </ul>
    </main>
  )
}

type Workplace = AnswerOf<typeof staff.places>['workplaces'][number]
function Place({ of: place }: { of: Workplace }) {
  const { t } = useLingui()
  const words = useStaffWords()
  const { accept, refuse, leave, refusal } = useAnswers(place)
  const { role, status, owner, store_id, store_name, reaches } = place
  const active = status === 'active'
  const store = store_id && (
    <a className="link" href={storeSubject.path(store_id)}>
      <bdi>{store_name}</bdi>
    </a>
  )
  return (
    <li className={`panel ${css.card}`}>
      <h2>{store || <bdi>{store_name}</bdi>}</h2>
      <p className="text-2">
        {words.roles[role]} · <bdi>{owner.full_name}</bdi> <bdi>@{owner.username}</bdi>
      </p>
      <p>{words.duties[role]}</p>
      {active && !reaches && <Note tone="warn">{t`You cannot reach it now: its owner is away, or their plan lets nobody else work there.`}</Note>}
      <Refused refusal={refusal} fields={{}} />
      <div className="row row--wrap">
        {active && reaches && (
          <Button variant="fill" icon="package" href={`/store/order-listing?seller_id=${owner.id}`}>{t`Orders of this store`}</Button>
        )}
        {active && <Button variant="danger" onClick={leave}>{t`Leave`}</Button>}
        {!active && <Button variant="fill" onClick={accept}>{t`Accept`}</Button>}
        {!active && <Button onClick={refuse}>{t({ message: 'Refuse', context: 'to work in a store' })}</Button>}
      </div>
    </li>
  )
}

function useAnswers({ id, store_name }: Workplace) {
  const { t } = useLingui()
  const [confirm, anew] = [useConfirm(), useRefresh(staff.places)]
  const [accepted, refusedIt, left] = [useCommand(staff.accept), useCommand(staff.refuse), useCommand(staff.leave)]
  return {
    refusal: accepted.refusal ?? refusedIt.refusal ?? left.refusal,
    async accept() {
      refused(await accepted.run({ id }))
      await anew()
    },
    async refuse() {
      refused(await refusedIt.run({ id }))
      await anew()
    },
    async leave() {
      const text = t`You reach nothing of this store any more, until its owner asks you again.`
      if (!(await confirm({ title: t`Leave ${store_name}?`, text, yes: t`Leave`, danger: true }))) return
      refused(await left.run({ id }))
      await anew()
    },
  }
}
