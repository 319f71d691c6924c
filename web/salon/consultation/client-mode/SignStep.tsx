import { Button } from '../../../ui/kit/Button'
import { Icon } from '../../../ui/kit/drawings/Icon'
import styles from './ClientMode.module.css'
import { Heading } from './Heading'
import { SignaturePad } from './SignaturePad'

type Props = {
  path: string
  name: string
  onPath: (path: string) => void
  onName: (name: string) => void
  onDone: (signature: { path: string; name: string } | null) => void
  onBack: () => void
}

/** Signed with a finger or by typing the name; signing is optional. */
export function SignStep({ path, name, onPath, onName, onDone, onBack }: Props) {
  const isSigned = path !== '' || name.trim() !== ''
  return (
    <>
      <Heading>Please sign your answers</Heading>
      <SignaturePad path={path} onPath={onPath} />
      <label className={styles.typed}>
        Or type your name
        <input
          value={name}
          maxLength={200}
          autoComplete="off"
          onChange={event => onName(event.currentTarget.value)}
        />
      </label>
      <div className={styles.two}>
        <button
          type="button"
          className={styles.big}
          data-act={isSigned || undefined}
          onClick={() => onDone(isSigned ? { path, name: name.trim() } : null)}
        >
          {isSigned ? 'Sign' : 'Finish without signing'}
        </button>
      </div>
      <p className={styles.ways}>
        <Button onClick={onBack}>
          <Icon name="back" size={20} /> Back
        </Button>
      </p>
    </>
  )
}
