export default import.meta.glob<{ messages: import('@lingui/core').Messages }>('/src/**/locales/ru.po', { eager: true })
