import { channelOf, mailTimesOf, type NoticeChannel, noticeSections, noticeText } from '#kernel/notice.ts'
import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { settings } from '../contract.ts'

/** Switches of the settings page, with labels in the viewer's language. */
export const notices = query(settings.notices, async ({ input: { section }, requester, viewer, tools }) => {
  const declared = [...tools.notices.values()].filter(({ permission }) => permission === undefined || viewer.permissions.has(permission))
  const sections = noticeSections.filter((name) => declared.some((one) => one.section === name))
  if (section !== undefined && !sections.some((name) => name === section)) return refuse('notice_section.not_found')
  const data = declared
    .filter((one) => section === undefined || one.section === section)
    .map((declared) => {
      const { type, section, texts } = declared
      const say = (part: 'name' | 'line' | 'always') => tools.words.say(requester.locale, noticeText(type, part))
      const of = (channel: NoticeChannel) => channelOf(declared, channel)
      const words = { name: say('name'), line: say('line'), always: texts.always === undefined ? null : say('always') }
      return {
        event: type,
        section,
        ...words,
        mail_times: [...mailTimesOf(declared)],
        channels: { in_app: of('in_app'), push: of('push'), mail: of('mail') },
      }
    })
  return { sections, data }
})
