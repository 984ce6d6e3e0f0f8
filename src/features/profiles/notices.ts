import { memberSubject } from '#features/members/contract.ts'
import { notice, subjectRef, tell } from '#server/slices/notice.ts'
import { levelChanged } from './contract.ts'

const levelNotice = notice({
  type: 'level_changed',
  section: 'profile',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'My level changes',
    line: 'What you have done here has raised or lowered it.',
    subject: 'Your level: {level, select, none {none} bronze {Bronze} silver {Silver} gold {Gold} platinum {Platinum} other {Diamond}}',
    message: 'Your profile shows what it was earned with, and what the next one takes.',
  },
  path: () => '/profile',
  tells: [
    // Deduplicated per day: a level lost and reached again on the same day is announced once.
    tell(levelChanged, async ({ member_id, level }, { clock }) => {
      const day = (await clock()).toISOString().slice(0, 10)
      return [{ member_id, actor_id: null, subject: subjectRef(memberSubject, member_id), property: { level }, dedupe_key: `level:${level}:${day}` }]
    }),
  ],
})

export const profileNotices = [levelNotice]
