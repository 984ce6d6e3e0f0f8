export interface DroppedFile {
  key: string
  name: string
  /** An address the browser can show. */
  preview: string
  file?: File
  /** 0 to 1 while it travels; undefined once it has arrived. */
  progress?: number
  error?: string
}
