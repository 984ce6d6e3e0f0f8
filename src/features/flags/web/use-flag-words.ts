import { useLingui } from '@lingui/react/macro'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { nameOf } from '#features/vocabularies/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { type FlagCardShown, type FlagShown, reasonsOf } from './flag-answer.ts'

/** Reasons in the reader's language. The page asks for them (`asksReasons`). */
export function useReasonNames(): (code: string) => string {
  const lists = useData(vocabularies.staticData, reasonsOf).data
  return (code) => nameOf(lists.flagReasons, code)
}

export function useFlagWords() {
  const { t } = useLingui()
  const statuses: Record<FlagShown['status'], string> = {
    opened: t({ message: 'Voting', context: 'a flag' }),
    accepted: t({ message: 'The flag is right', context: 'a flag' }),
    rejected: t({ message: 'The flag is not right', context: 'a flag' }),
    declined: t({ message: 'Declined', context: 'a flag' }),
    resolved: t({ message: 'Corrected', context: 'a flag' }),
    'clarification-requested': t`A question is open`,
    'flag-removal-request': t`The owner has corrected it`,
  }
  const fields: Record<NonNullable<FlagShown['field']>, string> = {
    identification: t({ message: 'Identification', context: 'a field of judging' }),
    perforation: t({ message: 'Perforation', context: 'a field of judging' }),
    gum: t({ message: 'Gum', context: 'a field of judging' }),
    condition: t({ message: 'Condition', context: 'a field of judging' }),
    forgeries: t({ message: 'Forgeries', context: 'a field of judging' }),
    pictures: t({ message: 'Pictures', context: 'a field of judging' }),
    coins: t({ message: 'Coins', context: 'a field of judging, numismatic' }),
  }
  const statusOf = ({ status, referred }: Pick<FlagCardShown, 'status' | 'referred'>) =>
    status === 'opened' && referred ? t`A moderator decides` : statuses[status]
  return { statusOf, fieldOf: (field: NonNullable<FlagShown['field']>) => fields[field] }
}

/** What somebody has done, in a line of the conversation. */
export function useFlagDeeds(): (action: string) => string {
  const { t } = useLingui()
  const words: Record<string, string> = {
    open: t`Has flagged the item`,
    join: t`Flags it too`,
    ask: t`Asks for something clearer`,
    answer: t`Has answered`,
    request_removal: t`Has corrected the item, and asks to end the flag`,
    agree: t`Agrees`,
    disagree: t`Does not find it corrected`,
    withdraw: t`Has taken the flag back`,
    mend: t`Has corrected what was found`,
    appeal: t`Appeals: a fresh jury votes`,
    refer: t`The votes were too few or undecided: a moderator decides`,
    go_on: t`Nobody answered in time: the vote goes on`,
    accepted: t`Decided: the flag is right`,
    rejected: t`Decided: the flag is not right`,
    resolve: t`Ended: the item is corrected`,
    decline: t`Ended without a decision`,
  }
  return (action) => words[action] ?? ''
}

/** Why somebody has no vote. */
export function useBars(): Record<NonNullable<FlagShown['vote_bar']>, string> {
  const { t } = useLingui()
  return {
    party: t`You are a party here, and have no vote.`,
    voted: t`You have voted.`,
    new_account: t`Your account is younger than seven days: it has no vote yet.`,
    suspended: t`Your account has no vote.`,
    partner: t`You are too close to one of the parties: you have dealt with them in the last twelve months, or one of you has blocked the other.`,
    last_jury: t`You have judged it before: an appeal is heard by others.`,
    moderator: t`Moderators have no vote.`,
    over: t`No votes are taken now.`,
  }
}
