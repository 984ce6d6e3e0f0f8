import type { AnyOperation } from '#kernel/operation.ts'
import { type HttpResult, problem } from '../http-result.ts'
import type { DispatcherParts } from '../registered-handler.ts'
import type { Requester } from '../requester.ts'
import type { Handler } from '../slice.ts'

/** An administrator who looks as a member: reads what the member reads, and neither acts, nor hears private talk, nor takes anything out. */
export function viewGate({ words }: Pick<DispatcherParts, 'words'>, { kind, op }: Handler, { viewer, locale }: Requester): HttpResult | undefined {
  if (viewer.kind !== 'member' || !viewer.seen_by || op.ends_view) return undefined
  if (kind !== 'reading') return problem(words, locale, 403, 'view.read_only')
  return isClosed(op) ? problem(words, locale, 403, 'view.closed') : undefined
}

const isClosed = ({ talk, audit, fresh, gives, guests, permission }: AnyOperation) =>
  Boolean(talk || audit || fresh) || (gives === 'file' && permission !== 'everyone' && !guests)
