import { useState } from 'react'
import { Button } from '../../../ui/kit/Button'
import { Icon } from '../../../ui/kit/drawings/Icon'
import styles from './Mfa.module.css'

const TEXT = (codes: readonly string[]): string =>
  ['Chairside: backup codes for signing in. Each works once.', '', ...codes, ''].join('\n')

function download(codes: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([TEXT(codes)], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'chairside-backup-codes.txt'
  link.click()
  URL.revokeObjectURL(address)
}

export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const [said, setSaid] = useState('')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(TEXT(codes))
      setSaid('Copied.')
    } catch (error) {
      console.info('It was not copied.', error)
      setSaid('This browser doesn’t allow copying here. Write the codes down, or download them.')
    }
  }
  return (
    <>
      <ul className={styles.codes} aria-label="Backup codes">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={() => download(codes)}>
          <Icon name="download" /> Download
        </Button>
        <Button onClick={() => void copy()}>
          <Icon name="copy" /> Copy
        </Button>
        <span role="status">{said}</span>
      </div>
    </>
  )
}
