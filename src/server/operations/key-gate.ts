import type { ApiScope } from '#kernel/api-scope.ts'
import type { AnyOperation, Http } from '#kernel/operation.ts'
import { namesIn, type Permission } from '#kernel/permission.ts'
import type { Translator } from '../i18n/translator.ts'
import { type HttpResult, problem } from './http-result.ts'
import type { Requester } from './requester.ts'
import type { Slice } from './slice.ts'

/** A program with a key: its member's plan must hold keys, and the key the scope of the operation. An operation without a scope is closed. */
export function keyGate(
  { words }: { readonly words: Translator },
  scope: ApiScope | undefined,
  { viewer, locale }: Requester,
): HttpResult | undefined {
  if (viewer.kind !== 'member' || !viewer.key) return undefined
  const { needs, scopes } = viewer.key
  if (!viewer.permissions.has(needs)) return problem(words, locale, 403, 'permission.missing', { permission: needs })
  if (scope && scopes.has(scope)) return undefined
  return problem(words, locale, 403, 'key.scope', { facts: { scope: scope ?? 'none' } })
}

/** The scope of each operation. Throws at the start for what no key may open: sign-in, money that goes out, rights, administration, raw calls. */
export function scopesOf(slices: readonly Pick<Slice, 'scopes'>[]): ReadonlyMap<Http, ApiScope> {
  const all = slices.flatMap(({ scopes }) => scopes)
  for (const [scope, op] of all) {
    const why = closedBecause(op)
    if (why) throw new Error(`${op.http} cannot be in the scope ${scope} of API keys: ${why}`)
  }
  const known = new Map(all.map(([scope, { http }]) => [http, scope]))
  if (known.size < all.length) throw new Error('an operation is named in two scopes')
  return known
}

const CLOSED_FAMILIES = new Set(['rights', 'money', 'moderation', 'sign_in'])
const CLOSED_TO_KEYS = /^(wallet|user\.access|my_account|my_network)\./
function closedBecause({ fresh, audit, takes, bearer_only, permission }: AnyOperation): string | undefined {
  if (fresh) return 'it asks for a step-up'
  if (audit && CLOSED_FAMILIES.has(audit)) return `it is audited as ${audit}`
  if (takes === 'raw' || bearer_only) return 'it is for other programs'
  const name = namesIn(permission as Permission).find((one) => CLOSED_TO_KEYS.test(one))
  return name && `it asks for ${name}`
}
