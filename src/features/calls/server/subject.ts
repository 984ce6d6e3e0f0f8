import { registered } from '#server/slices/subject.ts'
import { callSubject } from '../contract.ts'
import { callCards, callReach } from './queries-subject.ts'

/** As a line of the chat: what it was, how it ended and how long it was. Nobody can attach it to a message. */
export const callKind = registered(callSubject, {
  uses: ['message'],
  reach: callReach,
  async cards({ db }, viewer, ids) {
    const rows = viewer === null ? [] : await callCards(db, ids, viewer)
    return rows.map(({ id, call_type, status, seconds }) => ({
      ...{ id, title: callSubject.name, line: '', image_url: null, detail: { call_type, status, seconds } },
    }))
  },
})
