import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { dashboard } from '../../contract.ts'
import css from '../Dashboard.module.css'
import { Frame } from '../Frame.tsx'
import { useMay } from '../use-may.ts'
import { usePlanNames } from '../use-words.ts'
import { ErasureForm } from './ErasureForm.tsx'
import { MemberNotes } from './MemberNotes.tsx'
import { MemberBadges } from './MembersTable.tsx'
import { PlanPanel } from './PlanPanel.tsx'
import { RolesPanel } from './RolesPanel.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'
import { SuspensionPanel } from './SuspensionPanel.tsx'
import type { ShownMember } from './shown-member.ts'
import { ViewAsPanel } from './ViewAsPanel.tsx'

type MemberPageInput = InputOf<typeof dashboard.member>

export default screen<MemberPageInput>({
  visitors: 'members',
  reads: (place) => readInput(dashboard.member, place),
  asks: (input) => [queryOf(dashboard.member, input)],
  Draw: ({ input }) => <MemberPage input={input} />,
})

function MemberPage({ input }: { input: MemberPageInput }) {
  const { t } = useLingui()
  const may = useMay()
  const { member } = useData(dashboard.member, input)
  return (
    <Frame here="" title={member.full_name}>
      <div className={css.two}>
        <div className={css.blocks}>
          <section className={css.block}>
            <p className="row">
              <Avatar name={member.full_name} url={member.image_url} size="l" />
              <a className="link" href={`/profile/${member.id}`}>{t`Their profile`}</a>
            </p>
            <MemberBadges member={member} />
            <Known member={member} />
            {may.dispatcher && <a className="link" href={`/dashboard/audit?actor=${member.uid}`}>{t`What they did, in the audit log`}</a>}
          </section>
          <SessionsPanel member={member} />
          <MemberNotes member={member} />
        </div>
        <div className={css.blocks}>
          {!member.may_act && <Note>{t`You may look, not act: this is you, or somebody who may more than you.`}</Note>}
          {member.may_act && <SuspensionPanel member={member} />}
          {member.may_act && <PlanPanel member={member} />}
          {member.may_act && may.view_as && member.roles.length === 0 && !member.suspended_at && <ViewAsPanel member={member} />}
          {member.may_hand_out.length > 0 && <RolesPanel member={member} />}
          {member.may_act && may.dispatcher && <ErasureForm member={member} />}
        </div>
      </div>
    </Frame>
  )
}

function Known({ member }: { member: ShownMember }) {
  const { t, i18n } = useLingui()
  const plans = usePlanNames()
  return (
    <Facts
      caption={t`What is known`}
      facts={[
        { label: t`Number`, value: member.uid },
        { label: t`Username`, value: `@${member.username}` },
        { label: t`E-mail`, value: member.email },
        { label: t`Plan`, value: plans[member.plan] ?? member.plan },
        { label: t`Country`, value: member.country && new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(member.country) },
        { label: t`Language`, value: new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(member.language) },
        { label: t({ message: 'Bought', context: 'orders' }), value: i18n.number(member.bought) },
        { label: t({ message: 'Sold', context: 'orders' }), value: i18n.number(member.sold) },
        { label: t`Paid, not sent`, value: i18n.number(member.unsent) },
        { label: t`Since`, value: <DateTime at={member.created_at} /> },
      ]}
    />
  )
}
