import { useLingui } from '@lingui/react/macro'
import type { CaseStatus, DecisionStatus, Measure, Reason, Scope } from '../rules.ts'

/** Reasons of reports, which are also the rules that decisions name. */
export function useReasons(): Readonly<Record<Reason, string>> {
  const { t } = useLingui()
  return {
    spam: t({ message: 'Spam or advertising', context: 'a reason to report' }),
    harassment: t({ message: 'Harassment or insult', context: 'a reason to report' }),
    hate: t({ message: 'Hate or incitement', context: 'a reason to report' }),
    fraud: t({ message: 'Fraud or deceit', context: 'a reason to report' }),
    forgery: t({ message: 'A forgery sold as genuine', context: 'a reason to report' }),
    prohibited: t({ message: 'A prohibited item', context: 'a reason to report' }),
    privacy: t({ message: 'Private data of somebody', context: 'a reason to report' }),
    indecent: t({ message: 'Indecent pictures or words', context: 'a reason to report' }),
    other: t({ message: 'Something else', context: 'a reason to report' }),
  }
}
export function useMeasures(): Readonly<Record<Measure, string>> {
  const { t } = useLingui()
  return {
    warn: t({ message: 'Warning', context: 'a measure of moderators' }),
    hide: t({ message: 'Hidden', context: 'a measure of moderators' }),
    remove: t({ message: 'Removed', context: 'a measure of moderators' }),
    restrict: t({ message: 'Restricted', context: 'a measure of moderators' }),
    suspend: t({ message: 'Account suspended', context: 'a measure of moderators' }),
  }
}
export function useScopes(): Readonly<Record<Scope, string>> {
  const { t } = useLingui()
  return {
    writing: t`Posts and comments`,
    messages: t({ message: 'Messages', context: 'what a restriction takes' }),
    selling: t`Selling, auctions and bounties`,
    clubs: t({ message: 'Clubs', context: 'what a restriction takes' }),
  }
}
export function useCaseStates(): Readonly<Record<CaseStatus, string>> {
  const { t } = useLingui()
  return {
    open: t({ message: 'Open', context: 'a report' }),
    in_progress: t({ message: 'In progress', context: 'a report' }),
    resolved: t({ message: 'Resolved', context: 'a report' }),
    rejected: t({ message: 'No rule is broken', context: 'a report' }),
  }
}
export function useDecisionStates(): Readonly<Record<DecisionStatus, string>> {
  const { t } = useLingui()
  return {
    standing: t({ message: 'Stands', context: 'a decision' }),
    appealed: t({ message: 'Appealed', context: 'a decision' }),
    upheld: t({ message: 'Stands after the appeal', context: 'a decision' }),
    reversed: t({ message: 'Reversed', context: 'a decision' }),
  }
}
/** Kinds of things, by the names of the specification. */
export function useKindsOfThings(): (name: string | null) => string {
  const { t } = useLingui()
  const names: Record<string, string> = {
    Post: t({ message: 'Post', context: 'a kind of thing' }),
    Comment: t({ message: 'Comment', context: 'a kind of thing' }),
    Conversation: t({ message: 'Message', context: 'a kind of thing' }),
    User: t({ message: 'Member', context: 'a kind of thing' }),
    Store: t({ message: 'Store', context: 'a kind of thing' }),
    Product: t({ message: 'Listing', context: 'a kind of thing' }),
    Auction: t({ message: 'Auction', context: 'a kind of thing' }),
    Club: t({ message: 'Club', context: 'a kind of thing' }),
  }
  return (name) => (name && names[name]) || t({ message: 'Account', context: 'a kind of thing' })
}
