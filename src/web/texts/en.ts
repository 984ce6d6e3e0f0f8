export default import.meta.glob<{ messages: import('@lingui/core').Messages }>('/src/**/locales/en.po', { eager: true })
