import { useLingui } from '@lingui/react/macro'
import type { AnnouncementWords, announcementKinds } from '#features/announcements/contract.ts'
import { locales } from '#kernel/locale.ts'
import { useAnnouncementWords } from './use-announcement-words.ts'

interface PreviewProps {
  kind: (typeof announcementKinds)[number]
  words: AnnouncementWords
  link: string | null
}

/** As it stands above each page, once for each language that it is written in. */
export function Preview({ kind, words, link }: PreviewProps) {
  const { t } = useLingui()
  const { kinds } = useAnnouncementWords()
  return (
    <>
      {locales
        .filter((locale) => words[locale])
        .map((locale) => (
          <div key={locale} className={`site-notice site-notice--${kind}`}>
            <p>
              <strong>{kinds[kind]}</strong>{' '}
              <span lang={locale} dir="auto">
                {words[locale]}
              </span>
              {link && (
                <>
                  {' '}
                  <a href={link}>{t({ message: 'Read more', context: 'one line above each page' })}</a>
                </>
              )}
            </p>
          </div>
        ))}
    </>
  )
}
