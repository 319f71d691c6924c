// Whose email is proved, by a mailed link or by a provider that vouches for it.
import { type Db, run } from '../../db/statements'

export async function isProved(db: Db, account: string): Promise<boolean> {
  const [user] = await run<{ proved: boolean | number | null }>(
    db,
    'select "emailVerified" as proved from "user" where id = ?',
    [account],
  )
  return Boolean(user?.proved)
}

export async function setProved(db: Db, account: string): Promise<void> {
  await run(db, 'update "user" set "emailVerified" = ? where id = ?', [
    db.dialect === 'sqlite' ? 1 : 'true',
    account,
  ])
}
