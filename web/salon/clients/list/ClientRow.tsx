import type { KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import type { FieldsOf, Shade } from '../../../../shared/salon/records/records'
import type { ClientMatch } from '../../../platform/data/queries/queries'
import { Strand } from '../../../ui/kit/drawings/Strand'
import { StopShape } from '../StopShape'
import styles from './ClientList.module.css'

export type RowOfClient = {
  id: string
  fields: FieldsOf<'client'>
  pending: boolean
  problem?: string | undefined
}
type Marks = { shade: Shade | null; allergies: number }

type Props = {
  client: RowOfClient | undefined
  marks: Marks | undefined
  /** What tells this client apart from a namesake. */
  apart: string | null
  /** What the search matched, if not the name shown. */
  why: ClientMatch['why'] | undefined
  index: number
  open: boolean
  /** The one row in the tab order. */
  reachable: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: () => void
}

export function ClientRow({ client, marks, apart, why, index, open, reachable, onKeyDown, onFocus }: Props) {
  if (!client)
    return (
      <div className={styles.row} aria-hidden="true">
        <span className={styles.bone} style={{ width: `${40 + ((index * 17) % 35)}%` }} />
      </div>
    )
  const { name, phone, hair_type, concerns } = client.fields
  const card = why === 'concern' ? [...concerns, hair_type] : [hair_type, ...concerns]
  const guessed = why === 'sound' ? 'Sounds alike' : why === 'near' ? 'Similar spelling' : null
  const found = why === 'phone' ? phone : guessed
  const about = [apart, apart === null || why !== 'phone' ? found : null, ...card].filter(Boolean).join(' · ')
  return (
    <Link
      to={`/clients/${encodeURIComponent(client.id)}`}
      className={styles.row}
      data-index={index}
      aria-current={open ? 'page' : undefined}
      tabIndex={reachable ? 0 : -1}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <span className={styles.strand} aria-hidden="true">
        {marks?.shade && <Strand level={marks.shade.level} tone={marks.shade.tone ?? 'natural'} />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {about && <span className={styles.about}>{about}</span>}
      </span>
      {client.problem && <span className={styles.flag}>Not sent</span>}
      {marks !== undefined && marks.allergies > 0 && (
        <span className={styles.flag}>
          <StopShape size={16} /> Allergy
        </span>
      )}
    </Link>
  )
}
