import { tagged } from '#server/privacy.ts'

/** Bookkeeping law: what was bought and given back is kept. */
const legal = <C extends string>(...columns: readonly C[]) => Object.fromEntries(columns.map((name) => [name, 'legal'])) as Record<C, 'legal'>

export const eventTags = tagged({
  events: {
    of: { own: 'user_id' },
    columns: {
      ...{ id: 'public', user_id: 'public', club_id: 'public', type: 'public', mode: 'public', visibility: 'public', recurrence: 'public' },
      ...{ duration_type: 'public', title: 'public', description: 'public', instructions: 'private', location: 'public', online_url: 'private' },
      ...{
        time_zone: 'public',
        start_date: 'public',
        end_date: 'public',
        rrule: 'public',
        exdates: 'public',
        schedule: 'public',
        capacity: 'public',
        price: 'public',
        currency: 'public',
        refund_days: 'public',
      },
      ...{
        cover_media_id: 'public',
        status: 'public',
        cancel_reason: 'public',
        sequence: 'public',
        hidden_at: 'private',
        next_starts_at: 'public',
        next_ends_at: 'public',
      },
      ...{ last_ends_at: 'public', filled_at: 'public', words: 'public', published_at: 'public', created_at: 'public', updated_at: 'public' },
    },
  },
  event_organizers: { of: { own: 'member_id' }, columns: { event_id: 'public', member_id: 'public' } },
  event_occurrences: {
    of: 'nobody',
    columns: {
      ...{ id: 'public', event_id: 'public', original_local: 'public', start_local: 'public', end_local: 'public', starts_at: 'public' },
      ...{ ends_at: 'public', capacity: 'public', taken: 'public', waiting: 'public', status: 'public', sequence: 'public', remind_at: 'public' },
      updated_at: 'public',
    },
  },
  participants: {
    of: { own: 'user_id' },
    columns: {
      ...{ id: 'private', event_id: 'private', occurrence_id: 'private', user_id: 'private', role: 'private', status: 'private' },
      ...{ party_size: 'private', message: 'private', reason: 'private', invited_by: 'private', changed_at: 'private', waits_since: 'private' },
      ...{ offered_until: 'private', code: 'private', checked_in_at: 'private' },
    },
  },
  event_tickets: {
    of: { own: 'buyer_id' },
    columns: {
      ...legal(
        'id',
        'number',
        'event_id',
        'occurrence_id',
        'participant_id',
        'buyer_id',
        'organizer_id',
        'party_size',
        'price',
        'amount',
        'currency',
      ),
      ...legal('commission', 'status', 'payment_id', 'payment_refund_id', 'starts_at', 'refund_until', 'place_until', 'expires_at', 'paid_at'),
      ...legal('disputed_at', 'taken', 'commission_back', 'ended_at', 'created_at', 'updated_at'),
    },
  },
  calendar_addresses: { of: { own: 'member_id' }, columns: { member_id: 'private', token_hash: 'secret', created_at: 'private' } },
})
