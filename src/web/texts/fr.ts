export default import.meta.glob<{ messages: import('@lingui/core').Messages }>('/src/**/locales/fr.po', { eager: true })
