import { knownAccount } from '../../../platform/data/account/account'
import { wordsOf } from '../../../ui/forms/attempt'
import { notify } from '../../../ui/kit/notices/notify'

/** Downloads everything on this device as one file. */
export async function downloadAll(): Promise<void> {
  try {
    const [{ download, jsonFile }, { everythingHeld }] = await Promise.all([
      import('../../../salon/import-export/export/export'),
      import('../../../salon/import-export/export/hold'),
    ])
    download(jsonFile(await everythingHeld(), knownAccount()?.id ?? '', Date.now()))
    notify({ title: 'Download Started', tone: 'ok' })
  } catch (error) {
    notify({ title: 'Error', text: wordsOf(error), tone: 'stop' })
  }
}
