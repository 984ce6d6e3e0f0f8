/** What is not a picture: stored as one file that is written anew, never as it came. */
export const attachmentKinds = ['video', 'audio', 'document'] as const
export type AttachmentKind = (typeof attachmentKinds)[number]

/** Stored files by name: the type is ours, whatever the upload declared. Documents are saved, never shown as a page of this site. */
export const ATTACHMENT_FILES = {
  'file.mp4': { kind: 'video', type: 'video/mp4' },
  'file.webm': { kind: 'video', type: 'video/webm' },
  'file.m4a': { kind: 'audio', type: 'audio/mp4' },
  'file.mp3': { kind: 'audio', type: 'audio/mpeg' },
  'file.ogg': { kind: 'audio', type: 'audio/ogg' },
  'file.wav': { kind: 'audio', type: 'audio/wav' },
  'file.pdf': { kind: 'document', type: 'application/pdf' },
  'file.txt': { kind: 'document', type: 'text/plain; charset=utf-8' },
} as const satisfies Record<string, { kind: AttachmentKind; type: string }>
export type AttachmentFile = keyof typeof ATTACHMENT_FILES
export const isAttachmentFile = (name: string): name is AttachmentFile => Object.hasOwn(ATTACHMENT_FILES, name)

/** A file written anew, in the folder of the job. */
export interface Attachment {
  readonly kind: AttachmentKind
  readonly file: AttachmentFile
  readonly bytes: number
  readonly sha256: string
  readonly width: number | null
  readonly height: number | null
  readonly duration_ms: number | null
  readonly pages: number | null
}
export interface AttachmentRefusal {
  readonly refused: 'media.file_type' | 'media.codec' | 'media.protected' | 'media.too_long' | 'media.file_unreadable' | 'media.busy'
  readonly facts: Readonly<Record<string, string | number>>
}
export const refusal = (refused: AttachmentRefusal['refused'], facts: AttachmentRefusal['facts'] = {}): AttachmentRefusal => ({ refused, facts })
