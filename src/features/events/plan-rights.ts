import { planRight } from '#server/slices/plan-right.ts'

export const eventRights = [
  planRight({
    key: 'join_events',
    group: 'community',
    permission: 'events.join',
    covers: ['events.view_detail', 'events.listing'],
    texts: { name: 'Take part in events' },
  }),
  planRight({
    key: 'join_exhibitions',
    group: 'community',
    permission: 'exhibitions.join',
    covers: ['exhibitions.view_detail', 'exhibitions.listing'],
    texts: { name: 'Take part in exhibitions' },
  }),
  planRight({ key: 'calendar_month', group: 'community', permission: 'calender.event.monthly_view', texts: { name: 'The calendar by months' } }),
  planRight({ key: 'events', group: 'community', permission: 'events.own_event.crud', texts: { name: 'Events of your own' } }),
  planRight({ key: 'exhibitions', group: 'community', permission: 'exhibitions.own_exhibition.crud', texts: { name: 'Exhibitions of your own' } }),
]
