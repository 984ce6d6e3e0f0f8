import type { Tables } from '#server/db/tables.ts'

/** Retention period: rows whose `after` is older are deleted. Keep equal to docs/operations.md. */
export interface Retention {
  readonly table: keyof Tables
  readonly after: string
  readonly period: string
  /** Condition, equal to that of a partial index. */
  readonly when?: string
}
const rule = <T extends keyof Tables>(table: T, after: keyof Tables[T] & string, period: string, when?: string): Retention => ({
  ...{ table, after, period },
  ...(when && { when }),
})

/** Tables that grow by themselves, with their retention. Books and audit log are kept and not listed. */
export const retention: readonly Retention[] = [
  rule('outbox', 'done_at', '14 days', 'done_at is not null'),
  rule('idempotency_keys', 'created_at', '7 days'),
  rule('mails', 'sent_at', '30 days', 'sent_at is not null'),
  rule('mails', 'dead_at', '90 days', 'dead_at is not null'),
  rule('sessions', 'expires_at', '90 days'),
  rule('member_tokens', 'expires_at', '7 days'),
  rule('member_devices', 'seen_at', '400 days'),
  rule('passkey_challenges', 'expires_at', '1 day'),
  rule('contact_letters', 'sent_at', '1 day'),
  rule('address_letters', 'sent_at', '1 day'),
  rule('rate_counts', 'ends_at', '1 hour'),
  rule('member_contacts', 'ended_at', '30 days', 'ended_at is not null'),
  rule('member_contacts', 'expires_at', '30 days', 'verified_at is null and ended_at is null'),
  rule('push_tokens', 'created_at', '2 days'),
  rule('webhook_events', 'received_at', '30 days'),
  rule('privacy_exports', 'created_at', '90 days', "status in ('failed', 'expired')"),
  rule('imports', 'created_at', '30 days', "status in ('ready', 'done', 'cancelled', 'failed', 'undone')"),
]
