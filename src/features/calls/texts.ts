import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { calls } from './contract.ts'

const refusals: Texts<CodeOf<typeof calls>> = {
  'calls.not_found': 'This call is not open to you.',
  'calls.no_member': 'This member cannot be reached.',
  'calls.self': 'That is you.',
  'calls.not_known': 'You can call connections, members you deal with, and those you talk with.',
  'calls.too_many': 'They have not answered several calls. Write to them, or try again in an hour.',
  'calls.busy': 'They are in another call.',
  'calls.engaged': 'You are in a call already.',
  'calls.full': 'Four can be in a call.',
  'calls.over': 'This call is over, or was not answered in time.',
  'calls.answered': 'This call was answered on another device.',
  'calls.elsewhere': 'The call goes on on another device.',
  'calls.not_there': 'They are not in the call with this device any more.',
  'calls.too_many_signals': 'Too many connection messages wait for them.',
  'calls.item': 'Not everybody in the call may see this item.',
  'calls.table_full': 'The table is full: twelve items lie on it.',
}
export const callsTexts = texts({ 'part.calls': 'Calls', ...refusals })
