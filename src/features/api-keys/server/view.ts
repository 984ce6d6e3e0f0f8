import type { AnyOperation } from '#kernel/operation.ts'
import type { ApiScope } from '#kernel/people/api-scope.ts'
import { stateOf } from '../rules.ts'
import type { KeyRow } from './queries.ts'

export const keyView = ({ now, revoked_at, scopes, ...row }: KeyRow) => ({
  ...row,
  scopes: scopes as ApiScope[],
  state: stateOf({ revoked_at, ends_at: row.ends_at }, now),
})

export const openedBy = (scope: ApiScope, scoped: ReadonlyMap<ApiScope, readonly AnyOperation[]>) => ({
  scope,
  calls: (scoped.get(scope) ?? []).map(({ http, doc }) => ({ http, doc })),
})
