// Picks an existing client or 'New Client' by name, even out of ten thousand.
import { Combobox, InputBase, useCombobox } from '@mantine/core'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
import { useState } from 'react'
import { apartWords, sameNamed } from '../../../../shared/salon/same-names'
import { useApart, useLastSeen } from '../../../platform/data/queries/client-list'
import {
  useClientCount,
  useClientSearch,
  useClientWindow,
  useStillSearching,
  useWholeSearch,
} from '../../../platform/data/queries/queries'
import { Dictated } from '../../../voice/Dictated'
import styles from './ClientPicker.module.css'

type ClientPickerProps = {
  clientId: string | null
  clientName: string | null
  onPick: (client: { id: string; name: string } | null) => void
  label?: string
  help?: string
  /** If a client must be chosen: the text shown until then. 'New Client' isn't offered. */
  choose?: string
  /** Shown beside clients whose card has no hair type. */
  noHairType?: string
}

const PAGE = 60
const NEW = 'new-client'

export function ClientPicker({
  clientId,
  clientName,
  onPick,
  label = 'Existing client',
  help = 'Optional: brings in the card, allergies, patch tests and past formulas.',
  choose,
  noHairType,
}: ClientPickerProps) {
  const [text, setText] = useState('')
  const [count, setCount] = useState(PAGE)
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      setText('')
      setCount(PAGE)
    },
    onDropdownOpen: () => combobox.focusSearchInput(),
  })
  const open = combobox.dropdownOpened
  const apart = useApart(clientId)
  return (
    <Combobox
      store={combobox}
      size="md"
      withinPortal={false}
      onOptionSubmit={(value, option) => {
        onPick(value === NEW ? null : { id: value, name: String(option['aria-label'] ?? '') })
        combobox.closeDropdown()
      }}
    >
      <Combobox.Target targetType="button">
        <InputBase
          component="button"
          type="button"
          pointer
          size="md"
          label={label}
          description={help}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          classNames={{ input: styles.target, description: styles.help }}
          onClick={() => combobox.toggleDropdown()}
        >
          {clientId === null ? (choose ?? 'New Client') : (clientName ?? 'Client')}
          {apart && <span className={styles.apart}>{apart}</span>}
        </InputBase>
      </Combobox.Target>
      <Combobox.Dropdown className={styles.dropdown}>
        <Dictated>
          <Combobox.Search
            // Full width: the margins extend over the list's padding.
            style={{ width: 'calc(100% + var(--combobox-padding) * 2)' }}
            value={text}
            onChange={event => {
              setText(event.currentTarget.value)
              combobox.selectFirstOption()
            }}
            placeholder="Search by name, phone or concern"
            aria-label="Search clients"
          />
        </Dictated>
        <Combobox.Options
          aria-label="Clients"
          className={styles.options}
          onScroll={event => {
            const list = event.currentTarget
            if (list.scrollHeight - list.scrollTop - list.clientHeight < 400) setCount(count + PAGE)
          }}
        >
          {open && text.trim() === '' && (
            <ByName count={count} withNew={choose === undefined} noHairType={noHairType} />
          )}
          {open && text.trim() !== '' && <Found text={text} noHairType={noHairType} />}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

type ListProps = { noHairType: string | undefined }
type ListedClient = { id: string; fields: { name: string; phone: string | null } }

/** What tells namesakes apart; null for everybody else. */
function useApartIn(rows: readonly ListedClient[]): (row: ListedClient) => string | null {
  const namesakes = sameNamed(rows.map(({ id, fields }) => ({ id, name: fields.name })))
  const seen = useLastSeen([...namesakes])
  return ({ id, fields }) => (namesakes.has(id) ? apartWords(fields.phone, seen?.get(id)) : null)
}

function ByName({ count, withNew, noHairType }: ListProps & { count: number; withNew: boolean }) {
  const rows = useClientWindow(0, count)
  const total = useClientCount()
  const apart = useApartIn(rows ?? [])
  return (
    <>
      {withNew && (
        <Combobox.Option value={NEW} className={styles.option}>
          New Client
        </Combobox.Option>
      )}
      {rows?.map(row => (
        <Choice
          key={row.id}
          id={row.id}
          name={row.fields.name}
          detail={joined(apart(row), row.fields.hair_type || (noHairType ?? null))}
        />
      ))}
      {total !== undefined && total > count && (
        <Combobox.Footer>{total.toLocaleString('en-GB')} clients: type to find one</Combobox.Footer>
      )}
    </>
  )
}

function Found({ text, noHairType }: ListProps & { text: string }) {
  const rows = useClientSearch(text)
  const apart = useApartIn((rows ?? []).slice(0, PAGE).map(({ row }) => row))
  const whole = useWholeSearch()
  const stillSearching = useStillSearching()
  if (rows === undefined) return null
  if (rows.length === 0)
    return (
      <Combobox.Empty>
        {stillSearching
          ? 'Searching...'
          : whole
            ? `No client like “${text.trim()}”`
            : `No name begins with “${text.trim()}”. The rest of the search can’t be loaded now.`}
      </Combobox.Empty>
    )
  return rows
    .slice(0, PAGE)
    .map(({ id, name, row }) => (
      <Choice
        key={id}
        id={id}
        name={name}
        detail={joined(apart(row), noHairType === undefined ? null : row.fields.hair_type || noHairType)}
      />
    ))
}

const joined = (...words: (string | null)[]): string | null => words.filter(Boolean).join(' · ') || null

/** The label is only the name, which is what gets picked; the detail is read out after it. */
function Choice({ id, name, detail }: { id: string; name: string; detail: string | null }) {
  return (
    <Combobox.Option
      value={id}
      aria-label={name}
      aria-description={detail ?? undefined}
      className={styles.option}
    >
      <span className={styles.name}>{name}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </Combobox.Option>
  )
}
