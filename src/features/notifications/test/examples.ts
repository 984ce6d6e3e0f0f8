import { createECDH } from 'node:crypto'
import { all, type Examples, goneLetter, own, plain } from '#test/contract/example.ts'

/** A browser whose push service does not exist: nobody is told anything. */
const browser = () => ({
  endpoint: 'https://nobody.push.services.mozilla.com/wpush/v2/example',
  keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: Buffer.alloc(16, 1).toString('base64url') },
})

export const examples: Examples = {
  'GET /push/subscriptions': plain(),
  'POST /push/subscriptions': plain(browser),
  'DELETE /push/subscriptions/{id}': [own('push_subscription')],
  'POST /push/subscriptions/{id}/try': [own('push_subscription')],
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
