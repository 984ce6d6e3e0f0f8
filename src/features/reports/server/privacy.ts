import { tagged } from '#server/privacy.ts'

/** What was decided stays; what was written goes with whoever wrote it. Who reported and who decided is told to nobody. */
export const reportTags = tagged({
  report_cases: {
    of: { own: 'member_id' },
    columns: {
      ...{ id: 'legal', number: 'legal', subject_type: 'legal', subject_id: 'legal', part: 'legal', member_id: 'legal', path: 'legal' },
      title: { tag: 'private', becomes: '{number}' },
      ...{ frozen: 'private', frozen_media_ids: 'private', is_private: 'legal', status: 'legal', taken_by: 'secret', decided_by: 'secret' },
      ...{ decided_at: 'legal', version: 'legal', created_at: 'legal' },
    },
  },
  reports: {
    of: { own: 'reporter_id' },
    columns: { id: 'legal', case_id: 'legal', reporter_id: 'legal', reason: 'legal', body: 'private', created_at: 'legal' },
  },
  report_notes: {
    of: { own: 'author_id' },
    columns: { id: 'legal', case_id: 'legal', author_id: 'legal', body: { tag: 'private', becomes: '–' }, created_at: 'legal' },
  },
  report_answers: {
    of: { own: 'author_id' },
    columns: { id: 'legal', title: 'legal', clause: 'legal', facts: 'legal', author_id: 'secret', created_at: 'legal' },
  },
  decisions: {
    of: { own: 'member_id' },
    columns: {
      ...{ id: 'legal', number: 'legal', case_id: 'legal', member_id: 'legal', subject_type: 'legal', subject_id: 'legal' },
      title: { tag: 'private', becomes: '{number}' },
      ...{ measure: 'legal', scope: 'legal', ends_at: 'legal', ground: 'legal', clause: 'legal', facts: 'legal', found_by: 'legal' },
      ...{ decided_by: 'secret', has_effect: 'legal', status: 'legal', lapsed_at: 'legal', appeal: 'legal', appealed_at: 'legal' },
      ...{ answer: 'legal', answered_by: 'secret', answered_at: 'legal', created_at: 'legal' },
    },
  },
})
