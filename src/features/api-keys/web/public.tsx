export { ApiKeysPanels, apiKeysAsks } from './ApiKeysPanels.tsx'
export { useKeysInForce } from './use-keys-in-force.tsx'
