import { forgetTrace } from './trace.ts'

const DATABASE = 'cachet-offline'
const done = (request: IDBOpenDBRequest) =>
  new Promise<void>((then) => {
    request.onsuccess = request.onerror = request.onblocked = () => then()
  })

/** Deletes everything of the copy from this device: rows, queue, stored pages and the service worker. */
export async function wipe() {
  const worker = await navigator.serviceWorker?.getRegistration('/')
  await worker?.unregister()
  await done(indexedDB.deleteDatabase(DATABASE))
  for (const name of await caches.keys()) if (name.startsWith('cachet-')) await caches.delete(name)
  // Last: a page that is left in between makes the next one begin again.
  forgetTrace()
}
