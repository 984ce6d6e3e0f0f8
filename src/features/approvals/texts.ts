import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { approvals, askingRefusals } from './contract.ts'

const refusals: Texts<CodeOf<typeof approvals> | keyof typeof askingRefusals> = {
  'approval.not_found': 'There is no such request, or you may not decide on it.',
  'approval.decided': 'This has been decided meanwhile, or its time is over: look at the list again.',
  'approval.own': 'Somebody else has to decide on this: you have asked for it yourself, or it is about you.',
  'approval.asker': 'Whoever asked for this may not do it any more.',
  'approval.impossible': 'It cannot be done any more: {why}',
  'approval.reason': 'Write why: a second administrator reads it and has to consent.',
  'approval.asked': 'The same has been asked already and waits for a second administrator.',
  'approval.nobody': 'Nobody else may consent to this: name another administrator first.',
}
export const approvalTexts = texts({
  ...refusals,
  'approval.account.kept': 'The account is there',
  'approval.account.erased': 'The account is erased',
  'approval.none': 'Nothing',
  'mail.approval_asked.subject': '{sender} asks for your consent',
  'mail.approval_asked.body':
    'Hello {name},\n{sender} wants to do something at {site} that needs a second administrator. Read what it is and why, then consent or refuse. It lapses after 72 hours.',
  'mail.approval_asked.action': 'Read it',
})
