import type { IconName } from '#web/ui/icons/icon-names.ts'
import type { MediaKind } from '../../rules.ts'

export const iconOf: Readonly<Record<MediaKind, IconName>> = { image: 'image', video: 'video-camera', audio: 'microphone', document: 'file-text' }
