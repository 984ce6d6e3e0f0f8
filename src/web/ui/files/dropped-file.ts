export interface DroppedFile {
  key: string
  name: string
  /** URL of the preview. */
  preview: string
  file?: File
  /** Upload progress from 0 to 1; undefined when complete. */
  progress?: number
  error?: string
}
