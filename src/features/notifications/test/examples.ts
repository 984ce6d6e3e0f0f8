import { all, type Examples, goneLetter, own, plain } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /notifications': plain(),
  'GET /letters/{token}': plain(() => ({ token: goneLetter }), all(404)),
  'GET /letters/{token}/off': plain(() => ({ token: goneLetter }), all(303)),
  'POST /letters/{token}/off': plain(() => ({ token: goneLetter }), all(404)),
  'POST /notifications/mark-single-as-read': [own('notification')],
  'POST /notifications/mark-all-as-read': plain(),
  'GET /notifications/mark-all-as-read': plain(),
  'POST /notifications/delete-notification': [own('notification')],
  'POST /notifications/restore': [own('notification', {}, { owner: 404 })],
  'DELETE /notifications': plain(),
  'GET /notifications/delete-all-notifications': plain(),
}
