export { ErasePanel } from './ErasePanel.tsx'
export { ExportPanel } from './ExportPanel.tsx'
export { LeavePanel } from './LeavePanel.tsx'
