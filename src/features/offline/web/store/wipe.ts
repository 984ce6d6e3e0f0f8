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
  await deleteCaches()
  // Late: a page that is left in between makes the next one begin again.
  forgetTrace()
  // A file that the worker looked for meanwhile has made a deleted cache again, empty.
  for (let turn = 0; turn < 10; turn++) {
    await new Promise((then) => setTimeout(then, 200))
    if (!(await deleteCaches())) return
  }
}

async function deleteCaches(): Promise<number> {
  const names = (await caches.keys()).filter((name) => name.startsWith('cachet-'))
  for (const name of names) await caches.delete(name)
  return names.length
}
