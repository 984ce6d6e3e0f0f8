import { useLingui } from '@lingui/react/macro'
import { plainly } from '#features/chat/web/public-thread.tsx'
import type { GroupShown } from './group-address.ts'

/** What was said last in a group, and by whom. */
export function useSaid() {
  const { t } = useLingui()
  return ({ last_message }: Pick<GroupShown, 'last_message'>): string => {
    if (!last_message) return t`Nothing is written yet`
    const { by, body, is_own, is_deleted, has_pictures } = last_message
    const said = is_deleted ? t`Message deleted` : plainly(body) || (has_pictures ? t`A picture` : t`A card`)
    const who = is_own ? t({ message: 'You', context: 'who has written' }) : by
    return who ? `${who}: ${said}` : said
  }
}
