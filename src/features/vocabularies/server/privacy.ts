import { tagged } from '#server/privacy.ts'

export const vocabularyTags = tagged({
  terms: {
    of: 'nobody',
    columns: {
      list: 'public',
      code: 'public',
      parent: 'public',
      sort: 'public',
      symbol: 'public',
      year_from: 'public',
      year_to: 'public',
      en: 'public',
      es: 'public',
      fr: 'public',
      'zh-CN': 'public',
      ru: 'public',
      is_retired: 'public',
    },
  },
})
