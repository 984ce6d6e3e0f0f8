import { fill } from '#kernel/address.ts'

const MEETING = '/meeting'
export const CALLS = '/calls'
export const meetingPath = (id: string) => fill(MEETING, { call: id })
/** Where devices are checked before somebody is called. */
export const callPath = (user_id: string, type: 'audio' | 'video') => fill(MEETING, { with: user_id, type })
