import { useLingui } from '@lingui/react/macro'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import type { EventShown, ParticipantShown } from './event-answer.ts'

/** What an event is, where it stands, and how somebody stands to it. */
export function useEventWords() {
  const { t } = useLingui()
  const types = { Event: t`Event`, Exhibition: t`Exhibition` }
  const modes = { In_Person: t`In person`, Virtual: t`Virtual`, In_Person_And_Virtual: t`In person and virtual` }
  const visibilities = { Open: t`open to all`, Private: t`private, joined on request` }
  const statuses: Record<EventShown['status'], string> = {
    draft: t({ message: 'Draft', context: 'an event' }),
    Future: t({ message: 'Incoming', context: 'an event' }),
    Active: t({ message: 'Ongoing', context: 'an event' }),
    Closed: t({ message: 'Closed', context: 'an event' }),
    cancelled: t({ message: 'Called off', context: 'an event' }),
    archived: t({ message: 'Archived', context: 'an event' }),
  }
  const standings: Record<ParticipantShown['status'], string> = {
    Pending: t({ message: 'Asked to come', context: 'a participant' }),
    Accepted: t({ message: 'Going', context: 'a participant' }),
    Rejected: t({ message: 'Turned down', context: 'a participant' }),
    Invited: t({ message: 'Invited', context: 'a participant' }),
    waitlisted: t({ message: 'Waits in line', context: 'a participant' }),
    offered: t({ message: 'A place is held', context: 'a participant' }),
    cancelled: t({ message: 'Not coming', context: 'a participant' }),
    checked_in: t({ message: 'Is in', context: 'a participant' }),
  }
  const roles = { Participant: t({ message: 'Participant', context: 'at an event' }), Visitor: t({ message: 'Visitor', context: 'at an event' }) }
  return {
    typeOf: (type: EventShown['type']) => types[type],
    iconOf: (type: EventShown['type']): IconName => (type === 'Exhibition' ? 'image' : 'ticket'),
    wayOf: ({ mode, visibility }: Pick<EventShown, 'mode' | 'visibility'>) => {
      const [where, who] = [modes[mode], visibilities[visibility]]
      return t`${where}, ${who}`
    },
    modeOf: (mode: EventShown['mode']) => modes[mode],
    statusOf: (status: EventShown['status']) => statuses[status],
    standingOf: (status: ParticipantShown['status']) => standings[status],
    roleOf: (role: ParticipantShown['role']) => roles[role],
  }
}
