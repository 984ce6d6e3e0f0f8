import { useLingui } from '@lingui/react/macro'
import type { ListedProposal } from './types.ts'

export function useStatusWords(): Readonly<Record<ListedProposal['status'], string>> {
  const { t } = useLingui()
  return {
    Voting: t`Open to votes`,
    Undecided: t`Waits for a moderator`,
    Stale: t`Needs another look`,
    Accepted: t`Accepted`,
    Rejected: t`Not accepted`,
    Withdrawn: t`Withdrawn`,
  }
}
