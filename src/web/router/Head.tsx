import { useLingui } from '@lingui/react'
import { locales } from '#kernel/locale.ts'
import { dataText } from '../query/data-text.ts'
import { Title } from './Title.tsx'
import { useSite } from './use-site.ts'

export interface HeadProps {
  readonly title: string
  readonly description: string
  /** Canonical URL. */
  readonly path: string
  /** 1200 × 630; default: the site's picture. */
  readonly picture?: string
  readonly type?: 'website' | 'product' | 'profile' | 'article'
  /** `noindex, follow`: one of countless views of the same rows. */
  readonly passing?: boolean
  /** Address of the same list for feed readers, without its format: `for-sale?country=FR`. */
  readonly feed?: string
  /** Structured data of schema.org. */
  readonly facts?: readonly object[]
}

/** Meta tags for search engines and link previews, in the viewer's language. */
export function Head({ title, description, path, picture = '/og/site.jpg', type = 'website', passing = false, feed, facts = [] }: HeadProps) {
  const { i18n } = useLingui()
  const { name, origin } = useSite()
  const line = description.replace(/\s+/g, ' ').trim().slice(0, 200)
  return (
    <>
      <Title>{title}</Title>
      <meta name="description" content={line} />
      {passing ? <meta name="robots" content="noindex, follow" /> : <link rel="canonical" href={origin + path} />}
      {feed && <link rel="alternate" type="application/atom+xml" title={title} href={`/atom/${feed}`} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={line} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:locale" content={territory(i18n.locale)} />
      {locales.map((one) => one !== i18n.locale && <meta key={one} property="og:locale:alternate" content={territory(one)} />)}
      <meta property="og:image" content={origin + picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={line} />
      <meta name="twitter:image" content={origin + picture} />
      {facts.map((fact, at) => (
        <script key={at} type="application/ld+json" dangerouslySetInnerHTML={{ __html: dataText({ '@context': 'https://schema.org', ...fact }) }} />
      ))}
    </>
  )
}

const TERRITORIES: Readonly<Record<string, string>> = { en: 'en_US', es: 'es_ES', fr: 'fr_FR', ru: 'ru_RU', 'zh-CN': 'zh_CN' }
const territory = (locale: string) => TERRITORIES[locale] ?? 'en_US'
