import { Badge } from '#web/ui/cards/Badge.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import css from './Proposals.module.css'
import type { ListedProposal } from './types.ts'
import { useStatusWords } from './use-status-words.ts'

const ICONS: Readonly<Record<ListedProposal['status'], IconName>> = {
  Voting: 'scales',
  Undecided: 'clock',
  Stale: 'arrows-clockwise',
  Accepted: 'seal-check',
  Rejected: 'x-circle',
  Withdrawn: 'arrow-counter-clockwise',
}

export function StatusBadge({ status }: { status: ListedProposal['status'] }) {
  const words = useStatusWords()
  const tone = status === 'Accepted' ? css.good : status === 'Rejected' ? css.bad : status === 'Stale' ? css.warn : ''
  return (
    <Badge icon={ICONS[status]} className={tone}>
      {words[status]}
    </Badge>
  )
}
