export default import.meta.glob<{ messages: import('@lingui/core').Messages }>('/src/**/locales/zh-CN.po', { eager: true })
