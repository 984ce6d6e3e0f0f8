export default import.meta.glob<{ messages: import('@lingui/core').Messages }>('/src/**/locales/es.po', { eager: true })
