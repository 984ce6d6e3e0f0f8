import { account } from '#features/account/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'

export type Me = AnswerOf<typeof account.me>['user']

/** The signed-in member, or nobody. The document asks for it before any screen is drawn. */
export const useMe = (): Me | undefined => useMaybe(account.me, {}, useSite().signed_in)?.user
