export { ApiKeysPanels, apiKeysAsks } from './ApiKeysPanels.tsx'
