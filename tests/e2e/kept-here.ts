// What a tablet keeps beside its records, as it lies in its database.
import type { Page } from '@playwright/test'

/** As the disk has it: what a page only holds in memory is not in it. */
export const keptHere = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const ended = <T>(asked: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    // Asking must make none: the app would find it without its tables.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'chairside.kept')) return {}
    const db = await ended(indexedDB.open('chairside.kept'))
    const texts = db.transaction('texts').objectStore('texts')
    const [keys, values] = await Promise.all([ended(texts.getAllKeys()), ended(texts.getAll())])
    db.close()
    return Object.fromEntries(keys.map((key, at) => [String(key), String(values[at])]))
  })

export const keptText = async (page: Page): Promise<string> => Object.values(await keptHere(page)).join('\n')

/** As if another tab had written it. */
export const putKept = (page: Page, key: string, text: string): Promise<void> =>
  page.evaluate(
    ([key, newValue]) =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('chairside.kept')
        asked.onerror = () => reject(asked.error)
        asked.onsuccess = () => {
          const writing = asked.result.transaction('texts', 'readwrite')
          writing.objectStore('texts').put(newValue, key)
          writing.oncomplete = () => {
            asked.result.close()
            const line = new BroadcastChannel('chairside.kept')
            line.postMessage({ key, oldValue: null, newValue })
            setTimeout(() => {
              line.close()
              resolve()
            }, 50)
          }
        }
      }),
    [key, text] as const,
  )
