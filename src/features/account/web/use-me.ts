import { account } from '#features/account/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'

export type Me = AnswerOf<typeof account.me>['user']

/** The logged-in member; undefined for guests. The document preloads it for every page. */
export const useMe = (): Me | undefined => useMaybe(account.me, {}, useSite().signed_in)?.user
